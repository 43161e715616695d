/** What the language server tells about a place, drawn: the little Markdown that it writes, and never markup. */

export function rendered(markdown: string): HTMLElement {
  const whole = document.createElement('div');
  whole.className = 'hover';
  for (const [, code, text] of markdown.matchAll(/```\w*\n([\s\S]*?)\n```|((?:(?!```)[\s\S])+)/g)) {
    if (code !== undefined) whole.append(element('code', code));
    for (const paragraph of text?.split('\n\n') ?? [])
      if (paragraph.trim()) whole.append(inParagraph(paragraph.trim()));
  }
  return whole;
}

function inParagraph(text: string): HTMLElement {
  const paragraph = document.createElement('p');
  for (const [piece, bold, code] of text.matchAll(/\*\*((?:\\.|[^*\\])+)\*\*|`([^`]+)`|(?:\\.|[^*`\\]|\*(?!\*))+/g)) {
    if (bold !== undefined) paragraph.append(element('b', plain(bold)));
    else if (code !== undefined) paragraph.append(element('code', code));
    else paragraph.append(plain(piece));
  }
  return paragraph;
}

const plain = (text: string): string => text.replace(/ {2}\n/g, '\n').replace(/\\([^\w\s])/g, '$1');

function element(tag: 'b' | 'code', text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

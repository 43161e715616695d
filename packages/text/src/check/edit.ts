/** Changes of a text file that leave every other letter of it as it is. */
import { type Attribute, FluentSerializer, Identifier, Message, type Pattern } from '@fluent/syntax';

export interface Edit {
  start: number;
  end: number;
  text: string;
}

export function applyEdits(text: string, edits: readonly Edit[]): string {
  // From the end, so that earlier places stay where they are; of two at one place, the later one stands behind.
  const ordered = edits.map((edit, i) => ({ ...edit, i })).sort((a, b) => b.start - a.start || b.i - a.i);
  let result = text;
  for (const edit of ordered) result = result.slice(0, edit.start) + edit.text + result.slice(edit.end);
  return result;
}

export function newlineOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

/** What stands after `=`, from the blank or line break on, as Fluent lays it out; in an attribute it stands deeper. */
export function afterEquals(pattern: Pattern, isAttribute = false): string {
  const text = new FluentSerializer().serializeEntry(new Message(new Identifier('x'), pattern.clone()));
  const body = text.replace(/^x =/, '').trimEnd();
  return (isAttribute ? body.replaceAll('\n', '\n    ') : body).replace(/[ \t]+$/gm, '');
}

/** A text as a translator sees it: without its indentation. */
export function bareText(pattern: Pattern): string {
  return afterEquals(pattern)
    .replace(/^[ \n]/, '')
    .replace(/^ {4}/gm, '');
}

/** Puts a text in the place of the old one of a message or attribute. */
export function patternEdit(text: string, owner: Message | Attribute, pattern: Pattern): Edit {
  const start = text.indexOf('=', owner.id.span?.end ?? 0) + 1;
  return { start, end: owner.value?.span?.end ?? start, text: afterEquals(pattern, owner.type === 'Attribute') };
}

/** The sentence that is being written, up to the cursor. */

/** Sentences begin after a brace, a line end or a semicolon that no bracket holds open. */
export function statementStart(text: string, offset: number): number {
  let depth = 0;
  for (let at = offset - 1; at >= 0; at--) {
    const char = text[at];
    if (char === ')') depth++;
    else if (char === '(' && depth-- === 0) return at + 1;
    else if (depth === 0 && (char === '{' || char === '}' || char === '\n' || char === ';')) return at + 1;
  }
  return 0;
}

/** Whether what is being written stands in a bracket: a value, not a sentence of its own. */
export const inBracket = (text: string, offset: number): boolean => text[statementStart(text, offset) - 1] === '(';

/** Words, with each bracket as one; the last is the word that is being typed, empty after a blank. */
export function wordsBefore(text: string, offset: number): { words: string[]; typed: string } {
  const words: string[] = [];
  let depth = 0;
  let word = '';
  for (const char of text.slice(statementStart(text, offset), offset).trimStart()) {
    if (char === '(') depth++;
    if (char === ')') depth--;
    if (depth > 0 || !/\s/.test(char)) word += char;
    else if (word) {
      words.push(word);
      word = '';
    }
  }
  return { words, typed: word };
}

/** Where a new line would stand: outside of all blocks, or in the outermost block of this declaration, or deeper. */
export interface Surroundings {
  depth: number;
  /** The word that begins the declaration around it. */
  declaration: string;
  /** In a comment or a text. */
  inert: boolean;
}

export function surroundingsOf(text: string, offset: number): Surroundings {
  let depth = 0;
  let declaration = '';
  let lineStart = 0;
  for (let at = 0; at < offset; at++) {
    const char = text[at];
    if (char === '\n') lineStart = at + 1;
    else if (char === '#' || char === '"') {
      let end = at + 1;
      while (end < text.length && text[end] !== '\n' && !(char === '"' && text[end] === '"')) end++;
      if (end >= offset && !(char === '"' && end < offset)) return { depth, declaration, inert: true };
      at = text[end] === '\n' ? end - 1 : end;
    } else if (char === '{' && depth++ === 0) {
      declaration = /^\s*(?:replace\s+)?([a-z-]+)/.exec(text.slice(lineStart, at))?.[1] ?? '';
    } else if (char === '}' && depth > 0) depth--;
  }
  return { depth, declaration: depth ? declaration : '', inert: false };
}

/** A key as the play screen knows it. */
export type Key =
  | {
      is:
        | 'up'
        | 'down'
        | 'left'
        | 'right'
        | 'page-up'
        | 'page-down'
        | 'home'
        | 'end'
        | 'enter'
        | 'space'
        | 'escape'
        | 'erase'
        | 'interrupt';
    }
  | { is: 'text'; text: string };

const SEQUENCES: Record<string, Key['is']> = {
  '\u001b[A': 'up',
  '\u001bOA': 'up',
  '\u001b[B': 'down',
  '\u001bOB': 'down',
  '\u001b[C': 'right',
  '\u001bOC': 'right',
  '\u001b[D': 'left',
  '\u001bOD': 'left',
  '\u001b[5~': 'page-up',
  '\u001b[6~': 'page-down',
  '\u001b[H': 'home',
  '\u001bOH': 'home',
  '\u001b[1~': 'home',
  '\u001b[F': 'end',
  '\u001bOF': 'end',
  '\u001b[4~': 'end',
  '\r': 'enter',
  '\n': 'enter',
  ' ': 'space',
  '\u007f': 'erase',
  '\b': 'erase',
  '\u0003': 'interrupt',
  '\u0004': 'interrupt',
  '\u001b': 'escape',
};

// An escape sequence, a lone escape, or one character.
// biome-ignore lint/suspicious/noControlCharactersInRegex: keys arrive as control characters
const PIECE = /\u001b(?:\[[0-9;]*[A-Za-z~]|O[A-Za-z])|[\s\S]/gu;

/** What a chunk of terminal input means; several keys may arrive at once, as when text is pasted. */
export function readKeys(chunk: string): Key[] {
  const keys: Key[] = [];
  for (const [piece] of chunk.matchAll(PIECE)) {
    const known = SEQUENCES[piece];
    if (known !== undefined) keys.push({ is: known } as Key);
    else if (!piece.startsWith('\u001b') && piece >= ' ') keys.push({ is: 'text', text: piece });
  }
  return keys;
}

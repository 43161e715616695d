import type { Finding } from './finding.js';
import type { Comment, Loc } from './syntax.js';

export type TokenKind = 'word' | 'number' | 'text' | 'mark' | 'newline' | 'odd';

export interface Token extends Loc {
  kind: TokenKind;
}

export interface Scanned {
  /** Without blanks and comments. */
  tokens: Token[];
  comments: Comment[];
  findings: Finding[];
}

const CLOSING: Record<string, string> = { '"': '"', '“': '”', '„': '”“', '«': '»', '”': '”', "'": "'", '‘': '’' };
const BLANK = /[ \t\f\v\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]/;
const WORD = /[\p{L}_][\p{L}\p{M}\p{N}_]*(?:-+[\p{L}\p{M}\p{N}_]+)*/uy;
const NUMBER = /[0-9]+(?:\.[0-9]+)?/y;
const MARK = /==+|!=|<=|>=|<>|&&|\|\||=>|->|[{}(),:;=<>+*/%!&|–−×·÷≠≤≥-]/y;

/** The words and marks of a text, in order. Every character is in a token, a comment or is a blank. */
export function scan(text: string): Scanned {
  const tokens: Token[] = [];
  const comments: Comment[] = [];
  const findings: Finding[] = [];
  const match = (pattern: RegExp, at: number): number => {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : 0;
  };
  let lineEnd = 0;
  const endOfLine = (from: number): number => {
    if (from <= lineEnd && lineEnd > 0) return lineEnd; // known from an earlier one on this line
    lineEnd = from;
    while (lineEnd < text.length && text[lineEnd] !== '\n' && text[lineEnd] !== '\r') lineEnd++;
    return lineEnd;
  };

  let at = 0;
  let fresh = true; // nothing but blanks yet on this line
  const push = (kind: TokenKind, end: number): void => {
    tokens.push({ kind, start: at, end });
    at = end;
    fresh = kind === 'newline';
  };

  while (at < text.length) {
    const char = text[at] as string;
    if (char === ' ' || BLANK.test(char)) at++;
    else if (char === '\n') push('newline', at + 1);
    else if (char === '\r') push('newline', text[at + 1] === '\n' ? at + 2 : at + 1);
    else if (char === '#' || (char === '/' && text[at + 1] === '/')) {
      const mark = char === '#' ? 1 : 2;
      const end = endOfLine(at);
      const body = text.slice(at + mark, end).trimEnd();
      const loc = { start: at, end: at + mark + body.length };
      comments.push({ text: body, ownLine: fresh, loc });
      if (mark === 2) findings.push(wrongComment(loc));
      at = end;
    } else if (CLOSING[char]) {
      const end = endOfLine(at);
      const close = closingQuote(text, at, end);
      const loc = { start: at, end: close < 0 ? text.slice(at, end).trimEnd().length + at : close + 1 };
      if (close < 0) findings.push({ code: 'D0118', args: {}, loc });
      else if (char !== '"' || text[close] !== '"') findings.push(wrongQuotes(text, loc));
      push('text', loc.end);
    } else {
      const word = plainWord(text, at) || match(WORD, at);
      const number = word ? 0 : match(NUMBER, at);
      const mark = word || number ? 0 : match(MARK, at);
      if (word) push('word', word);
      else if (number) push('number', number);
      else if (mark) push('mark', mark);
      else {
        const end = at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
        findings.push({ code: 'D0126', args: { found: describe(text.slice(at, end)) }, loc: { start: at, end } });
        push('odd', end);
      }
    }
  }
  return { tokens, comments, findings };
}

/** The end of a word of plain letters, or 0: nearly all words are, and this is faster than the pattern. */
function plainWord(text: string, at: number): number {
  if (!isPlain(text.charCodeAt(at)) || isDigit(text.charCodeAt(at))) return 0;
  let end = at + 1;
  for (;;) {
    while (isPlain(text.charCodeAt(end))) end++;
    let next = end;
    while (text.charCodeAt(next) === 45) next++;
    if (next === end || !isPlain(text.charCodeAt(next))) break;
    end = next;
  }
  return text.charCodeAt(end) > 127 || (text[end] === '-' && text.charCodeAt(end + 1) > 127) ? 0 : end;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isPlain = (code: number): boolean =>
  (code >= 97 && code <= 122) || isDigit(code) || (code >= 65 && code <= 90) || code === 95;

/** A character as one can show it: itself, or its number if it is invisible. */
function describe(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  const visible = /[\p{L}\p{N}\p{P}\p{S}]/u.test(char);
  return visible ? char : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

function closingQuote(text: string, open: number, end: number): number {
  const closers = `${CLOSING[text[open] as string] ?? ''}"`;
  for (let i = open + 1; i < end; i++) if (closers.includes(text[i] as string)) return i;
  return -1;
}

function wrongComment(loc: Loc): Finding {
  const edits = [{ loc: { start: loc.start, end: loc.start + 2 }, text: '#' }];
  return { code: 'D0121', args: {}, loc, fix: { title: 'Write # for a comment', safety: 'safe', edits } };
}

function wrongQuotes(text: string, loc: Loc): Finding {
  const wanted = `"${text.slice(loc.start + 1, loc.end - 1)}"`;
  const fix = { title: 'Use straight double quotes', safety: 'safe' as const, edits: [{ loc, text: wanted }] };
  return { code: 'D0119', args: { found: text[loc.start] as string }, loc, fix };
}

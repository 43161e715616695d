import { LANGUAGE_LIMITS as MOST } from '@draco-table/ruleset';
import type { Finding } from './finding.js';
import { type Scanned, scan, type Token } from './scan.js';
import type { Comment, Loc } from './syntax.js';

/** One declaration or header line: where it stands, and its text with everything blanked that does not count. */
export interface Piece extends Loc {
  text: string;
  /** It holds a bracket that is missing or nested too deep: what follows from that need not be told as well. */
  unbalanced: boolean;
  /** Not to be read: too deep. */
  tooDeep: boolean;
}

export interface Layout {
  pieces: Piece[];
  comments: Comment[];
  findings: Finding[];
}

/** A line goes on after these … */
const OPEN_ENDED = new Set(['and', 'or', 'not', 'is', 'in', 'of', 'where', 'then', 'else', 'mod']);
const OPEN_ENDED_MARKS = new Set([
  ',',
  ':',
  '=',
  '+',
  '-',
  '*',
  '/',
  '<',
  '>',
  '<=',
  '>=',
  '==',
  '!=',
  '&&',
  '||',
  '%',
]);
/** … and before these, which cannot begin a statement. */
const CONTINUING = new Set(['and', 'or', 'is', 'of', 'where', 'then', 'else']);
const CONTINUING_MARKS = new Set([
  '{',
  ')',
  ',',
  '+',
  '*',
  '/',
  '<',
  '>',
  '<=',
  '>=',
  '==',
  '!=',
  '=',
  '&&',
  '||',
  '%',
]);

/** In the middle of a block, a line that looks like this means that a brace is missing above it. */
const DECLARATION =
  /(?:(?:replace +)?card +\S[^{\n]*\{|verb +\S[^{\n]*\{|phase +\S[^{\n]*\{|test +["“'][^\n]*\{|forecast +\S+ *\{|(?:setup|play) *\{|define +\S[^\n]*=|always *,|(?:zone|kind|tokens|counter|variable|piece) +[a-z][a-z0-9-]* *:|(?:pieces|cards) +[a-z][a-z0-9-]* *(?:\(|$)|(?:game|deck) +[a-z][a-z0-9-]* *$|include +")/my;
/** Inside brackets a line that begins like this means that a bracket is missing above it. */
const STATEMENT_WORDS = new Set(['choose', 'let', 'give', 'stop', 'proceed', 'for']);

/** Cuts a text into declarations and blanks what does not count. Linear in its length. */
export function layOut(text: string): Layout {
  const scanned = scan(text);
  return new Cutter(text, scanned).run();
}

interface Open {
  token: number;
  indent: number;
}

class Cutter {
  private readonly findings: Finding[];
  private readonly pieces: Piece[] = [];
  private readonly joined: Uint8Array; // per token: a line end that does not count
  private readonly dropped: Uint8Array; // per token: a brace too many
  private readonly nextWord: Int32Array; // per token: the next one that is no line end
  private braces: Open[] = [];
  private parens: Open[] = [];
  private suspect: Open | undefined; // a brace whose partner stands further left than itself
  private first = 0; // token where the present piece begins
  private unbalanced = false;
  private tooDeep = false;
  private indent = 0; // of the present line
  private pieceIndent = 0; // of the line on which the present piece begins
  private lineIsFresh = true;
  private sawThen = false; // in the present statement: an `else` on the next line belongs to it

  constructor(
    private readonly text: string,
    private readonly scanned: Scanned,
  ) {
    this.findings = scanned.findings;
    this.joined = new Uint8Array(scanned.tokens.length);
    this.dropped = new Uint8Array(scanned.tokens.length);
    this.nextWord = new Int32Array(scanned.tokens.length);
    for (let i = scanned.tokens.length - 1, next = i + 1; i >= 0; i--) {
      this.nextWord[i] = next;
      if (scanned.tokens[i]?.kind !== 'newline') next = i;
    }
  }

  run(): Layout {
    const { tokens } = this.scanned;
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i] as Token;
      if (token.kind === 'newline') {
        this.newline(i);
        continue;
      }
      if (this.lineIsFresh) this.indent = this.column(i);
      if (i === this.first) this.pieceIndent = this.indent;
      if (token.kind === 'word' && token.end - token.start === 4 && this.word(token) === 'then') this.sawThen = true;
      if (token.kind === 'mark' && token.end - token.start === 1) this.bracket(i, this.text[token.start] as string);
      this.lineIsFresh = false;
    }
    this.closeAll(tokens.length);
    this.cut(tokens.length);
    return { pieces: this.pieces, comments: this.scanned.comments, findings: this.findings };
  }

  private bracket(i: number, mark: string): void {
    if (mark === '(') this.open(this.parens, i);
    else if (mark === ')') {
      if (this.parens.length) this.parens.pop();
      else this.extra(i, 'D0117');
    } else if (mark === '{') {
      this.closeParens(i);
      this.open(this.braces, i);
    } else if (mark === '}') {
      this.closeParens(i);
      const open = this.braces.pop();
      if (!open) this.extra(i, 'D0115');
      else {
        if (this.lineIsFresh && this.indent < open.indent) this.suspect ??= open;
        if (this.braces.length === 0) this.cut(i + 1);
      }
    }
  }

  private open(stack: Open[], token: number): void {
    stack.push({ token, indent: this.indent });
    if (this.tooDeep || this.parens.length + this.braces.length <= MOST.nesting) return;
    this.tooDeep = true;
    this.findings.push({ code: 'D0105', args: { limit: MOST.nesting }, loc: this.loc(token) });
  }

  private extra(i: number, code: 'D0115' | 'D0117'): void {
    const loc = this.loc(i);
    const fix = { title: 'Remove it', safety: 'unsafe' as const, edits: [{ loc, text: '' }] };
    this.findings.push({ code, args: {}, loc, fix });
    this.dropped[i] = 1;
  }

  private newline(i: number): void {
    this.lineIsFresh = true;
    const next = this.nextWord[i] as number;
    if (next < this.scanned.tokens.length && (this.braces.length || this.parens.length) && this.declarationAt(next)) {
      this.closeAll(i);
      this.cut(i);
      return;
    }
    if (this.parens.length && next < this.scanned.tokens.length && this.beginsStatement(next)) this.closeParens(i);
    if (i === this.first) this.first = i + 1;
    else if (this.parens.length || (this.continues(i) && !this.beginsAnew(next))) this.joined[i] = 1;
    else {
      this.sawThen = false;
      if (this.braces.length === 0) this.cut(i);
    }
  }

  /** Whether the line that ends here goes on in the next one. */
  private continues(i: number): boolean {
    const { tokens } = this.scanned;
    const before = i > this.first ? (tokens[i - 1] as Token) : undefined;
    if (!before) return false;
    if (before.kind === 'newline') return this.joined[i - 1] === 1;
    const last = this.word(before);
    if (before.kind === 'word' ? OPEN_ENDED.has(last) : before.kind === 'mark' && OPEN_ENDED_MARKS.has(last))
      return true;
    const after = tokens[this.nextWord[i] as number];
    if (!after) return false;
    const word = this.word(after);
    if (word === 'else' && after.kind === 'word') return last === '}' || this.sawThen;
    return after.kind === 'word' ? CONTINUING.has(word) : after.kind === 'mark' && CONTINUING_MARKS.has(word);
  }

  /** A line that cannot be the rest of another one. */
  private beginsAnew(next: number): boolean {
    if (next >= this.scanned.tokens.length) return false;
    return this.braces.length ? this.beginsStatement(next) : this.declarationAt(next);
  }

  private declarationAt(i: number): boolean {
    const { start, kind } = this.scanned.tokens[i] as Token;
    if (kind !== 'word') return false;
    if (this.column(i) > this.pieceIndent) return false;
    DECLARATION.lastIndex = start;
    return DECLARATION.test(this.text);
  }

  private beginsStatement(i: number): boolean {
    return STATEMENT_WORDS.has(this.word(this.scanned.tokens[i] as Token));
  }

  /** A brace, a statement or a declaration cannot stand inside `( )`: the bracket was forgotten on its own line. */
  private closeParens(upTo: number): void {
    const open = this.parens[0];
    if (!open) return;
    const { tokens } = this.scanned;
    let lineEnd = open.token;
    while (lineEnd < upTo && tokens[lineEnd]?.kind !== 'newline') lineEnd++;
    const last = tokens[lineEnd - 1] as Token;
    const loc = { start: last.end, end: last.end };
    this.findings.push({
      code: 'D0116',
      args: {},
      loc: this.loc(open.token),
      related: [{ loc: { start: last.start, end: last.end }, message: 'nothing closes it up to here' }],
      fix: { title: 'Add )', safety: 'unsafe', edits: [{ loc, text: ')'.repeat(this.parens.length) }] },
    });
    for (let i = lineEnd; i < upTo; i++) this.joined[i] = 0;
    this.parens = [];
    this.unbalanced = true;
  }

  private closeAll(upTo: number): void {
    this.closeParens(upTo);
    const outer = this.braces[0];
    if (!outer) return;
    const { tokens } = this.scanned;
    const guilty = this.suspect ?? outer;
    let last = upTo - 1;
    while (tokens[last]?.kind === 'newline') last--; // there is a brace before it
    const end = (tokens[last] as Token).end;
    const atEnd = upTo === tokens.length;
    this.findings.push({
      code: 'D0114',
      args: {},
      loc: this.loc(guilty.token),
      ...(atEnd && {
        help: 'Every block that is opened needs a closing brace; the file ends before it came.',
      }),
      related: [
        {
          loc: { start: (tokens[last] as Token).start, end },
          message: atEnd ? 'the file ends here' : 'a } is missing somewhere before this',
        },
      ],
      fix: {
        title: 'Add }',
        safety: 'unsafe',
        edits: [{ loc: { start: end, end }, text: '\n}'.repeat(this.braces.length) }],
      },
    });
    this.braces = [];
    this.unbalanced = true;
  }

  /** Ends the present piece before token `end`. */
  private cut(end: number): void {
    const { tokens } = this.scanned;
    let first = this.first;
    while (first < end && (tokens[first]?.kind === 'newline' || this.dropped[first])) first++;
    let last = end - 1;
    while (last > first && (tokens[last]?.kind === 'newline' || this.dropped[last])) last--;
    if (first < end) {
      const piece = { start: (tokens[first] as Token).start, end: (tokens[last] as Token).end };
      const { unbalanced, tooDeep } = this;
      this.pieces.push({ ...piece, text: this.blanked(first, last), unbalanced, tooDeep });
    }
    this.first = end;
    this.suspect = undefined;
    this.unbalanced = false;
    this.tooDeep = false;
  }

  /** The piece's text, as long as it was, with blanks for what the grammar need not see. */
  private blanked(first: number, last: number): string {
    const { tokens } = this.scanned;
    const parts: string[] = [];
    let at = (tokens[first] as Token).start;
    for (let i = first; i <= last; i++) {
      const { kind, start, end } = tokens[i] as Token;
      if (start > at) parts.push(' '.repeat(start - at));
      if (this.dropped[i]) parts.push(' '.repeat(end - start));
      else if (kind === 'newline') parts.push((this.joined[i] ? ' ' : '\n').padStart(end - start));
      else if (kind === 'text') parts.push(`"${' '.repeat(Math.max(0, end - start - 2))}${end - start > 1 ? '"' : ''}`);
      else if (kind === 'odd')
        parts.push('\u0001'.repeat(end - start)); // U+0000 parts the declarations
      else parts.push(this.text.slice(start, end));
      at = end;
    }
    return parts.join('');
  }

  private word(token: Token): string {
    return this.text.slice(token.start, token.end);
  }

  private loc(i: number): Loc {
    const { start, end } = this.scanned.tokens[i] as Token;
    return { start, end };
  }

  /** Of a token that is the first of its line. */
  private column(i: number): number {
    return (this.scanned.tokens[i] as Token).start - (this.scanned.tokens[i - 1]?.end ?? 0);
  }
}

/** Colours for the language, from its own lists of words. */
import { StreamLanguage, type StreamParser } from '@codemirror/language';
import { CARD_LINES, DECLARATIONS, RESERVED, STATEMENTS, STEPS } from '@draco-table/lang';

interface State {
  depth: number;
  /** Nothing but blanks yet on this line. */
  isFresh: boolean;
  /** The last word, where it says what the next one is. */
  after: string;
}

const word = /^[\p{L}_][\p{L}\p{M}\p{N}_]*(?:-+[\p{L}\p{M}\p{N}_]+)*/u;
const has = (words: object, name: string) => Object.hasOwn(words, name);
/** What a new name follows. */
const naming = new Set(
  'game deck kind pieces cards piece card zone tokens counter variable option die forecast count'.split(' '),
);
const anywhere = new Set('choose chooses may if then else for each let give stop proceed'.split(' '));
const constants = new Set('you this it none yes no'.split(' '));
const operators = new Set([...RESERVED.filter((one) => !anywhere.has(one)), 'mod', 'giving', 'to', 'from', 'on']);

function classify(text: string, state: State, next: string | undefined): string {
  if (naming.has(state.after)) return 'className';
  if (state.depth === 0 && state.isFresh && has(DECLARATIONS, text)) return 'definitionKeyword';
  if (state.after === 'replace' && text === 'card') return 'definitionKeyword';
  const begins = state.isFresh && (has(STATEMENTS, text) || has(CARD_LINES, text) || has(STEPS, text));
  if (state.depth > 0 && (begins || anywhere.has(text) || text === 'answers')) return 'controlKeyword';
  if (constants.has(text)) return 'atom';
  if (operators.has(text)) return 'operatorKeyword';
  if (/^x\d+$/.test(text)) return 'number';
  return next === ':' ? 'propertyName' : 'variableName';
}

const parser: StreamParser<State> = {
  name: 'draco',
  startState: () => ({ depth: 0, isFresh: true, after: '' }),
  token(stream, state) {
    if (stream.sol()) {
      state.isFresh = true;
      state.after = '';
    }
    if (stream.eatSpace()) return null;
    if (stream.match(/^#.*/)) return 'comment';
    if (stream.match(/^"[^"]*"?/)) return ended(state, 'string');
    if (stream.match(/^[0-9]+(?:\.[0-9]+)?/)) return ended(state, 'number');
    const found = stream.match(word) as RegExpMatchArray | null;
    if (found) {
      const next = /^\s*(:)/.exec(stream.string.slice(stream.pos))?.[1];
      const kind = classify(found[0], state, next);
      state.after = kind === 'definitionKeyword' ? found[0] : '';
      state.isFresh = false;
      return kind;
    }
    const mark = stream.next();
    if (mark === '{') state.depth++;
    if (mark === '}') state.depth = Math.max(0, state.depth - 1);
    state.after = '';
    // After a brace or a semicolon a sentence begins, as on a new line.
    state.isFresh = mark === '{' || mark === '}' || mark === ';';
    return mark === '{' || mark === '}' || mark === '(' || mark === ')' ? 'bracket' : 'operator';
  },
  indent: (state, textAfter, context) => context.unit * Math.max(0, state.depth - (textAfter.startsWith('}') ? 1 : 0)),
  languageData: {
    commentTokens: { line: '#' },
    closeBrackets: { brackets: ['{', '(', '"'] },
    indentOnInput: /^\s*\}$/,
  },
};

function ended(state: State, kind: string): string {
  state.after = '';
  state.isFresh = false;
  return kind;
}

export const dracoLanguage = StreamLanguage.define(parser);

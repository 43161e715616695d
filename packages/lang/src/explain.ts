import type { ProblemArg } from '@draco-table/ruleset';
import type { Finding } from './finding.js';
import { type Expectation, type ParseOptions, SyntaxError as PieceError, parse } from './generated/parser.js';
import type { Piece } from './layout.js';
import type { Code } from './problems/report.js';
import { suggest } from './suggest.js';
import type { Broken } from './tree.js';
import { CARD_LINES, DECLARATIONS, RESERVED, STATEMENTS, STEPS, SYNONYMS } from './words.js';

type Rule = NonNullable<ParseOptions['startRule']>;

const RULES: { readonly [K in Broken['as']]: { rule: Rule; words: { readonly [word: string]: string } } } = {
  declaration: { rule: 'OneDeclaration', words: DECLARATIONS },
  statement: { rule: 'OneStatement', words: STATEMENTS },
  'card-item': { rule: 'OneCardItem', words: { ...STATEMENTS, ...CARD_LINES } },
  step: { rule: 'OneStep', words: STEPS },
};

/** A line that begins with a word of ours is meant as such and not as a sentence of the game's. */
const FIXED: { readonly [K in Rule]: Rule } = {
  Pieces: 'Pieces',
  OneDeclaration: 'OneDeclaration',
  OneStatement: 'OneFixed',
  OneCardItem: 'OneFixedCardItem',
  OneFixed: 'OneFixed',
  OneFixedCardItem: 'OneFixedCardItem',
  OneStep: 'OneStep',
};

/** A line that cannot be read, cut up for the questions below. */
interface Line {
  broken: Broken;
  rule: Rule;
  words: { readonly [word: string]: string };
  /** Without what follows its last character. */
  text: string;
  start: number;
  first: string;
  /** The last character before it that is no blank. */
  before: string;
  /** Where the grammar gave up, and on what. */
  failure: Failure | undefined;
}

interface Failure {
  at: number;
  expected: Expectation[];
}

/** Why a line cannot be read: the first of the questions below that knows an answer. */
export function explainBroken(broken: Broken, piece: Piece): Finding {
  const { start, end } = broken.head;
  const text = piece.text.slice(start - piece.start, end - piece.start).trimEnd();
  const { rule, words } = RULES[broken.as];
  const first = /^[\p{L}\p{N}_-]*/u.exec(text)?.[0] ?? '';
  const failed = failure(text, Object.hasOwn(words, first) ? FIXED[rule] : rule, broken.hasBlock);
  const before = piece.text
    .slice(0, start - piece.start)
    .trimEnd()
    .slice(-1);
  const line: Line = { broken, rule, words, text, start, first, before, failure: failed };
  for (const question of QUESTIONS) {
    const answer = question(line);
    if (answer) return answer;
  }
  return unexpected(line);
}

const QUESTIONS: ((line: Line) => Finding | undefined)[] = [
  strayElse,
  hookAlone,
  whenever,
  synonym,
  misplaced,
  outsideOfCard,
  blockMissing,
  misspelt,
  choiceWithoutName,
  thenBlock,
  misspeltWithin,
  reservedName,
  chained,
  noSuchBeginning,
];

const WORD_CHAR = /[\p{L}\p{N}_-]/u;

function failure(text: string, rule: Rule, hasBlock: boolean): Failure | undefined {
  try {
    parse(hasBlock ? `${text} {}` : text, { startRule: rule });
    return undefined;
  } catch (error) {
    if (!(error instanceof PieceError)) throw error;
    let at = Math.min(error.location.start.offset, text.length);
    // In the middle of a word, the whole word is meant.
    while (text[at] === ' ') at++;
    while (at > 0 && WORD_CHAR.test(text[at] ?? ' ') && WORD_CHAR.test(text[at - 1] ?? ' ')) at--;
    return { at, expected: error.expected ?? [] };
  }
}

const reads = (text: string, rule: Rule): boolean => failure(text, rule, false) === undefined;

function finding(line: Line, code: Code, args: Record<string, ProblemArg>, from = 0, to = line.first.length): Finding {
  return { code, args, loc: { start: line.start + from, end: line.start + Math.max(to, from) } };
}

function replaced(found: Finding, wanted: string, safety: 'safe' | 'unsafe'): Finding {
  return { ...found, fix: { title: `Write ${wanted}`, safety, edits: [{ loc: found.loc, text: wanted }] } };
}

function strayElse(line: Line): Finding | undefined {
  if (line.first !== 'else') return undefined;
  if (line.before !== '}') return finding(line, 'D0129', {});
  return line.broken.hasBlock ? undefined : finding(line, 'D0127', { what: 'else', example: STATEMENTS.if ?? '' });
}

/** `before`, `after` or `instead of` without a word on how long. */
function hookAlone(line: Line): Finding | undefined {
  if (line.rule === 'OneDeclaration' || !['before', 'after', 'instead'].includes(line.first)) return undefined;
  if (failure(`next time ${line.text}`, line.rule, line.broken.hasBlock)) return undefined;
  return finding(line, 'D0133', { found: line.first === 'instead' ? 'instead of' : line.first });
}

/** `when end turn of you { … }`: something that happens; or a condition, which is `if`. */
function whenever(line: Line): Finding | undefined {
  if (line.first !== 'when' && line.first !== 'whenever') return undefined;
  const rest = line.text
    .slice(line.first.length)
    .trim()
    .replace(/^(before|after|instead of)\s+/, '');
  const { hasBlock } = line.broken;
  const outside = line.rule === 'OneDeclaration';
  if (!failure(outside ? `always, after ${rest}` : `next time after ${rest}`, line.rule, hasBlock)) {
    const help = outside
      ? `What holds in the whole game is written \`always, after ${rest} { … }\`.`
      : `When it happens once: \`next time after ${rest} { … }\`; each time: \`from now on, after ${rest} { … }\`. A condition that holds now or does not begins with \`if\`.`;
    return { ...finding(line, 'D0133', { found: line.first }), help };
  }
  if (outside || failure(`if ${rest}`, line.rule, hasBlock)) return undefined;
  return replaced(finding(line, 'D0112', { found: line.first, wanted: 'if' }), 'if', 'safe');
}

/** `if … then { … }` */
function thenBlock(line: Line): Finding | undefined {
  if (line.first !== 'if' || !line.failure || !/^then\b/.test(line.text.slice(line.failure.at))) return undefined;
  const expected = 'a block follows the condition at once, and `then` is for values only';
  return finding(
    line,
    'D0110',
    { found: '`then`', expected, example: STATEMENTS.if ?? '' },
    line.failure.at,
    line.failure.at + 4,
  );
}

/** A word of other languages, if the line can be read with ours. */
function synonym(line: Line): Finding | undefined {
  const wanted = Object.hasOwn(SYNONYMS, line.first.toLowerCase()) ? SYNONYMS[line.first.toLowerCase()] : undefined;
  if (!wanted || Object.hasOwn(line.words, line.first)) return undefined;
  const isElse = wanted.startsWith('else') && line.rule !== 'OneDeclaration';
  const rest = `${wanted}${line.text.slice(line.first.length)}`;
  const asStatement = isElse ? `if yes {} ${rest}` : rest;
  if (failure(asStatement, line.rule, line.broken.hasBlock)) return undefined;
  return replaced(finding(line, 'D0112', { found: line.first, wanted }), wanted, 'safe');
}

/** A line that is right elsewhere. */
function misplaced(line: Line): Finding | undefined {
  const { first, rule, broken } = line;
  const block = broken.hasBlock ? ' {}' : '';
  if (rule === 'OneStatement' && Object.hasOwn(CARD_LINES, first) && reads(line.text + block, 'OneCardItem')) {
    return finding(line, 'D0130', { word: first, where: 'in the block of a card, not inside another block' });
  }
  if (rule === 'OneStep') return undefined;
  if (
    rule !== 'OneDeclaration' &&
    ['given', 'expect', 'rolls'].includes(first) &&
    reads(line.text + block, 'OneStep')
  ) {
    return finding(line, 'D0130', { word: first, where: 'in a test' });
  }
  if (rule !== 'OneDeclaration' && Object.hasOwn(DECLARATIONS, first) && reads(line.text + block, 'OneDeclaration')) {
    return finding(line, 'D0130', { word: first, where: 'outside of all blocks' });
  }
  return undefined;
}

function outsideOfCard(line: Line): Finding | undefined {
  if (line.rule !== 'OneDeclaration' || !RESERVED.includes(line.first) || !Object.hasOwn(STATEMENTS, line.first))
    return undefined;
  return finding(line, 'D0128', {}, 0, line.text.length);
}

/** All is well up to a place where a block would have made it right. */
function blockMissing(line: Line): Finding | undefined {
  if (line.broken.hasBlock || !line.failure || !Object.hasOwn(line.words, line.first)) return undefined;
  const example = line.words[line.first] ?? '';
  if (!example.includes('{') || line.first === 'may') return undefined;
  const upTo = line.text.slice(0, line.failure.at).trimEnd();
  if (!reads(`${upTo} {}`, line.rule)) return undefined;
  const from = Math.max(0, upTo.length - 1);
  return finding(line, 'D0127', { what: line.first, example }, from, upTo.length);
}

/** The first word is nearly one of ours. */
function misspelt(line: Line): Finding | undefined {
  if (Object.hasOwn(line.words, line.first) || line.first.length < 3) return undefined;
  const small = line.first.toLowerCase();
  const near = Object.hasOwn(line.words, small) ? [small] : suggest(small, Object.keys(line.words));
  for (const wanted of near) {
    const text = `${wanted}${wanted === 'for' && !/^\S+\s+each\b/.test(line.text) ? ' each' : ''}${line.text.slice(line.first.length)}`;
    const further = failure(text, line.rule, line.broken.hasBlock);
    if (further && line.rule !== 'OneDeclaration') continue;
    return replaced(finding(line, 'D0112', { found: line.first, wanted }), wanted, 'unsafe');
  }
  return undefined;
}

function choiceWithoutName(line: Line): Finding | undefined {
  const [, before = ''] = /^((?:.*\s)?chooses?\s+)from\s+(?!from\b)/.exec(line.text) ?? [];
  if (!before) return undefined;
  const expected = `after \`${before.trim().split(/\s+/).pop()}\` should come a name for what is chosen`;
  return finding(
    line,
    'D0110',
    { found: '`from`', expected, example: STATEMENTS.choose ?? '' },
    before.length,
    before.length + 4,
  );
}

/** Nearly the word that should have come. */
function misspeltWithin(line: Line): Finding | undefined {
  if (!line.failure) return undefined;
  const { at, expected } = line.failure;
  const found = /^[a-zA-Z]{3,}/.exec(line.text.slice(at))?.[0];
  if (!found) return undefined;
  const literals = expected.flatMap(({ type, text }) =>
    type === 'literal' && text && /^[a-z]{3,}$/.test(text) ? [text] : [],
  );
  const [wanted] = literals.includes(found.toLowerCase())
    ? [found.toLowerCase()]
    : suggest(found.toLowerCase(), literals);
  if (!wanted || wanted === found) return undefined;
  return replaced(finding(line, 'D0112', { found, wanted }, at, at + found.length), wanted, 'unsafe');
}

function reservedName(line: Line): Finding | undefined {
  if (!line.failure) return undefined;
  const word = /^[a-z]+(?![a-z0-9-])/.exec(line.text.slice(line.failure.at))?.[0] ?? '';
  const wantsName = line.failure.expected.some((one) => one.description === 'a name');
  const introduces = /\b(choose|chooses|let|each|as)\s*$/.test(line.text.slice(0, line.failure.at));
  const onlyName = introduces || !line.failure.expected.some((one) => one.description === 'a value');
  if (!RESERVED.includes(word) || !wantsName || !onlyName) return undefined;
  return finding(line, 'D0125', { found: word }, line.failure.at, line.failure.at + word.length);
}

function chained(line: Line): Finding | undefined {
  if (!line.failure) return undefined;
  const operator = /^(<=|>=|<|>|is\b)/.exec(line.text.slice(line.failure.at))?.[0];
  const before = line.text.slice(0, line.failure.at);
  if (!operator || !/(<|>|\bis\b)/.test(before) || !line.failure.expected.some((one) => one.text === 'and'))
    return undefined;
  return finding(line, 'D0132', {}, line.failure.at, line.failure.at + operator.length);
}

function noSuchBeginning(line: Line): Finding | undefined {
  if (Object.hasOwn(line.words, line.first)) return undefined;
  const found = line.first ? `\`${line.first}\`` : describe(line.text);
  const to = line.first.length || Math.min(1, line.text.length);
  if (line.rule === 'OneDeclaration') return finding(line, 'D0113', { found, words: Object.keys(DECLARATIONS) }, 0, to);
  if (line.rule === 'OneStep' && !/\banswers\b/.test(line.text)) return finding(line, 'D0131', { found }, 0, to);
  return undefined;
}

/** The last resort: what was found, what could have stood there, and a line of this kind. */
function unexpected(line: Line): Finding {
  const at = line.failure?.at ?? line.text.length;
  const rest = line.text.slice(at);
  const token = /^([\p{L}\p{N}_-]+|[^\s\p{L}\p{N}])/u.exec(rest)?.[0] ?? '';
  const found = token ? describe(token) : line.broken.hasBlock ? 'the block' : 'the end of the line';
  const expected = expectation(line, at);
  const example = Object.hasOwn(line.words, line.first) ? line.words[line.first] : undefined;
  const args = {
    found,
    expected,
    example: example ?? (line.rule === 'OneStep' ? STEPS.answers : 'move h forward 3') ?? '',
  };
  // A place of no width cannot be shown: the last character before it is.
  const from = token ? at : Math.max(0, line.text.length - 1);
  return finding(line, 'D0110', args, from, token ? at + token.length : line.text.length);
}

const OPERATORS = new Set('+ - * / mod is < > <= >= and or where giving sorted with at to agrees'.split(' '));

/** Read as meant where they stand, but nothing to recommend. */
const FOREIGN = new Set('– − % × · ÷ = == != <> ≠ ≤ ≥ & && || !'.split(' '));
/** All of these can begin a value. */
const VALUE_STARTS = new Set(['(', '-', 'if', 'not', 'of']);

function expectation(line: Line, at: number): string {
  const words = new Set<string>();
  const operators = new Set<string>();
  let equals = false;
  const expected = line.failure?.expected ?? [];
  const wantsValue = expected.some((one) => one.description === 'a value');
  const wantsFrom = expected.some((one) => one.text === 'from');
  for (const { type, text = '', description } of expected) {
    if (type === 'other' && description) words.add(description);
    if (type !== 'literal' || !text.trim() || (wantsValue && VALUE_STARTS.has(text)) || (wantsFrom && text === 'to'))
      continue;
    if (OPERATORS.has(text)) operators.add(text);
    else if (!FOREIGN.has(text)) words.add(text === '{' ? 'a block `{ … }`' : `\`${text}\``);
    else if (text === '=') equals = true;
  }
  if (at === 0 && line.rule !== 'OneDeclaration')
    return 'a line begins with a verb, or with a word such as `choose`, `if` or `for each`';
  // In an expression `=` is only read as meant; any sentence may go on with `chooses`.
  if (equals && operators.size <= 3) words.add('`=`');
  if (wantsValue && operators.size > 3) for (const word of ['`chooses`', '`may`']) words.delete(word);
  if (operators.size > 3) words.add('an operator such as `+` or `and`');
  else for (const operator of operators) words.add(`\`${operator}\``);
  if (words.has('a value')) words.delete('a name');
  const said = /(\S+(?:\s+\S+)?)\s*$/.exec(line.text.slice(0, at))?.[1]?.replace(/\s+/g, ' ');
  const list = [...words].sort().slice(0, 6);
  if (list.length === 0) return 'the line should have ended before it';
  const last = list.pop() ?? '';
  const choices = list.length ? `${list.join(', ')} or ${last}` : last;
  return said ? `after \`${said}\` should come ${choices}` : `there should be ${choices}`;
}

function describe(token: string): string {
  const char = /^[\p{L}\p{N}_-]+/u.exec(token)?.[0] ?? [...token][0] ?? '';
  return `\`${char}\``;
}

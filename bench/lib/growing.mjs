// Texts of any length that ask as much of the language as their length allows: nested, broken and repeated input.
import { EXAMPLE_GAME as EXAMPLE } from '../../packages/lang/dist/index.js';

/** @param {string} unit @param {number} length */
const repeated = (unit, length) => unit.repeat(Math.max(1, Math.floor(length / unit.length)));
/** @param {(i: number) => string} unit @param {number} length */
function numbered(unit, length) {
  let text = '';
  for (let i = 0; text.length < length; i++) text += unit(i);
  return text;
}
/** Cards that are each as deep as brackets may be. @param {string} open @param {string} middle @param {string} close @param {number} length */
function deepCards(open, middle, close, length) {
  return numbered((i) => `card c-${i} { ${open.repeat(60)}${middle}${close.repeat(60)} }\n`, length);
}

/** By name: a text of about that many characters. @type {Record<string, (length: number) => string>} */
export const GROWING = {
  'cards of a game': (n) =>
    EXAMPLE + numbered((i) => `card c-${i} { choose x from pawns of you { advance x by ${i % 9} } }\n`, n),
  'open brackets after `of`': (n) =>
    numbered((i) => `card c-${i} { choose c from ${'hand of ( This plafrom '.repeat(60)}\n}\n`, n),
  'nested brackets': (n) => deepCards('(1 + ', '1', ')', n),
  'nested brackets, broken inside': (n) => deepCards('first of (', 'else', ')', n),
  'nested conditions': (n) => deepCards('if (', 'if', ')', n),
  'nested `not`': (n) => deepCards('x (not ', 'is', ')', n),
  'nested blocks, broken inside': (n) => deepCards('if yes { ', 'else', ' } else', n),
  'nested quantities': (n) => deepCards('choose (1 to (', 'x', '))', n),
  'brackets after a number': (n) => deepCards('3 of (', ')(', ')', n),
  'lets in a card': (n) => `${EXAMPLE}card a {\n${numbered((i) => `  let x-${i} = ${i}\n`, n)}}\n`,
  'lets that use the one before': (n) =>
    `${EXAMPLE}card a {\n let x-0 = 1\n${numbered((i) => `  let x-${i + 1} = x-${i} + 1\n`, n)}}\n`,
  kinds: (n) => EXAMPLE + numbered((i) => `kind k-${i}: v-${i}, w-${i}\n`, n),
  'values of a kind': (n) => `${EXAMPLE}kind k: v${numbered((i) => `, v-${i}`, n)}\n`,
  'unknown words, a line each': (n) => `${EXAMPLE}card a {\n${numbered((i) => `  unheard-${i} scout\n`, n)}}\n`,
  'unknown words in a row': (n) => `${EXAMPLE}card a {\n${repeated('unheard ', n)}\n}\n`,
  'unknown words in brackets': (n) => `${EXAMPLE}card a { advance scout by (${numbered((i) => `u-${i} + `, n)} 1) }\n`,
  'unknown declarations': (n) => EXAMPLE + numbered((i) => `wibble w-${i}\n`, n),
  'misspelt statements': (n) => `${EXAMPLE}card a {\n${numbered((i) => `  chose h-${i} form pawns of you\n`, n)}}\n`,
  'misspelt cards': (n) => EXAMPLE + numbered((i) => `crad c-${i} { choos x from pawns of you }\n`, n),
  'signs without blanks': (n) => `${EXAMPLE}card a { advance scout by 1${repeated(' -a', n)} }\n`,
  'foreign signs': (n) => `${EXAMPLE}card a { if 1${repeated(' && 1', n)} { stop } }\n`,
  'one long sum': (n) => `${EXAMPLE}card a { advance scout by 1${repeated(' + 1', n)} }\n`,
  'one long list': (n) => `${EXAMPLE}card a { choose x from 1${repeated(', 1', n)} { stop } }\n`,
  'else if': (n) => `${EXAMPLE}card a { if 1 is 1 { stop }${repeated(' else if 1 is 2 { stop }', n)} }\n`,
  'one long comment': (n) => `${EXAMPLE}# ${repeated('comment ', n)}\n`,
  comments: (n) => EXAMPLE + repeated('# a comment\n', n),
  blanks: (n) => `${EXAMPLE}card a { advance${repeated(' ', n)}scout by 1 }\n`,
  'line ends': (n) => `${EXAMPLE}card a { advance${repeated('\n', n)}scout by 1 }\n`,
  quotes: (n) => EXAMPLE + repeated('"', n),
  'opening braces': (n) => EXAMPLE + repeated('{', n),
  'closing braces': (n) => EXAMPLE + repeated('}', n),
  'opening brackets': (n) => `${EXAMPLE}card a { advance ${repeated('(', n)}`,
  'odd characters': (n) => EXAMPLE + repeated('\u0001', n),
  zones: (n) => EXAMPLE + numbered((i) => `zone z-${i}: row of pawn\n`, n),
  'words of a zone': (n) => `${EXAMPLE}zone z: row of pawn${repeated(', seen by all', n)}\n`,
  'types of a zone': (n) => `${EXAMPLE}zone z: row of pawn${repeated(' or pawn', n)}\n`,
  'lists of lists': (n) => `${EXAMPLE}variable v: ${repeated('list of ', n)}number\n`,
  verbs: (n) => EXAMPLE + numbered((i) => `verb do-${i} (x: pawn) { advance x by 1 }\n`, n),
  'verbs that call the one before': (n) =>
    `${EXAMPLE}verb do-0 (x: pawn) { advance x by 1 }\n${numbered((i) => `verb do-${i + 1} (x: pawn) { do-${i} x }\n`, n)}`,
  definitions: (n) => `${EXAMPLE}define d-0 = 1\n${numbered((i) => `define d-${i + 1} = d-${i} + d-${i}\n`, n)}`,
  'definitions that use the one after': (n) => `${EXAMPLE}${numbered((i) => `define d-${i} = d-${i + 1} + 1\n`, n)}`,
  'wrong header lines': (n) => EXAMPLE + repeated('players 3\n', n),
  'brackets side by side': (n) => `${EXAMPLE}card a { advance scout by 1${repeated(' + (2)', n)} }\n`,
  'words of an option': (n) => `${EXAMPLE}option o: a${numbered((i) => `, w-${i}`, n)}\n`,
  'options of words': (n) => EXAMPLE + numbered((i) => `option o-${i}: a-${i}, b-${i}\n`, n),
  'elements by name': (n) =>
    `${EXAMPLE}card a {\n${repeated('  if count (track where owner of it is you) > 1 { start round }\n', n)}}\n`,
  'ifs inside each other': (n) =>
    EXAMPLE + numbered((i) => `card c-${i} { ${'if 1 is 1 { '.repeat(60)} start round ${'}'.repeat(60)} }\n`, n),
  'words of a verb': (n) => `${EXAMPLE}verb v ${repeated('word ', n)} { stop }\n`,
  'slots of a verb': (n) => `${EXAMPLE}verb v ${numbered((i) => `w (s-${i}: pawn) `, n)} { stop }\n`,
  'verbs that begin alike': (n) =>
    `${EXAMPLE}${numbered((i) => `verb do (x: pawn) at w-${i} { advance x by 1 }\n`, n)}card a { do scout at nothing }\n`,
  pieces: (n) => EXAMPLE + numbered((i) => `piece p-${i}: pawn\n`, n),
  variables: (n) => EXAMPLE + numbered((i) => `variable v-${i}: number = 0\n`, n),
  options: (n) => EXAMPLE + numbered((i) => `option o-${i}: 1, 2\n`, n),
  tests: (n) => EXAMPLE + numbered((i) => `test "t ${i}" {\n  players 2\n  expect 1 is 1\n}\n`, n),
  'steps of a test': (n) => `${EXAMPLE}test "t" {\n  players 2\n${repeated('  expect 1 is 1\n', n)}}\n`,
  always: (n) => EXAMPLE + repeated('always, after start round { stop }\n', n),
  'lasting effects': (n) => `${EXAMPLE}card a {\n${repeated('  next time after start round { stop }\n', n)}}\n`,
  choices: (n) => `${EXAMPLE}card a {\n${numbered((i) => `  choose x-${i} from pawns of you\n`, n)}}\n`,
  'the same card': (n) => EXAMPLE + repeated('card same { start round }\n', n),
  'counts of unknown cards': (n) => EXAMPLE + numbered((i) => `count c-${i} 2\n`, n),
  'one long name': (n) => `${EXAMPLE}card ${repeated('a', n)} { start round }\n`,
  'one long unknown word': (n) => `${EXAMPLE}card a { ${repeated('a', n)} scout }\n`,
  hyphens: (n) => `${EXAMPLE}card a { ${repeated('a-', n)} scout }\n`,
  'ifs in a card': (n) => `${EXAMPLE}card a {\n${repeated('  if 1 is 1 { start round }\n', n)}}\n`,
  'a family': (n) => `${EXAMPLE}card a for each x in 1${numbered((i) => `, ${i}`, n)} { start round }\n`,
};

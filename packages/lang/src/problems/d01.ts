import { entries } from './entry.js';

/** D01xx: the file and its syntax. D0150 and up: files together, headers, includes. */
export const D01 = entries({
  D0101: {
    severity: 'error',
    title: 'file too large',
    message: 'This file has {bytes} bytes; {limit} is the most a file may have.',
    help: 'Cut it into several files and include them.',
    explanation:
      'A file of cards is text that people write and read; one of more than a million bytes is a mistake or an attack, and is not read. A large game includes several files.',
    failing: '#'.repeat(1_000_001),
    mended: 'card a { stop }\n',
  },
  D0102: {
    severity: 'error',
    title: 'not a text file',
    message: 'This is not a text file.',
    help: 'A file of the language is plain text. Was a picture or an archive named by mistake?',
    explanation:
      'The file holds bytes that no text has. It may be a picture, an archive or a document of a word processor; save the text itself as plain text.',
    failing: { bytes: [0x89, 0x50, 0x4e, 0x47, 0x00, 0x00, 0x01, 0x02] },
    mended: 'card a { stop }\n',
  },
  D0103: {
    severity: 'error',
    title: 'UTF-16 text',
    message: 'This file is saved as UTF-16; the language is written in UTF-8.',
    help: 'In your editor choose "Save with encoding: UTF-8".',
    explanation:
      'Some editors save text as UTF-16 (also called "Unicode"). Files of the language are UTF-8, as nearly all text today. Save it again in that encoding; nothing in it needs to change.',
    failing: { bytes: [0xff, 0xfe, 0x63, 0x00, 0x61, 0x00] },
    mended: 'card a { stop }\n',
  },
  D0104: {
    severity: 'error',
    title: 'not UTF-8',
    message: 'This file is not valid UTF-8 (byte {byte}).',
    help: 'It was probably saved as Latin-1 or Windows-1252. In your editor choose "Save with encoding: UTF-8".',
    explanation:
      'Letters with accents were saved in an older encoding. Open the file with that encoding and save it as UTF-8.',
    failing: { bytes: [0x23, 0x20, 0x63, 0x61, 0x66, 0xe9, 0x0a] },
    mended: '# café\n',
  },
  D0105: {
    severity: 'error',
    title: 'nested too deep',
    message: 'More than {limit} brackets or blocks stand inside each other here.',
    help: 'Give a part of it a name with `let`, or make it a verb or a definition of its own.',
    explanation:
      'Brackets and blocks may stand inside each other, but not without end. Nobody can read that much nesting; name a part of it.',
    failing: `define deep = ${'('.repeat(65)}1${')'.repeat(65)}\n`,
    mended: `define deep = ${'('.repeat(64)}1${')'.repeat(64)}\n`,
  },
  D0106: {
    severity: 'error',
    title: 'too many in a row',
    message: 'More than {limit} operations stand in a row here.',
    help: 'Use a list (`sum of`, `count`), or give a part of it a name.',
    explanation:
      'A sum, an `and`, a chain of `of` or of `else if` may be long, but not this long. A list, or a definition for a part of it, says the same and can be read.',
    failing: `define long = 1${' + 1'.repeat(201)}\n`,
    mended: `define long = 1${' + 1'.repeat(200)}\n`,
  },
  D0107: {
    severity: 'error',
    title: 'and more problems',
    message: '{count} more problems in this file are not shown.',
    help: 'Mend the first ones; often the others go with them.',
    explanation:
      'A file with hundreds of problems is usually no file of the language at all, or one missing brace or quote high up. Only the first are shown.',
    failing: 'Ä\n'.repeat(501),
    mended: 'card a { stop }\n',
  },
  D0110: {
    severity: 'error',
    title: 'unexpected',
    message: 'I did not expect {found} here; {expected}.',
    help: 'For example: `{example}`',
    explanation:
      'The line begins well, but what comes next does not fit. The message says what could stand there, and the example shows a whole line of this kind.',
    failing: 'card a {\n  choose h heroes\n}\n',
    mended: 'card a {\n  choose h from heroes\n}\n',
  },
  D0111: {
    severity: 'error',
    title: 'not a name',
    message: '`{found}` is not a name: names are written with a to z, digits and inner hyphens.',
    help: 'Write `{wanted}`. What players read stands in the text files, with capitals and accents.',
    explanation:
      'A name is used in rules only and never shown, so it keeps to the simplest letters: small letters a to z, digits, and hyphens inside. The name that players see is in the text file of each language.',
    failing: 'card Good_Luck { stop }\n',
    mended: 'card good-luck { stop }\n',
  },
  D0112: {
    severity: 'error',
    title: 'misspelt word',
    message: '`{found}` is not a word of the language here. Did you mean `{wanted}`?',
    explanation: 'The words with which a line begins say what it is. This one is nearly such a word.',
    failing: 'card a {\n  chose h from heroes\n}\n',
    mended: 'card a {\n  choose h from heroes\n}\n',
  },
  D0113: {
    severity: 'error',
    title: 'no such declaration',
    message: '{found} does not begin a declaration.',
    help: 'Outside of braces a line begins with one of these: {words}.',
    explanation:
      'A file is a row of declarations: cards, verbs, zones and so on. Each begins with the word that says what it is.',
    failing: 'hero green-knight\n',
    mended: 'piece green-knight: hero\n',
  },
  D0114: {
    severity: 'error',
    title: 'block not closed',
    message: 'This `{` has no `}`.',
    help: 'Every block that is opened needs a closing brace; the next declaration begins before it came.',
    explanation:
      'A block begins with `{` and ends with `}`. The place named first is the brace that seems to have no partner, judged by how the lines are indented; the second place is where it was noticed.',
    failing: 'card a {\n  if yes {\n    stop\n}\n\ncard b { stop }\n',
    mended: 'card a {\n  if yes {\n    stop\n  }\n}\n\ncard b { stop }\n',
  },
  D0115: {
    severity: 'error',
    title: 'brace too many',
    message: 'This `}` closes nothing.',
    help: 'Remove it, or look for a `{` that is missing above.',
    explanation:
      'Every block that was open is closed already. Either one brace is too many, or an opening one is missing.',
    failing: 'card a { stop }\n}\n',
    mended: 'card a { stop }\n',
  },
  D0116: {
    severity: 'error',
    title: 'bracket not closed',
    message: 'This `(` has no `)`.',
    help: 'Close the bracket on the line on which it belongs.',
    explanation: 'A bracket holds one value and must be closed before the block or the next statement begins.',
    failing: 'card a {\n  move h forward (roll die\n  stop\n}\n',
    mended: 'card a {\n  move h forward (roll die)\n  stop\n}\n',
  },
  D0117: {
    severity: 'error',
    title: 'bracket too many',
    message: 'This `)` closes nothing.',
    help: 'Remove it, or look for a `(` that is missing before it.',
    explanation: 'Every bracket that was open is closed already. Either one is too many, or an opening one is missing.',
    failing: 'card a {\n  move h forward roll die)\n}\n',
    mended: 'card a {\n  move h forward (roll die)\n}\n',
  },
  D0118: {
    severity: 'error',
    title: 'quote not closed',
    message: 'This text has no closing quote.',
    help: 'A text stands on one line between two double quotes.',
    explanation:
      'Texts in quotes are the names of tests and of files. They begin and end with a double quote on the same line.',
    failing: 'include "cards.draco\n',
    mended: 'include "cards.draco"\n',
  },
  D0119: {
    severity: 'error',
    title: 'wrong quotes',
    message: 'Texts stand in straight double quotes ("), not in {found}.',
    explanation: 'Word processors turn quotes into curly ones. The language knows the straight double quote only.',
    failing: 'include “cards.draco”\n',
    mended: 'include "cards.draco"\n',
  },
  D0120: {
    severity: 'error',
    title: 'sign of another language',
    message: '`{found}` is not used here; write `{wanted}`.',
    explanation:
      'Other languages use signs where this one uses words: `is`, `is not`, `and`, `or`, `not`, `mod`. `=` stands only between a name and what it means (`let n = 3`); to change something, write `set n to 3`.',
    failing: 'card a {\n  if x == 1 && y != 2 { stop }\n}\n',
    mended: 'card a {\n  if x is 1 and y is not 2 { stop }\n}\n',
  },
  D0121: {
    severity: 'error',
    title: 'comment of another language',
    message: 'A comment begins with `#`.',
    explanation: 'From `#` to the end of the line is a comment. `//` is not used.',
    failing: '// my cards\ncard a { stop }\n',
    mended: '# my cards\ncard a { stop }\n',
  },
  D0122: {
    severity: 'error',
    title: 'minus without blanks',
    message: 'A minus between two values needs a blank on both sides.',
    explanation:
      'A hyphen is a letter of names (`green-knight`), so `n-1` is one name. With blanks around it, it is a minus: `n - 1`.',
    failing: 'card a {\n  move h forward n -1\n}\n',
    mended: 'card a {\n  move h forward n - 1\n}\n',
  },
  D0123: {
    severity: 'error',
    title: 'not a whole number',
    message: '{found} is not a whole number.',
    help: 'All numbers are whole. For a part of something write `3 * n / 2`; `/` rounds down.',
    explanation:
      'Coins, cards and places are counted, so all numbers are whole. Fractions come from `*` and `/`, and `/` rounds down.',
    failing: 'card a {\n  move h forward 1.5\n}\n',
    mended: 'card a {\n  move h forward 3 / 2\n}\n',
  },
  D0124: {
    severity: 'error',
    title: 'number too large',
    message: '{found} is too large; {limit} is the largest number.',
    explanation: 'Numbers have a limit, so that every computer counts alike.',
    failing: 'card a {\n  move h forward 4000000000\n}\n',
    mended: 'card a {\n  move h forward 4\n}\n',
  },
  D0125: {
    severity: 'error',
    title: 'reserved word',
    message: '`{found}` is a word of the language and cannot be a name.',
    help: 'Choose another name, for example `{found}-2` or `my-{found}`.',
    explanation:
      'A few words shape every sentence (`and or not is if then else for each in where of choose chooses may let give stop proceed`), so that nothing can be called by them.',
    failing: 'card a {\n  choose each from heroes\n}\n',
    mended: 'card a {\n  choose one from heroes\n}\n',
  },
  D0126: {
    severity: 'error',
    title: 'unknown character',
    message: 'The character {found} is not used in the language.',
    explanation:
      'Outside of comments and texts in quotes only letters, digits, hyphens and a few marks are used: `( ) { } , : ; = < > + - * /`.',
    failing: 'card a {\n  move h to last.\n}\n',
    mended: 'card a {\n  move h to last\n}\n',
  },
  D0127: {
    severity: 'error',
    title: 'block missing',
    message: '`{what}` needs a block in braces.',
    help: 'For example: `{example}`',
    explanation: 'What is to be done stands in a block, in braces, even if it is a single statement.',
    failing: 'card a {\n  if n > 3 stop\n}\n',
    mended: 'card a {\n  if n > 3 { stop }\n}\n',
  },
  D0128: {
    severity: 'error',
    title: 'statement outside of a card',
    message: 'A statement stands outside of any card, verb or phase.',
    help: 'Is there a `}` too many above, or a `card NAME {` missing?',
    explanation:
      'Statements are what a card, a verb or a phase does; they stand in its block. In a file itself stand declarations only.',
    failing: 'choose h from heroes\n',
    mended: 'card a {\n  choose h from heroes\n}\n',
  },
  D0129: {
    severity: 'error',
    title: '`else` without `if`',
    message: 'This `else` belongs to no `if` and no `choose`.',
    help: '`else` stands right after the closing brace: `if … { … } else { … }`.',
    explanation:
      'An `else` says what happens otherwise, so it follows the block of an `if`, or the block of a `choose`.',
    failing: 'card a {\n  stop\n  else { stop }\n}\n',
    mended: 'card a {\n  if yes { stop } else { stop }\n}\n',
  },
  D0130: {
    severity: 'error',
    title: 'in the wrong place',
    message: '`{word}` can only stand {where}.',
    explanation:
      'Some lines belong to one kind of block: `needs` and `while in` to the block of a card, `players`, `rolls`, `expect` and the others to a test.',
    failing: 'verb act {\n  while in table, after act { stop }\n}\n',
    mended: 'card a {\n  while in table, after act { stop }\n}\n',
  },
  D0131: {
    severity: 'error',
    title: 'no such step',
    message: '{found} does not begin a step of a test.',
    help: 'A test consists of: `players N`, `option NAME is VALUE`, `given { … }`, `rolls …`, `SEAT answers …`, `expect …`. Statements stand in `given { … }`.',
    explanation: 'A test sets up a situation, gives answers, and says what it expects.',
    failing: 'test "a" {\n  move h to last\n  expect yes\n}\n',
    mended: 'test "a" {\n  given { move h to last }\n  expect yes\n}\n',
  },
  D0132: {
    severity: 'error',
    title: 'chained comparison',
    message: 'Only two values can be compared at a time.',
    help: 'Write `a < b and b < c`.',
    explanation:
      'A comparison has a left and a right side and is then answered yes or no. To compare three values, join two comparisons with `and`.',
    failing: 'card a {\n  if 1 < n < 4 { stop }\n}\n',
    mended: 'card a {\n  if 1 < n and n < 4 { stop }\n}\n',
  },
  D0133: {
    severity: 'error',
    title: 'no word on how long',
    message: '`{found}` does not say how long it is in force.',
    help: 'Begin with `next time`, with `from now on,`, with `until …,` — or, at the end of a card, with `while in ZONE,`. What holds in the whole game is declared with `always,`.',
    explanation:
      'An effect that waits for something needs to say for how long it waits: once (`next time`), until something else happens (`until start round,`), for the rest of the game (`from now on,`), or while its card lies in a zone (`while in play-area,`).',
    failing: 'card a {\n  before start round { stop }\n}\n',
    mended: 'card a {\n  next time before start round { stop }\n}\n',
  },
});

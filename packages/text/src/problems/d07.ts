/** D07xx: texts. The long explanations, for `draco explain`; every example is run by the tests. */

import type { Entry } from './catalogue.js';
import { catalogue, type TextCode } from './catalogue.js';

/** Text files by name. They are those of a game `inn` with a piece `bear` and a card `shove (n: 4)`. */
export type TextExample = { readonly [file: string]: string };

export interface ExplainedEntry extends Entry {
  /** A few words, for a list of all problems. */
  title: string;
  explanation: string;
  failing: TextExample;
  mended: TextExample;
}

const whole =
  'game-inn = The Inn\npiece-bear = Old Bear\ncard-shove = Shove\n    .text = Move a guest { $n } places.\n';
const dutch =
  'game-inn = De herberg\npiece-bear = Oude Beer\ncard-shove = Duw\n    .text = Verplaats een gast { $n } plaatsen.\n';
const change = (text: string, from: string, to: string) => text.replace(from, () => to);

const explained: Record<TextCode, Omit<ExplainedEntry, keyof Entry>> = {
  D0701: {
    title: 'missing text',
    explanation:
      'The game uses a text that this language does not have. In play the next language steps in, English in the end; the check asks for it so that nobody plays a half-translated game unawares.',
    failing: { 'en.ftl': change(whole, 'piece-bear = Old Bear\n', '') },
    mended: { 'en.ftl': whole },
  },
  D0702: {
    title: 'text cannot be put together',
    explanation:
      'While the game ran, a text asked for something that was not there: a value, a function or another text. It is shown with the hole in it. `draco check` finds most of these before play.',
    failing: { 'en.ftl': change(whole, '{ $n } places', '{ $number } places') },
    mended: { 'en.ftl': whole },
  },
  D0703: {
    title: 'broken message',
    explanation:
      'This does not follow the syntax of Fluent: `id = text`, with continuation lines indented and every `{` closed. Programs leave such a message out in silence, so it is an error here.',
    failing: { 'en.ftl': change(whole, '{ $n } places', '{ $n places') },
    mended: { 'en.ftl': whole },
  },
  D0704: {
    title: 'unused text',
    explanation:
      'No rule, card or event of the game looks for this id. Often it is misspelt, or the card it belonged to is gone. Parts that several messages share are terms, whose ids begin with a hyphen.',
    failing: { 'en.ftl': `${whole}card-shrove = Shove\n` },
    mended: { 'en.ftl': whole },
  },
  D0705: {
    title: 'unknown placeholder',
    explanation:
      'A text may use the values that its card, question or event has: a card its own numbers and attributes, a question the names in scope, `you` and the numbers of the card that asks, a line of the log the values of its sentence.',
    failing: { 'en.ftl': change(whole, '{ $n } places', '{ $places } places') },
    mended: { 'en.ftl': whole },
  },
  D0706: {
    title: 'placeholder left out',
    explanation:
      'The source says a value that this translation does not. Readers of this language would miss a number or a name. Where the language says it otherwise, note it: `# without $n` above the message.',
    failing: { 'en.ftl': whole, 'nl.ftl': change(dutch, '{ $n } plaatsen', 'vier plaatsen') },
    mended: { 'en.ftl': whole, 'nl.ftl': dutch },
  },
  D0707: {
    title: 'outdated translation',
    explanation:
      'The block `### from en: …` at the end of a file notes which version of the source each message was translated from, and the source has changed since. When the translation is right again, `draco texts mark` notes the new version.',
    failing: { 'en.ftl': whole, 'nl.ftl': `${dutch}\n### from en: game-inn=00000000\n` },
    mended: { 'en.ftl': whole, 'nl.ftl': dutch },
  },
  D0708: {
    title: 'the same id twice',
    explanation:
      'A file has two messages with one id. Only the later one would be used. Give it its own id, or delete one.',
    failing: { 'en.ftl': `${whole}piece-bear = Bruin\n` },
    mended: { 'en.ftl': whole },
  },
  D0709: {
    title: 'unknown reference',
    explanation:
      'A message refers to a message, term or function that there is not. Functions are NUMBER, DATETIME, FORM, GENDER, PERSON, ID, COUNT, LIST, VOWEL and CAP.',
    failing: { 'en.ftl': change(whole, 'Old Bear', 'Old { -animal }') },
    mended: { 'en.ftl': change(`-animal = Bear\n${whole}`, 'Old Bear', 'Old { -animal }') },
  },
  D0710: {
    title: 'no text and none can be made',
    explanation:
      'A card without `.text` gets one made from what it does, if every verb, list and noun it uses has words in this language (`verb-…`, `phrase-…`, `type-…`). Something has none.',
    failing: { 'en.ftl': change(whole, '\n    .text = Move a guest { $n } places.', '') },
    mended: { 'en.ftl': whole },
  },
  D0711: {
    title: 'row that cannot be used',
    explanation:
      'A table of translations needs the columns id, attribute and translation, quotation marks in pairs, and texts that are Fluent. The other rows were taken; this one was left out.',
    failing: { 'nl.csv': 'id,attribute,translation\r\ncard-shove,,"{ $n"\r\n' },
    mended: { 'nl.csv': 'id,attribute,translation\r\ncard-shove,,Duw\r\n' },
  },
  D0712: {
    title: 'markup in a text',
    explanation: 'Texts are shown letter by letter, never as HTML, so tags would stand on the table. Say it in words.',
    failing: { 'en.ftl': change(whole, 'Old Bear', '<b>Old Bear</b>') },
    mended: { 'en.ftl': whole },
  },
  D0714: {
    title: 'not translated yet',
    explanation:
      'Entries marked `# untranslated` come from a skeleton and still hold the source’s words; and a deck without a file in one of its game’s languages has no words of its own there. Both are known gaps, so they do not fail the check.',
    failing: { 'en.ftl': whole, 'nl.ftl': `# untranslated\n${change(dutch, 'De herberg', 'The Inn')}` },
    mended: { 'en.ftl': whole, 'nl.ftl': dutch },
  },
  D0715: {
    title: 'row with an unknown id',
    explanation:
      'A row of a table of translations has an id that the game does not know: it was changed in the spreadsheet, or the card is gone. It would never be shown, so it is not written to the text file; the other rows were taken.',
    failing: { 'nl.csv': 'id,attribute,translation\r\ncard-shovel,,Duw\r\n' },
    mended: { 'nl.csv': 'id,attribute,translation\r\ncard-shove,,Duw\r\n' },
  },
  D0716: {
    title: 'text changed meanwhile',
    explanation:
      'A table of translations went out, and before it came back the text was translated or changed in the file. The newer work is not overwritten: the row was left out, and the other rows were taken. Compare the two; `draco texts table --import FILE --force` takes the table’s text.',
    failing: {
      'nl.csv': 'id,attribute,source,translation,status\r\ncard-shove,,Shove,Duw,missing\r\n',
      'nl.ftl': 'card-shove = Zet\n',
    },
    mended: {
      'nl.csv': 'id,attribute,source,translation,status\r\ncard-shove,,Shove,Zet,done\r\n',
      'nl.ftl': 'card-shove = Zet\n',
    },
  },
  D0717: {
    title: 'table without versions',
    explanation:
      'The table has no column `version`, as tables written by hand or by an older draco, so nobody can tell whether a text was changed in the table or in the file. Finished texts are not overwritten on a guess: they were left as they are, and the other rows were taken. `draco texts table --import FILE --force` takes the table’s texts.',
    failing: {
      'nl.csv': 'id,attribute,translation\r\ncard-shove,,Duw\r\n',
      'nl.ftl': 'card-shove = Zet\n',
    },
    mended: {
      'nl.csv': 'id,attribute,translation\r\ncard-shove,,Zet\r\n',
      'nl.ftl': 'card-shove = Zet\n',
    },
  },
  D0718: {
    title: 'words of the table not translated',
    explanation:
      'Beside the texts of the game there are words that all games share: lines of the log, yes and no, the buttons of the table. This language has not all of them, so that who plays sees English among its words. `draco new language` writes the files with the English beside each entry.',
    failing: { 'en.ftl': whole, 'eo.ftl': dutch },
    mended: { 'en.ftl': whole, 'nl.ftl': dutch },
  },
  D0719: {
    title: 'plural form missing',
    explanation:
      'A text chooses its words by a number, and the language has more forms for numbers than it has lines: Polish needs `one`, `few` and `many`. Which forms a language has is laid down by Unicode (CLDR). An exact number such as `[1]` may stand for a form that has no other member.',
    failing: {
      'en.ftl': change(whole, '{ $n } places', '{ $n -> *[other] { $n } places }')
        .replace('-> *', '->\n    [two] twice\n   *')
        .replace('places }', 'places\n  }'),
    },
    mended: {
      'en.ftl': change(whole, '{ $n } places', '{ $n ->\n    [one] one place\n   *[other] { $n } places\n  }'),
    },
  },
  D0720: {
    title: 'unknown form of a name',
    explanation:
      '`FORM($x, "dat")` asks for a form that names of this language have, by rule or as an attribute such as `.dat`. No name of this file has this one, so that the plain name would be shown. Often it is misspelt, or written in the translator’s language.',
    failing: { 'en.ftl': change(whole, '{ $n } places', '{ FORM($n, "plurale") } places') },
    mended: { 'en.ftl': whole },
  },
  D0721: {
    title: 'wrong encoding',
    explanation:
      'A text that was saved as UTF-8 and opened as Windows-1252 shows “Ã©” where “é” was, and what could not be read at all shows “�”. The letters are lost or mixed up: take them from the file before that, as UTF-8.',
    failing: { 'en.ftl': change(whole, 'Old Bear', 'OlÃ© Bear') },
    mended: { 'en.ftl': change(whole, 'Old Bear', 'Olé Bear') },
  },
  D0722: {
    title: 'not a table of texts',
    explanation:
      'A table of translations comes back as CSV, as XLSX or as PO, whatever its name ends in. This file is something else, or it was cut off on its way: nothing was taken from it, and the text file is as it was.',
    failing: { 'nl.csv': 'PK, and nothing of a spreadsheet behind it' },
    mended: { 'nl.csv': 'id,attribute,translation\r\ncard-shove,,Duw\r\n' },
  },
  D0723: {
    title: 'missing texts',
    explanation:
      'The game uses texts that this language does not have, more than a few: they are told of together. In play the next language steps in, English in the end.',
    failing: { 'en.ftl': 'unused = -\n' },
    mended: { 'en.ftl': whole },
  },
  D0713: {
    title: 'not a language',
    explanation:
      'A text file is named after its language by the tags that browsers use: `en`, `nl`, `pt-BR`, `zh-Hant`. Anything else would never be chosen.',
    failing: { 'en.ftl': whole, 'english.ftl': whole },
    mended: { 'en.ftl': whole, 'en-GB.ftl': whole },
  },
};

export const D07: { readonly [K in TextCode]: ExplainedEntry } = Object.fromEntries(
  Object.entries(explained).map(([code, entry]) => [code, { ...catalogue[code as TextCode], ...entry }]),
) as { [K in TextCode]: ExplainedEntry };

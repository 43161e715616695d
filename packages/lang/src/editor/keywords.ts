/** Words of the language itself, each with a sentence and an example. */
import type { Loc } from '../syntax.js';
import { CARD_LINES, DECLARATIONS, STATEMENTS, STEPS } from '../words.js';
import { surroundingsOf } from './sentence.js';
import { wordAt } from './structure.js';

export interface Keyword {
  doc: string;
  example: string;
  loc: Loc;
}

const DOCS: Readonly<Record<string, string>> = {
  game: 'Names the game that this file begins.',
  deck: 'Names a deck: cards and changes for a game that exists.',
  language: 'The version of the language.',
  players: 'How many play, and what their seats are called; in a test, how many play it.',
  include: 'Takes in another file of the same game.',
  builds: 'The game that a deck changes.',
  kind: 'A list of words that values can be.',
  pieces: 'A type of things on the table, with their attributes.',
  cards: 'A type of cards, with their attributes.',
  piece: 'One thing on the table.',
  card: 'A card: how many there are, its numbers, and what it does when it is played.',
  zone: 'A place where things lie: its shape, what may lie there, and who sees it.',
  tokens: 'Money and the like: it is moved from one holder to another, never made.',
  counter: 'A number of the game or of each player that rules change.',
  variable: 'A value that rules remember.',
  option: 'A choice before the game begins.',
  die: 'A die and its number of sides.',
  define: 'A name or a sentence for a value.',
  verb: 'A sentence that does something, with slots for values.',
  phase: 'A part of a turn or round.',
  setup: 'What happens before the first turn.',
  play: 'The course of the game.',
  score: 'What counts at the end.',
  winners: 'Who has won.',
  forecast: 'What would happen: tried on a copy of the game and shown at the table.',
  total: 'How many cards of a type there are in all; checked.',
  always: 'A rule that waits for a sentence during the whole game.',
  test: 'A situation, the answers of the players, and what is expected.',
  remove: 'Leaves cards of the game out.',
  count: 'Another number of copies for a card of the game.',
  replace: 'Another text for a card of the game.',
  choose: 'A player chooses from a list. An empty list is passed over.',
  chooses: 'Another player chooses from a list.',
  may: 'A choice that can be declined.',
  if: 'Does what stands in the block only if the condition holds.',
  else: 'What is done otherwise.',
  for: 'Does the block once for each element of a list.',
  let: 'A name for a value, from here to the end of the block.',
  give: 'The value that a sentence gives.',
  stop: 'Ends the card or the sentence here.',
  proceed: 'In an `instead of` rule: does what was to be done.',
  set: 'Changes a variable or an attribute.',
  repeat: 'Does the block several times.',
  next: 'An effect that acts once, the next time a sentence is said.',
  until: 'An effect that lasts until a sentence is said.',
  needs: 'A condition without which the card cannot be played.',
  while: 'A rule that holds as long as the card lies in a zone.',
  given: 'How things stand when the test begins.',
  rolls: 'What the dice will show, in this order.',
  answers: 'What a player answers, in this order.',
  expect: 'What must hold now.',
};

/** Words that mean something together; a game may use each of them otherwise. */
const PHRASES: readonly { words: RegExp; doc: string; example: string }[] = [
  {
    words: /\bany change of\b/g,
    doc: 'In an effect: waits for a change, whoever makes it and in whatever words. After `to` stands what it is to be, after `by` who acts, after `through` the card that is carried out.',
    example: 'from now on, instead of any change of place of (x) by (p) { … }',
  },
  {
    words: /\bfrom now on\b/g,
    doc: 'An effect that lasts for the rest of the game.',
    example: 'from now on, instead of pay the table { proceed }',
  },
  {
    words: /(?<=(?:,|\btime)\s+)before\b/g,
    doc: 'The effect acts before what it waits for is done.',
    example: 'next time before start turn of you { … }',
  },
  {
    words: /(?<=(?:,|\btime)\s+)after\b/g,
    doc: 'The effect acts after what it waits for was done.',
    example: 'until start round, after gain (c) by you { … }',
  },
  {
    words: /(?<=(?:,|\btime)\s+)instead of\b/g,
    doc: 'The effect acts in the place of what it waits for; `proceed` does what was to be done.',
    example: 'from now on, instead of pay the table { proceed }',
  },
  {
    words: /\bat once each\b/g,
    doc: 'All choose at the same time; nobody sees what the others choose.',
    example: 'at once each p in players chooses vote from yes, no',
  },
  { words: /\bend game\b/g, doc: 'Ends the game here.', example: 'end game' },
];

function phraseAt(text: string, offset: number): Keyword | undefined {
  const from = text.lastIndexOf('\n', offset - 1) + 1;
  const line = text.slice(from, text.indexOf('\n', offset) >>> 0);
  for (const { words, doc, example } of PHRASES) {
    for (const { 0: found, index } of line.matchAll(words)) {
      const loc = { start: from + index, end: from + index + found.length };
      if (loc.start <= offset && offset <= loc.end) return { doc, example, loc };
    }
  }
  return undefined;
}

/** The keyword at a place; undefined for a word of the game, in a comment or in a text. */
export function keywordAt(text: string, offset: number): Keyword | undefined {
  const phrase = phraseAt(text, offset);
  if (phrase) return surroundingsOf(text, phrase.loc.start).inert ? undefined : phrase;
  const loc = wordAt(text, offset);
  const word = text.slice(loc.start, loc.end);
  const example = [STEPS, CARD_LINES, STATEMENTS, DECLARATIONS].find((words) => Object.hasOwn(words, word))?.[word];
  const doc = Object.hasOwn(DOCS, word) ? DOCS[word] : undefined;
  if (doc === undefined || surroundingsOf(text, loc.start).inert) return undefined;
  return { doc, example: example ?? word, loc };
}

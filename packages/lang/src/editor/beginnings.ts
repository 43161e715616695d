/** The words of the language that may begin a line, with places to fill in. */
import type { Surroundings } from './sentence.js';

interface Beginning {
  text: string;
  snippet?: string;
}

/** `<name>` is to be filled in, `<a|b>` to be chosen, and at `…` one goes on. */
const listed = (lines: Readonly<Record<string, string>>): Beginning[] =>
  Object.entries(lines).map(([text, line]) => ({ text, ...(line && { snippet: snippetOf(line) }) }));

function snippetOf(line: string): string {
  let slots = 0;
  return line
    .replace(/<([^>]*)>/g, (_, inside: string) =>
      inside.includes('|') ? slot(++slots, `|${inside.replaceAll('|', ',')}|`) : slot(++slots, `:${inside}`),
    )
    .replace('…', '$0');
}

/** A place of a snippet, as editors write it. */
export const slot = (number: number, inside: string): string => `\${${number}${inside}}`;

const DECLARATIONS = listed({
  include: 'include "<file.draco>"',
  kind: 'kind <name>: <one>, <two>',
  pieces: 'pieces <type>',
  cards: 'cards <type>',
  piece: 'piece <name>: <type>',
  card: 'card <name> {\n  …\n}',
  'card for each': 'card <name> for each <x> in <kind> {\n  …\n}',
  zone: 'zone <name>: <pile|hand|row|ring|grid|set> of <type>',
  tokens: 'tokens <name>: <50> in <bank>, <0> each player',
  counter: 'counter <name>: <0>',
  variable: 'variable <name>: <player or none> = <none>',
  option: 'option <name>: <no, yes>',
  die: 'die <die>: <6>',
  define: 'define <name> = <value>',
  verb: 'verb <do> (<x>: <type>) {\n  …\n}',
  phase: 'phase <turn> of (you: player) {\n  …\n}',
  setup: 'setup {\n  …\n}',
  play: 'play {\n  …\n}',
  score: 'score of (p: player) = <value>',
  winners: 'winners = <players with most score of it>',
  forecast: 'forecast <name> {\n  …\n}',
  total: 'total <type> <count>',
  always: 'always, <after|before|instead of> <sentence> {\n  …\n}',
  test: 'test "<what it shows>" {\n  given { <sentence> }\n  expect …\n}',
  remove: 'remove <card>',
  count: 'count <card> <2>',
  'replace card': 'replace card <card> {\n  …\n}',
});

const STATEMENTS = listed({
  choose: 'choose <x> from <list>',
  'you may choose': 'you may choose <x> from <list> {\n  …\n}',
  if: 'if <condition> {\n  …\n}',
  'for each': 'for each <x> in <list> {\n  …\n}',
  let: 'let <x> = <value>',
  set: 'set <name> to <value>',
  repeat: 'repeat <2> times {\n  …\n}',
  give: 'give <value>',
  stop: '',
  'end game': '',
  'next time': 'next time <before|after|instead of> <sentence> {\n  …\n}',
  until: 'until <sentence>, <before|after|instead of> <sentence> {\n  …\n}',
  'from now on': 'from now on, <before|after|instead of> <sentence> {\n  …\n}',
  'instead of any change':
    'from now on, <before|after|instead of> any change of <place> of <type> (<x>) by (<p>) {\n  …\n}',
  'at once each': 'at once each <p> in <players> chooses <x> from <list>',
});

const IN_CARDS = listed({
  needs: 'needs <condition>',
  while: 'while in <zone>, <before|after|instead of> <sentence> {\n  …\n}',
});

const STEPS = listed({
  players: 'players <3>',
  option: 'option <name> is <value>',
  given: 'given { … }',
  rolls: 'rolls <6>',
  expect: 'expect <condition>',
  'expect event': 'expect event <sentence>',
});

export function beginnings({ depth, declaration }: Surroundings): readonly Beginning[] {
  if (depth === 0) return DECLARATIONS;
  if (declaration === 'test' && depth === 1) return STEPS;
  return declaration === 'card' && depth === 1 ? [...STATEMENTS, ...IN_CARDS] : STATEMENTS;
}

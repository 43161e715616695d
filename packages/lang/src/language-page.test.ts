import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CATALOGUE, CODES, compile } from './index.js';

const page = new URL('../../../docs/language.md', import.meta.url);
const games = new URL('../../../cards/', import.meta.url);
const text = readFileSync(page, 'utf8');
const blocks = [...text.matchAll(/^```draco\n(.*?)^```$/gms)].map(([, block = '']) => block);

/** The rules that the examples of the specification stand on. */
const RULES = `game tavern
language 1
players 2 to 4 named green, purple, yellow, red

kind breed: amazon, dwarf, kobold, rogue
kind way: forward, back
pieces hero (breed: breed or none = none, owner: player or none = none)
pieces king
cards action
piece green-kobold: hero (breed: kobold, owner: green)
piece purple-rogue: hero (breed: rogue, owner: purple)
piece draco: king

zone table: ring of hero or king, read from draco
zone draw: pile of action, seen by none
zone discard: pile of action
zone hand: hand of action, one per player, seen by owner
zone exile: set of hero, one per player
zone cellar: set of action
tokens silver: 95 in bank that may owe, 5 each player
die die: 6

define heroes = table where it is hero, never empty
define heroes of (p: player) = heroes where owner of it is p
define heroes of (b: breed) = heroes where breed of it is b
define gold (n: number) = 3 * n

verb move (h: hero) forward (n: number) { move h to place (place of h - n at least 1) of table }
verb move (h: hero) back (n: number) { move h to place (place of h + n at most count heroes) of table }
verb move (h: hero) (w: way) (n: number) { if w is forward { move h forward n } else { move h back n } }
verb move (h: hero) to the last place { move h to place (count heroes) of table }
verb charge (h: hero or none) with (n: number) {
  if h is not none and owner of h is not none { move n silver from owner of h to bank }
}
verb pay the table told { for each h in heroes { charge h with place of h } }
verb lay (c: action) beside draco { move c to cellar }
verb start turn of (you: player) { }
verb toast by (p: player) told { }
verb gain (c: action) by (p: player) told { move c to hand of p }

phase turn of (you: player) {
  start turn of you
  choose c from hand of you where it can be played as play-card {
    carry out c
    if c is in hand { move c to discard }
  } else { end game }
  for each c in top 1 of draw { gain c by you }
  toast by you
}
setup {
  move (every king) to table
  move (every hero) to table
  move (every action) to draw
  for each p in players { move (top 2 of draw) to hand of p }
}
play {
  repeat until no draw {
    for each p in players { turn of p }
    pay the table
  }
}
score of (p: player) = silver of p
winners = players with most score of it
`;

const readGame = (path: string): string | undefined => {
  try {
    return readFileSync(new URL(path, games), 'utf8');
  } catch {
    return undefined;
  }
};

/** An example as a whole program: `…` stands for anything, statements stand in a card, a test in a deck. */
function whole(block: string): [entry: string, text: string] {
  const filled = block.replaceAll('…', 'stop');
  if (block.startsWith('deck')) return ['deck.draco', filled];
  if (block.startsWith('test')) return ['deck.draco', `deck tests\nlanguage 1\nbuilds on draco\n${filled}`];
  if (/^(card|verb) /.test(block)) {
    const again = filled.includes('verb start turn of');
    return ['game.draco', `${again ? RULES.replace('verb start turn of (you: player) { }\n', '') : RULES}${filled}`];
  }
  const cards = filled
    .trimEnd()
    .split('\n')
    .map(
      (line, n) =>
        `card example-${n} {\n${line.includes('victim') ? 'choose victim from opponents\n' : ''}${line}\n}\n`,
    );
  return ['game.draco', RULES + cards.join('')];
}

describe('the examples of the page', () => {
  test.each(blocks.map((block) => [block.split('\n')[0], block] as const))('%s', (_, block) => {
    const [entry, program] = whole(block);
    const { problems, ruleset } = compile(entry, (path) => (path === entry ? program : readGame(path)), {
      findGame: (name) => `${name}.draco`,
    });
    // A line that shows one thing need not use what it names.
    const told = problems.filter(({ code }) => code !== 'D0405' && code !== 'D0401' && code !== 'D0404');
    expect(told).toEqual([]);
    expect(ruleset).toBeDefined();
  });

  test('all are read', () => {
    expect(blocks).toHaveLength(text.match(/^```draco$/gm)?.length ?? 0);
    expect(blocks.length).toBeGreaterThan(5);
  });
});

test('the first look has no problem at all', () => {
  const cards = blocks[0] ?? '';
  expect(cards).toContain('card favourite');
  const { problems, ruleset } = compile('tavern.draco', () => RULES + cards);
  expect(problems).toEqual([]);
  expect(ruleset?.designs.filter((design) => design.family === 'rumour-mill')).toHaveLength(4);
  expect(ruleset?.hooks.map(({ when, zone }) => [when, zone])).toEqual([
    ['before', undefined],
    ['instead', ruleset?.zones.findIndex((zone) => zone.id === 'cellar')],
  ]);
});

test('the cards of the first look can be copied into a deck on the game', () => {
  const deck = `deck copied\nlanguage 1\nbuilds on draco\n${(blocks[0] ?? '').replace(/^card/gm, 'replace card')}`;
  const { problems, ruleset } = compile('deck.draco', (path) => (path === 'deck.draco' ? deck : readGame(path)), {
    findGame: (name) => `${name}.draco`,
  });
  expect(problems.filter(({ file }) => file === 'deck.draco')).toEqual([]);
  expect(ruleset).toBeDefined();
});

test('every code is on the page (UPDATE_CORPUS=1 writes them)', () => {
  const rows = CODES.map((code) => `| ${code} | ${CATALOGUE[code].severity} | ${CATALOGUE[code].title} |`);
  const table = ['| code | severity | about |', '|---|---|---|', ...rows].join('\n');
  const between = /(<!-- codes: .*? -->\n)[\s\S]*?(<!-- end of codes -->)/;
  const wanted = text.replace(between, `$1\n${table}\n\n$2`);
  if (process.env.UPDATE_CORPUS === '1') writeFileSync(fileURLToPath(page), wanted);
  expect(readFileSync(page, 'utf8')).toBe(wanted);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compile } from './index.js';

/** The rules that the cards of the specification's first look stand on. */
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
define hero at (n: number) = heroes at n

verb move (h: hero) forward (n: number) { move h to place (place of h - n at least 1) of table }
verb move (h: hero) back (n: number) { move h to place (place of h + n at most count heroes) of table }
verb move (h: hero) (w: way) (n: number) { if w is forward { move h forward n } else { move h back n } }
verb move (h: hero) to last { move h to place (count heroes) of table }
verb charge (h: hero or none) with (n: number) {
  if h is not none and owner of h is not none { move n silver from owner of h to bank }
}
verb pay the table told { for each h in heroes { charge h with place of h } }
verb lay (c: action) beside the king { move c to cellar }
verb start turn of (you: player) { }

phase turn of (you: player) {
  start turn of you
  choose c from hand of you where it can be played as play-card {
    carry out c
    if c is in hand { move c to discard }
  } else { end game }
  move (top 1 of draw) to hand of you
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

test('the cards of the first look compile as they stand', () => {
  const text = readFileSync(new URL('../../../docs/language.md', import.meta.url), 'utf8');
  const cards = text.match(/```draco\n([^`]*)```/)?.[1] ?? '';
  expect(cards).toContain('card favourite');
  const { problems, ruleset } = compile('tavern.draco', () => RULES + cards);
  expect(problems).toEqual([]);
  expect(ruleset?.designs.filter((design) => design.family === 'rumour-mill')).toHaveLength(4);
  expect(ruleset?.hooks.map(({ when, zone }) => [when, zone])).toEqual([
    ['before', undefined],
    ['instead', ruleset?.zones.findIndex((zone) => zone.id === 'cellar')],
  ]);
});

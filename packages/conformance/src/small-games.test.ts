/** Small games in which rules meet that seldom do: conditions, what verbs give, and the end of a game. Both ways are the same. */
import { randomPicker } from '@draco-table/bots';
import { type Loaded, loadRuleset, playout } from '@draco-table/engine';
import type { RoutineDef, Ruleset } from '@draco-table/ruleset';
import { describe, expect, test } from 'vitest';
import { loadSmall } from './fixtures/small-game.js';
import { WAYS } from './fixtures/ways.js';

describe.each(WAYS)('by %s', (_way, generate) => {
  const card = 'card a x6 { add 1 to round }\n';
  const tick = 'verb tick (n: number) { add n to round }\n';
  const noted = 'variable noted: list of number = ()\n';
  const acting = (body: string): string => `phase turn of (you: player) { ${body} }\nplay { turn of red }`;
  const mark = (n: string): string => `set points of red to points of red * 7 + ${n}`;
  const fin = 'verb fin gives number { if round > 2 { end game } give 1 }\n';
  const list = 'verb made (n: number) gives list of number { give (1 to n) }\n';

  const rules: [what: string, text: string][] = [
    [
      'this and that, or something else',
      `${card}verb look (a: number) (b: number) (c: number) {
  if a > 0 and b > 0 or c > 0 { add 1 to points of red }
  if not ((a > 0 or b > 0) and c > 0) { add 10 to points of red }
  if (a > 0 and b > 0) or (b > 0 and c > 0) { add 100 to points of red } }
play { for each a in 0, 1 { for each b in 0, 1 { for each c in 0, 1 { look a b c\n${mark('0')} } } } }`,
    ],
    [
      'a list that a replaced verb gives, and what acts after it',
      `${card}${noted}${list}verb begin { from now on, instead of made (n) { proceed }
  from now on, after made (n) { let x = (5, 6, 7, 8, 9)\nadd sum of x to round } }
${acting(`begin\nset noted to made 5\nfor each k in made 4 { let y = (9, 9, 9)\n${mark('k + count noted + sum of y')} }`)}`,
    ],
    [
      'a list that a replaced verb gives, in an effect that goes on to make others',
      `${card}${noted}${list}verb begin { from now on, instead of made (n) { proceed\nlet x = (5, 6, 7, 8, 9)\nadd sum of x to round } }
${acting(`begin\nset noted to made 5 plus made 3\n${mark('sum of noted')}`)}`,
    ],
    [
      'what a replaced verb gives, and another verb after it',
      `${card}${tick}verb made (n: number) gives number { give n }
verb begin { from now on, instead of made (n) { proceed\ntick 1 } }
verb never { from now on, after tick 99 { add 1 to round } }
${acting('begin\nset round to made 5\nadd round to points of red\nif round > 9999 { never }')}`,
    ],
    [
      'effects that begin while others are looked at',
      `${card}${tick}verb looked gives number { from now on, after tick (n) { add n to points of blue }\ngive 1 }
verb begin { from now on, after tick (n) where looked is 1 { ${mark('n')} } }
${acting('begin\ntick 1\ntick 2\ntick 3')}`,
    ],
    [
      'effects that begin while others end',
      `${card}${tick}verb looked gives number { from now on, after tick (n) { add n to points of blue }\ngive 2 }
verb begin { until tick looked, after tick (n) { ${mark('n')} } }
${acting('begin\nbegin\ntick 1\ntick 2\ntick 3')}`,
    ],
    [
      'cards that move while they are looked at',
      `card a x6 { add 1 to round\nwhile in open, after tick (n) where shift > 0 { ${mark('n')} } }
verb shift gives number { if any open { move (first 1 of open) to deck } give 1 }
${tick}${acting('tick 1\ntick 2\ntick 3')}`,
    ],
    [
      'a game that ends in the condition of an effect',
      `${card}${tick}verb fin gives number { if round > 2 { end game } give 1 }
verb begin { from now on, before tick (n) where fin is 1 { ${mark('n')} }
  from now on, instead of tick (n) where fin is 1 { ${mark('n')}\nproceed }
  from now on, after tick (n) where fin is 1 { ${mark('n')} } }
${acting('begin\ntick 1\ntick 2\nadd 7 to points of blue\ntick 3\nadd 9 to points of blue')}`,
    ],
    [
      'a game that ends in what an effect lasts until',
      `${card}${tick}verb fin gives number { if round > 2 { end game } give 1 }
verb begin { until tick fin, before tick (n) { ${mark('n')} } }
${acting('begin\nbegin\ntick 1\nadd 3 to points of blue\nbegin\ntick 2\nadd 7 to points of blue\ntick 3')}`,
    ],
    [
      'a game that ends in what a card needs',
      `card a x6 { needs fin > 0\nadd 1 to points of red }
verb fin gives number { add 1 to round\nif round > 4 { end game } give 1 }
phase turn of (you: player) { choose c from open where it can be played { carry out c\nadd 10 to points of red }
  add 100 to points of you }
play { repeat 3 times { for each p in players { turn of p } } }`,
    ],
    [
      'a game that ends before a list was given, after a number was',
      `${card}${noted}verb num gives number { give 123456789 }
verb all gives list of number { add num to round\nif round > 0 { end game } give (1, 2) }
verb work { set noted to all }
${acting('work')}`,
    ],
    [
      'a game that ends before a number was given, after a list was',
      `${card}${noted}verb all gives list of number { give (1, 2) }
verb num gives number { set noted to all\nif round < 1 { end game } give 3 }
verb work { set round to num }
${acting('work')}`,
    ],
    [
      'a game that ends in what acts before a verb that gives a list',
      `${card}${noted}verb num gives number { give 123456789 }
verb all gives list of number { give (1, 2) }
verb begin { from now on, before all { add num to round\nend game } }
verb work { for each x in all { add x to round } }
${acting('begin\nwork')}`,
    ],
    [
      'somebody who is asked where scores are worked out, after the end',
      `${card}${tick}score of (p: player) = if p agrees to foo then 1 else 0\n${acting('tick 1')}`,
    ],
    [
      'lists that a replaced verb gives twice in a statement: give',
      `${card}${noted}${list}verb begin { from now on, instead of made (n) { give (n to n + 5) } }
${acting(`begin\nset noted to made 5 plus made 2\nfor each k in made 4 { let y = (9, 9, 9)\n${mark('k + count noted + sum of y')} }`)}`,
    ],
    [
      'lists that a replaced verb gives twice in a statement: proceed',
      `${card}${noted}${list}verb begin { from now on, instead of made (n) { proceed } }
${acting(`begin\nset noted to made 5 plus made 2\nfor each k in made 4 { let y = (9, 9, 9)\n${mark('k + count noted + sum of y')} }`)}`,
    ],
    [
      'chance in what is handed over after the game has ended',
      `${card}verb fin (n: number) gives number { if round > 0 { end game } give n }
verb v2 (n: number) (m: number) { add n + m to round }
${acting('add 1 to round\nv2 (fin 1) (random 1 to 3)')}`,
    ],
    [
      'alike effects with names of their own, in an order that somebody chooses',
      `${card}verb tick (you: player) effects in an order you choose { add 1 to round }
verb begin { next time before tick (p) { let y = round + 1\nadd y to points of red } }
${acting('begin\nbegin\ntick you')}`,
    ],
    [
      'a game that ends in the condition of an effect that acts once: before a verb',
      `${card}${tick}${fin}verb begin { next time before tick (n) where fin < 5 { ${mark('n')} } }
${acting('tick 3\nbegin\nbegin\ntick 1\ntick 2')}`,
    ],
    [
      'a game that ends in the condition of an effect that acts once: instead',
      `${card}${tick}${fin}verb begin { next time instead of tick (n) where fin < 5 { ${mark('n')} } }
${acting('tick 3\nbegin\nbegin\ntick 1\ntick 2')}`,
    ],
    [
      'a game that ends in the condition of an effect that acts once: after it',
      `${card}${tick}${fin}verb begin { next time after tick (n) where fin < 5 { ${mark('n')} } }
${acting('begin\nbegin\ntick 3\ntick 1\ntick 2')}`,
    ],
    [
      'chance in the condition of an effect, after the game has ended in that of another',
      `card a x6 { add 1 to round\nwhile in open, before tick (n) where gone > 0 { ${mark('n')} } }
${tick}verb gone gives number { move (every action) to deck\ngive 1 }
${fin}verb begin { next time before tick (n) where fin > 5 { ${mark('n')} }
  from now on, instead of tick (n) where random 1 to 6 > 3 { ${mark('n')}\nproceed } }
${acting('begin\nadd 3 to round\ntick 3\ntick 1')}`,
    ],
    [
      'cards that are alike but for what their condition has looked at, in an order that somebody chooses',
      `card a x6 { add 1 to round
while in open, after tick (any) where any (open where it is this and round > 0) { add 1 to round } }
verb tick (you: player) effects in an order you choose { add 1 to round }
${acting('tick you\ntick you')}`,
    ],
    [
      'effects that are alike but for chance in their condition, in an order that somebody chooses',
      `${card}verb tick (you: player) effects in an order you choose { add 1 to round }
verb begin { from now on, after tick (any) where any ((1 to (random 2 to 6)) where it > 0) { add 1 to round } }
${acting('begin\nbegin\nbegin\ntick you\ntick you')}`,
    ],
  ];

  /** Plays some games both ways, which have to come to the same. */
  function same(plain: Loaded, made: Loaded): void {
    expect(made.program.fast).not.toBeNull();
    for (let n = 0; n < 4; n++) {
      const [one, other] = [plain, made].map((loaded) => {
        const out = playout(loaded, { seats: 2 + (n % 3), seed: `${n}` }, randomPicker(`${n}`));
        return { ...out, digest: out.digest() };
      });
      expect(one?.fault).toBeUndefined();
      expect(other).toEqual(one);
    }
  }

  test.each(rules)('%s', (_, text) => same(loadSmall(text), loadSmall(text, generate)));

  /** The same of rules that are bent, as only a ruleset made by hand can say. */
  function sameBent(text: string, bend: (ruleset: Ruleset) => void): Loaded {
    const bent = structuredClone(loadSmall(text).ruleset);
    bend(bent);
    const [plain, made] = [undefined, generate].map((back) => {
      const loaded = loadRuleset(bent, back);
      if (!loaded.ok) throw new Error(loaded.problems[0]?.message);
      return loaded.ruleset;
    }) as [Loaded, Loaded];
    same(plain, made);
    return made;
  }
  const proceeds = ({ routines }: Ruleset): void => {
    for (const routine of routines) if (routine.id === 'helper') routine.body = [['proceed']];
  };
  const bodyOf = ({ hooks, routines }: Ruleset, wanted: 'before' | 'instead'): RoutineDef['body'] => {
    const hook = hooks.find(({ when }) => when === wanted);
    return (routines[hook?.body ?? -1] as RoutineDef).body;
  };

  test('an effect that proceeds in a verb of its own', () => {
    const text = `${card}verb tick (n: number) { add n to round\nif round > 2 { end game } }
verb helper { add 0 to round }
verb begin { from now on, instead of tick (n) { helper\nadd 10 to points of blue } }
${acting('begin\ntick 1\ntick 1\nadd 5 to points of red\ntick 1\nadd 100 to points of red\ntick 1')}`;
    const made = sameBent(text, proceeds);
    expect(playout(made, { seats: 2, seed: 'a' }, randomPicker('a')).scores).toEqual([5, 20]);
  });

  test('a list that a replaced verb gives, in an effect that proceeds in a verb of its own', () => {
    const text = `${card}${noted}${list}verb helper { add 0 to round }
verb begin { from now on, instead of made (n) { if round < 9 { helper\nlet z = (7 to 30)\nadd sum of z to round }
  let y = (9 to 30)\nadd sum of y to round\ngive (n to 3) } }
${acting(`begin\nset noted to made 5\n${mark('sum of noted')}`)}`;
    sameBent(text, (ruleset) => {
      proceeds(ruleset);
      expect(JSON.stringify(bodyOf(ruleset, 'instead').pop())).toContain('give');
    });
  });

  test('an effect before one verb that proceeds with another, which ends the game', () => {
    const text = `${card}verb tick (n: number) { add n to round\nif round > 0 { end game } }
verb tock { add 1 to points of blue }
verb begin { from now on, instead of tick (n) { tock\nadd 10 to points of red }
  from now on, before tock { add 1 to points of blue } }
${acting('begin\ntick 1\nadd 5 to points of red')}`;
    const made = sameBent(text, (ruleset) => {
      bodyOf(ruleset, 'before').splice(0, 9, ['proceed'], ['proceed']);
    });
    expect(playout(made, { seats: 2, seed: 'a' }, randomPicker('a')).scores).toEqual([0, 0]);
  });

  test('an effect that changes a name it has taken along, and acts twice in one call', () => {
    const text = `${card}${tick}verb begin (k: number) { from now on, instead of tick (n) { ${mark('k')}\nlet z = k + 1
  ${mark('z')}\nproceed } }
verb twice { from now on, instead of tick (n) { proceed\nproceed } }
${acting('begin 3\ntwice\ntick 1\ntick 2')}`;
    sameBent(text, (ruleset) => {
      const body = bodyOf(ruleset, 'instead');
      const bent = JSON.stringify(body).replace('["let",4,', '["let",3,').replaceAll('["slot",4]', '["slot",3]');
      expect(bent).not.toBe(JSON.stringify(body));
      body.splice(0, body.length, ...(JSON.parse(bent) as typeof body));
    });
  });
});

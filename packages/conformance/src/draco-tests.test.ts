import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadRuleset } from '@draco-table/engine';
import { runTests } from '@draco-table/engine/testing';
import { compile } from '@draco-table/lang';
import { describe, expect, it } from 'vitest';

const cards = fileURLToPath(new URL('../../../cards/', import.meta.url));
const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

/** Runs the `test` blocks of a game or deck, and says what they do not reach in its own files. */
function examine(name: string, own: (file: string) => boolean) {
  const { ruleset, problems } = compile(`${cards}${name}.draco`, read, { tests: true, marks: true, spans: true });
  const loaded = loadRuleset(ruleset);
  if (!ruleset || !loaded.ok) return { problems: loaded.ok ? problems : [...problems, ...loaded.problems] };
  const { tests, covered } = runTests(loaded.ruleset);
  const missed = (ruleset.marks ?? []).flatMap(({ routine, span }, i) => {
    const { id, is } = ruleset.routines[routine] ?? { id: '', is: 'rule' };
    const file = ruleset.sources?.[span[0]] ?? '';
    return covered[i] || (is !== 'card' && is !== 'effect') || !own(file) ? [] : [`${id}, line ${span[1]}`];
  });
  return { problems, count: tests.length, failed: tests.filter((test) => !test.ok), missed };
}

// A busy machine takes its time over hundreds of tests.
describe('the tests written in the language', () => {
  it('pass for the game and reach every branch of every card', () => {
    const { problems, count, failed, missed } = examine('draco', () => true);
    expect(problems).toEqual([]);
    expect(failed).toEqual([]);
    expect(missed).toEqual([]);
    expect(count).toBeGreaterThan(340);
  });

  it.each([
    ['seaside', 220],
    ['saboteur', 120],
    ['hearts', 20],
    ['crazy-eights', 15],
    ['lanterns', 15],
  ])('pass for %s too', (game, least) => {
    const { problems, count, failed, missed } = examine(game, () => true);
    expect(problems).toEqual([]);
    expect(failed).toEqual([]);
    expect(missed).toEqual([]);
    expect(count).toBeGreaterThan(least);
  });

  it.each(['draco-feast', 'draco-no-dexterity'])('pass for the deck %s and reach what is its own', (deck) => {
    const { problems, failed, missed } = examine(deck, (file) => file.includes(deck));
    expect(problems).toEqual([]);
    expect(failed).toEqual([]);
    expect(missed).toEqual([]);
  });
});

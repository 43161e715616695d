import { NONE } from '@draco-table/ruleset';
import { expect, test } from 'vitest';
import { load } from '../fixtures/base.js';
import { marketWithForecast } from '../fixtures/market.js';
import { gameAfter } from '../fixtures/play.js';
import type { State } from '../state/run.js';
import { digestOf } from './digest.js';
import type { SavedState } from './save.js';

type Part = number | null | Part[] | { [name: string]: Part };

/** The state with one of its numbers, or one of its lists, changed in each way that is likely to be mistaken for another. */
function* changed(part: Part, put: (other: Part) => State): Generator<State> {
  if (typeof part === 'number') {
    for (const other of new Set([part + 1, part + 65_536, part ^ NONE, part === 0 ? null : 0])) yield put(other);
  } else if (part !== null) {
    if (Array.isArray(part)) yield put([...part, 0]);
    for (const [name, inner] of Object.entries(part)) {
      const copy = (): Part => (Array.isArray(part) ? [...part] : { ...part });
      yield* changed(inner, (other) => put(Object.assign(copy() as object, { [name]: other }) as Part));
    }
  }
}

test('whatever changes in a state, its digest is another', () => {
  const { base } = gameAfter(load(marketWithForecast()), 'a', 12).save().state as SavedState;
  const digests = [...changed(base as unknown as Part, (other) => other as unknown as State)].map((state) =>
    digestOf(state, []),
  );
  digests.push(digestOf(base, []), digestOf(base, [null]), digestOf(base, [[0]]), digestOf(base, [[]]));
  expect(digests.length).toBeGreaterThan(500);
  expect(new Set(digests).size).toBe(digests.length);
});

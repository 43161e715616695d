/** A replay may come from anywhere: whatever is wrong with it, it is refused with a reason or plays; nothing is thrown. */
import { type Dice, dice, makeReplay, type Replay, replay, startGame } from '@draco-table/engine';
import { expect, test } from 'vitest';
import { play } from './fixtures/play.js';
import { loadSmall } from './fixtures/small-game.js';

const loaded = loadSmall(`card a x6 { move this to open }
play { repeat 4 times { for each p in players { p chooses n from 1 to 3 as how-many { add n to points of p } } } }`);
const whole = makeReplay(loaded, play(startGame(loaded, { seats: 2, seed: 'r' }), dice('r'), 6).save());

const VALUES: unknown[] = [
  null,
  -1,
  0,
  1,
  99,
  5e9,
  0.5,
  '',
  'x',
  true,
  [],
  {},
  [null],
  [[99]],
  { toString: 1 },
  { length: 1e9 },
];

/** Some part of it is gone, or something else. */
function broken(header: Replay, roll: Dice): unknown {
  const copy = JSON.parse(JSON.stringify({ header }));
  let [holder, key] = [copy as Record<string, unknown>, 'header'];
  for (let depth = roll(5); depth > 0; depth--) {
    const inner = holder[key];
    const keys = typeof inner === 'object' && inner !== null ? Object.keys(inner) : [];
    if (keys.length === 0) break;
    holder = inner as Record<string, unknown>;
    key = keys[roll(keys.length)] as string;
  }
  if (roll(4) === 0) delete holder[key];
  else holder[key] = VALUES[roll(VALUES.length)];
  return copy.header;
}

test('ten thousand broken replays', { timeout: 120_000 }, () => {
  const roll = dice('broken replays');
  let refused = 0;
  for (let n = 0; n < 10_000; n++) {
    const header = broken(whole, roll);
    const found = replay(loaded, header as Replay);
    if (found.ok) expect(found.game.fault).toBeUndefined();
    else {
      refused++;
      expect(found.problem.code).toMatch(/^D09/);
      expect(found.problem.message).not.toBe('');
    }
  }
  expect(refused).toBeGreaterThan(5000);
  expect(replay(loaded, whole).ok).toBe(true);
});

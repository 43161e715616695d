/** The same games have the same digests as ever, in Node here and in a browser in digests.browser.test.ts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { digestsOf } from './fixtures/digests.js';
import { games, loadGame } from './fixtures/games.js';

const path = fileURLToPath(new URL('./fixtures/digests.json', import.meta.url));

test('every game has its digests (UPDATE_DIGESTS=1 writes them)', { timeout: 120_000 }, () => {
  const found = Object.fromEntries(games.map((name) => [name, digestsOf(loadGame(name))]));
  if (process.env.UPDATE_DIGESTS === '1') writeFileSync(path, `${JSON.stringify(found, null, 2)}\n`);
  expect(found).toEqual(JSON.parse(readFileSync(path, 'utf8')));
});

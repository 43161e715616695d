// A game that was played at a server, checked from the terminal: nobody can have chosen its deal.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { begun, playOn, serve } from '../../server/src/fixtures/play.js';
import { folder, start } from './support/draco.js';

/** Not spawnSync: the server is in this process. */
async function run(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const { child, said } = start(args);
  const code = await new Promise<number | null>((done) => child.on('close', done));
  return { code, ...said };
}

test('replay --verify deals the cards again, from the link of the table or from a file', async () => {
  const { url } = await serve();
  const { laid, players } = await begun(url, 1, { seats: 3, bot: 'random' });
  const link = `${url}friends.html#${laid.table}.${laid.watch}`;
  const early = await run('replay', link, '--verify');
  expect([early.code, early.err]).toEqual([1, expect.stringContaining('D1123')]);
  await playOn(players);
  await players[0]?.until('over', ({ info }) => info?.status === 'over');

  const whole = await run('replay', link, '--verify');
  expect(whole.err).toBe('');
  expect(whole.code).toBe(0);
  expect(whole.out.match(/^✓/gm)).toHaveLength(5);
  expect(whole.out).toContain('Ann');

  const response = await fetch(new URL(`api/tables/${laid.table}/replay`, url), {
    headers: { authorization: `Bearer ${laid.watch}` },
  });
  const file = join(folder(), 'game.json');
  writeFileSync(file, JSON.stringify(await response.json()));
  expect((await run('replay', file, '--verify')).code).toBe(0);

  // Another secret than the one that was promised, or another deal than the one that follows from it.
  const replay = JSON.parse(readFileSync(file, 'utf8')) as { proof: { secret: string }; start: { seed: string } };
  writeFileSync(file, JSON.stringify({ ...replay, proof: { ...replay.proof, secret: '0'.repeat(64) } }));
  const forged = await run('replay', file, '--verify');
  expect(forged.code).toBe(1);
  expect(forged.out.match(/^✗/gm)?.length).toBeGreaterThanOrEqual(2);

  const nowhere = await run('replay', `${url}friends.html#${laid.table}.${'x'.repeat(22)}`, '--verify');
  expect([nowhere.code, nowhere.err]).toEqual([1, expect.stringContaining('D1104')]);
});

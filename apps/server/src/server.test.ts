import { loadRuleset, makeReplay, type Replay, startGame } from '@draco-table/engine';
import { checkProof, type Proof } from '@draco-table/protocol';
import { expect, test } from 'vitest';
import { begun, join, playOn, serve, sharedDatabase } from './fixtures/play.js';

test('four people play a whole game, and everybody can check that nobody chose its deal', async () => {
  const { url } = await serve();
  const { laid, players } = await begun(url);
  const answers = await playOn(players);
  expect(answers).toBeGreaterThan(40);
  await Promise.all(players.map(({ until }) => until('over', ({ info }) => info?.status === 'over')));
  const response = await fetch(new URL(`api/tables/${laid.table}/replay`, url), {
    headers: { authorization: `Bearer ${laid.watch}` },
  });
  const replay = (await response.json()) as Replay & { proof: Proof; rules: string; digest: string };
  expect(checkProof(replay.proof, replay.start.seed)).toEqual([]);
  expect(replay.proof.commitment).toBe(players[2]?.keep.read(`promise:${laid.table}`));
  const rules = (await (await fetch(new URL(`api/rules/${replay.rules}`, url))).json()) as { ruleset: unknown };
  const loaded = loadRuleset(rules.ruleset);
  if (!loaded.ok) throw new Error('rules');
  expect(makeReplay(loaded.ruleset, replay).digests.at(-1)).toBe(replay.digest);
  const game = startGame(loaded.ruleset, replay.start);
  for (const answer of replay.answers) expect(game.answer(answer).ok).toBe(true);
  for (const [seat, { link }] of players.entries()) {
    expect(link.view).toEqual(JSON.parse(JSON.stringify(game.view(seat))));
    expect(link.events).toEqual(JSON.parse(JSON.stringify(game.events(seat))));
  }
});

test('a person plays against bots of the server, and a spectator looks on', async () => {
  const { url } = await serve();
  const { laid, players } = await begun(url, 1, { seats: 3 });
  const watcher = join(url, laid.table, laid.watch);
  await watcher.until('sees it', ({ view }) => view !== undefined);
  await playOn(players);
  await watcher.until('over', ({ view }) => view?.result !== undefined);
  expect(watcher.link.view?.seat).toBe(null);
});

test('a process that never saw a table has it from a snapshot, and it is the same game', async () => {
  const one = await serve();
  const { laid, players } = await begun(one.url, 2, { game: 'saboteur', seats: 3, bot: 'random' });
  await playOn(players, 60);
  const db = await sharedDatabase();
  const kept = async () =>
    await db.query<{ version: number }>('select version from snapshots where table_id = $1', [laid.table]);
  const [ann] = players as [(typeof players)[0]];
  for (let tries = 0; (await kept()).length === 0 && tries < 50; tries++)
    await new Promise((done) => setTimeout(done, 20));
  const [snapshot] = await kept();
  expect(snapshot?.version).toBeGreaterThanOrEqual(50);

  const two = await serve();
  const twin = join(two.url, laid.table, ann.link.key, ann.keep);
  await twin.until('shown', ({ view }) => view !== undefined);
  await twin.until('as far', ({ at }) => at === ann.link.at);
  expect(twin.link.view).toEqual(ann.link.view);
  expect(twin.link.events).toEqual(ann.link.events);
  // What is answered there is told here, event by event.
  await playOn([twin, players[1] as typeof ann], 5);
  await ann.until('as far', ({ at }) => at === twin.link.at);
  expect(ann.link.view).toEqual(twin.link.view);
  expect(ann.link.events).toEqual(twin.link.events);

  // A broken or foreign snapshot is as good as none.
  await db.query(`update snapshots set body = '{"saved":{},"told":[]}' where table_id = $1`, [laid.table]);
  const three = await serve();
  const third = join(three.url, laid.table, ann.link.key, ann.keep);
  await third.until('as far', ({ at, view }) => view !== undefined && at === ann.link.at);
  expect(third.link.view).toEqual(ann.link.view);
});

// Life at a table: clocks, somebody who left, choices taken back, pushes, games of one's own, export and deletion.
import { readFileSync } from 'node:fs';
import { join as path } from 'node:path';
import type { Replay } from '@draco-table/engine';
import { describe, expect, test } from 'vitest';
import webpush from 'web-push';
import think from './bot-worker.js';
import { begun, choice, GAMES, join, lay, type Player, playOn, post, serve, sharedDatabase } from './fixtures/play.js';
import { openStore } from './store.js';

const DAY = 86_400_000;
const asBearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });

describe('clocks', () => {
  test('who lets his time run out is replaced by a bot, and may return', async () => {
    const { url } = await serve();
    const { laid, players } = await begun(url, 2, { seats: 3, clock: 60_000, bot: 'random' });
    const [ann, ben] = players as [Player, Player];
    expect(ann.link.info?.clock).toBe(60_000);
    await ann.until('a person is asked', () => players.some(({ link }) => link.decision));
    const late = players.find(({ link }) => link.decision) === ann ? ann : ben;
    const other = late === ann ? ben : ann;
    const seat = late.link.seat as number;
    // An hour later, as the database sees it.
    const db = await sharedDatabase();
    await db.query(`update tables set deadline = now() - interval '1 second' where id = $1`, [laid.table]);
    await other.until('a bot plays for him', ({ info }) => info?.seats[seat]?.away === 'clock');
    expect((await late.link.answer(choice(late))).ok).toBe(false);
    late.link.say({ is: 'return' });
    await other.until('he is back', ({ info }) => info?.seats[seat]?.by === 'person');
    // His bot may just have answered for him: then it is the next question that he answers.
    let isTaken = false;
    for (let n = 0; n < 60 && !isTaken && !late.link.view?.result; n++) {
      await late.until(
        'somebody is asked',
        (link) => players.some((one) => one.link.decision) || link.view?.result !== undefined,
      );
      const asked = late.link.decision ? late : (players.find(({ link }) => link.decision) ?? late);
      const { ok } = await asked.link.answer(choice(asked, n));
      isTaken = ok && asked === late;
    }
    expect(isTaken).toBe(true);
  });

  test('are laid from what is sent, whatever it is: never a fault of the server', async () => {
    const { url } = await serve();
    const host = { name: 'Ann', seat: 0, pledge: 'a'.repeat(64) };
    const table = { game: 'draco', seats: 3, host };
    for (const sent of [
      { ...table, seats: { toString: 1 } },
      { ...table, seats: [3] },
      { ...table, host: null },
      { ...table, host: { ...host, seat: { valueOf: 0, toString: 0 } } },
      { ...table, host: { ...host, name: { toString: 1 } } },
      { ...table, options: { long: { toString: 1 } } },
      { ...table, deck: '__proto__' },
      [table],
      null,
      7,
    ]) {
      const response = await post(url, 'api/tables', JSON.stringify(sent));
      const { problem } = (await response.json()) as { problem: { code: string } };
      expect([response.status, problem.code], JSON.stringify(sent)).toEqual([
        expect.toSatisfy((status) => status >= 400 && status < 500),
        expect.stringMatching(/^D11/),
      ]);
    }
  });

  test('count minutes or days, within limits', async () => {
    const { url } = await serve();
    const laid = await lay(url, { clock: 3 * DAY });
    const guest = join(url, laid.table, laid.invite);
    await guest.until('told', ({ info }) => info?.clock === 3 * DAY);
    for (const clock of [1_000, 90 * DAY, 1.5, 'soon']) {
      const response = await post(url, 'api/tables', { game: 'draco', seats: 3, clock, host: {} });
      expect([response.status, ((await response.json()) as { problem: { code: string } }).problem.code]).toEqual([
        400,
        'D1121',
      ]);
    }
  });
});

describe('a choice is taken back', () => {
  /** Plays until a choice of the first can be taken back, as the server says. */
  async function untilProposed(players: Player[]): Promise<number> {
    const [ann] = players as [Player];
    for (let n = 0; n < 60; n++) {
      const asked = players.find(({ link }) => link.decision) as Player;
      const { version } = asked.link.view ?? { version: 0 };
      await playOn(players, 1);
      if (asked !== ann) continue;
      ann.problems.length = 0;
      ann.link.say({ is: 'propose', what: 'undo' });
      await ann.until('proposed or refused', ({ info }) => Boolean(info?.proposal) || ann.problems.length > 0);
      if (ann.link.info?.proposal) return version;
      expect(ann.problems).toEqual(['D1116']);
    }
    throw new Error('no choice could be taken back');
  }

  test('when all others agree, and not when one does not', async () => {
    const { url } = await serve();
    const { players } = await begun(url, 3, { seats: 3 });
    const [ann, ben, cleo] = players as [Player, Player, Player];
    const before = await untilProposed(players);
    await ben.until('asked', ({ info }) => info?.proposal?.open.includes(1) === true);
    ben.link.say({ is: 'vote', yes: true });
    await cleo.until('asked alone', ({ info }) => info?.proposal?.open.join() === '2');
    cleo.link.say({ is: 'vote', yes: true });
    await Promise.all(players.map(({ until }) => until('taken back', ({ view }) => view?.version === before)));
    expect(ann.link.decision).toBeDefined();
    // Everybody has the same log as somebody who comes now: nothing is left of what was taken back.
    const watcher = join(url, ann.link.info?.id ?? '', ann.link.key, ann.keep);
    await watcher.until('shown', ({ view }) => view !== undefined);
    expect(watcher.link.events).toEqual(ann.link.events);
    expect(watcher.link.view).toEqual(ann.link.view);

    const at = await untilProposed(players);
    ben.link.say({ is: 'vote', yes: false });
    await ann.until('withdrawn', ({ info }) => info?.proposal === undefined);
    expect(ann.link.view?.version).toBeGreaterThan(at);
    await playOn(players, 3);
  });
});

describe('who is away', () => {
  test('is replaced by a bot when the others agree, and comes back; nobody who is there is put out', async () => {
    const { url } = await serve();
    const { laid, players } = await begun(url, 3, { seats: 3, bot: 'random' });
    const [ann, ben, cleo] = players as [Player, Player, Player];
    ann.link.say({ is: 'propose', what: 'replace', seat: 1 });
    await ann.until('refused', () => ann.problems.includes('D1110'));
    const { key } = ben.link;
    ben.link.close();
    await ann.until('gone', ({ info }) => info?.seats[1]?.here !== true);
    ann.link.say({ is: 'propose', what: 'replace', seat: 1 });
    await cleo.until('asked', ({ info }) => info?.proposal?.open.join() === '2');
    cleo.link.say({ is: 'vote', yes: true });
    await ann.until('a bot plays', ({ info }) => info?.seats[1]?.away === 'agreed');
    await playOn([ann, cleo], 4);
    const back = join(url, laid.table, key, ben.keep);
    await back.until('shown', ({ view }) => view !== undefined);
    back.link.say({ is: 'return' });
    await ann.until('he is back', ({ info }) => info?.seats[1]?.by === 'person' && info.seats[1].here === true);
    await playOn([ann, back, cleo], 4);
  });

  test('is told of his move by push, and only then', async () => {
    const keys = webpush.generateVAPIDKeys();
    const sent: { endpoint: string; payload: string }[] = [];
    const { url } = await serve({
      push: {
        ...keys,
        subject: 'mailto:host@example.org',
        send: async ({ endpoint }, payload) => void sent.push({ endpoint, payload: String(payload) }),
      },
    });
    const { laid, players } = await begun(url, 2, { seats: 3, bot: 'random' });
    const [ann, ben] = players as [Player, Player];
    expect(ben.link.pushKey).toBe(keys.publicKey);
    const push = { is: 'push', p256dh: 'key', auth: 'auth' } as const;
    ben.link.say({ ...push, endpoint: 'https://evil.example/push' });
    await ben.until('refused', () => ben.problems.includes('D1106'));
    const endpoint = 'https://fcm.googleapis.com/fcm/send/one';
    ben.link.say({ ...push, endpoint });
    // Heard when the next message of the same socket is.
    ben.link.say({ is: 'react', reaction: 'hello' });
    await ann.until('heard', () => ann.reactions.length > 0);
    await playOn(players, 3);
    // Who goes while it is his move knows it already.
    for (let n = 0; n < 40 && (ben.link.decision || !ann.link.decision); n++) {
      if (ben.link.decision) await ben.link.answer(choice(ben, n));
      const { at } = ben.link;
      await ann.until(
        'goes on',
        ({ decision }) => decision !== undefined || ben.link.decision !== undefined || ben.link.at > at,
      );
    }
    expect(ben.link.decision).toBeUndefined();
    expect(sent).toEqual([]);
    ben.link.close();
    await ann.until('gone', ({ info }) => info?.seats[1]?.here !== true);
    for (let n = 0; n < 40 && sent.length === 0; n++) {
      await ann.until('asked, or told him', ({ decision }) => decision !== undefined || sent.length > 0);
      if (sent.length === 0) await ann.link.answer(choice(ann, n));
    }
    // Which table, and nothing of the game.
    expect(sent[0]).toEqual({ endpoint, payload: JSON.stringify({ table: laid.table }) });
  });
});

test('a game of one’s own is uploaded, kept by its hash, and served to the others as it was checked', async () => {
  const { url } = await serve();
  const read = (file: string) => readFileSync(path(GAMES, 'saboteur', file), 'utf8');
  const manifest = JSON.parse(read('game.json')) as { ruleset: string; texts: Record<string, string> };
  const game = {
    ruleset: JSON.parse(read(manifest.ruleset)),
    texts: { en: read(manifest.texts.en ?? '') },
    more: '<script>',
  };
  const uploaded = (await (await post(url, 'api/rules', game)).json()) as { rules: string; seats: object };
  expect(uploaded).toMatchObject({ game: 'saboteur', seats: { min: 3, max: 10 } });
  const again = (await (await post(url, 'api/rules', game)).json()) as { rules: string };
  expect(again.rules).toBe(uploaded.rules);
  const served = await fetch(new URL(`api/rules/${uploaded.rules}`, url));
  expect(served.headers.get('content-security-policy')).toContain('sandbox');
  // What nobody asked for is not passed on.
  expect(Object.keys((await served.json()) as object)).toEqual(['ruleset', 'texts']);
  const { players } = await begun(url, 3, { game: undefined, rules: uploaded.rules, seats: 3 });
  expect(players[1]?.link.info?.rules).toBe(uploaded.rules);
  await playOn(players, 6);
});

test('the bots of a table know what was learned of its game, and play without where nobody has learned', async () => {
  const brains: unknown[] = [];
  const { url } = await serve({
    think: async (thought) => {
      brains.push(thought.brain);
      return think(thought);
    },
  });
  for (const table of [{ game: 'seaside' }, { game: 'draco', deck: 'draco-feast' }]) {
    brains.length = 0;
    const { players } = await begun(url, 1, { seats: 3, ...table });
    expect(players[0]?.link.info?.bot).toBe('medium');
    await playOn(players, 2);
    expect(brains.length).toBeGreaterThan(0);
    if (table.deck) expect(brains[0]).toBeUndefined();
    else expect(brains[0]).toMatchObject({ format: 1, game: 'seaside' });
  }
});

describe('a table', () => {
  test('is exported and deleted by its host, and by nobody else', async () => {
    const { url } = await serve();
    const { laid, players } = await begun(url, 2, { seats: 3, bot: 'random' });
    const [, ben] = players as [Player, Player];
    const table = new URL(`api/tables/${laid.table}`, url);
    for (const key of [ben.link.key, laid.watch, laid.invite])
      expect((await fetch(`${table}/export`, asBearer(key))).status).toBe(403);
    expect((await fetch(`${table}/export`)).status).toBe(404);
    const early = await (await fetch(`${table}/export`, asBearer(laid.key))).text();
    const [row] = await (await sharedDatabase()).query<{ secret: string }>('select secret from tables where id = $1', [
      laid.table,
    ]);
    expect(early).toContain('Guest 1');
    expect(early).not.toContain(row?.secret);
    expect((await fetch(`${table}/replay`, asBearer(laid.watch))).status).toBe(409);
    expect((await fetch(table, { method: 'DELETE', ...asBearer(ben.link.key) })).status).toBe(403);
    expect((await fetch(table, { method: 'DELETE', ...asBearer(laid.key) })).status).toBe(200);
    await ben.until('told', () => ben.problems.includes('D1104'));
    expect((await fetch(`${table}/export`, asBearer(laid.key))).status).toBe(404);
    for (const name of ['entries', 'keys', 'snapshots', 'pushes']) {
      const left = await (await sharedDatabase()).query(`select 1 from ${name} where table_id = $1`, [laid.table]);
      expect(left).toEqual([]);
    }
  });

  test('that is being dealt shows its host no addition of another, neither at the table nor by export', async () => {
    const { url } = await serve({ limits: { dealMs: 60_000 } });
    const laid = await lay(url, { seats: 3 });
    const host = join(url, laid.table, laid.key);
    for (const [seat, name] of [
      [1, 'Ben'],
      [2, 'Cleo'],
    ] as const) {
      const guest = join(url, laid.table, laid.invite);
      await guest.until('welcomed', ({ isOpen }) => isOpen);
      guest.link.sit(seat, name);
      await guest.until('seated', (link) => link.role === 'seat' && link.isOpen);
      // Who has gone shows nothing: the deal waits for it.
      if (seat === 2) guest.link.close();
    }
    await host.until('seated', ({ info }) => info?.seats[2]?.by === 'person');
    host.link.say({ is: 'start' });
    const db = await sharedDatabase();
    const partOf = async () => {
      const [row] = await db.query<{ part: string | null }>(
        `select state #>> '{people,1,part}' as part from tables where id = $1`,
        [laid.table],
      );
      return row?.part;
    };
    let part: string | null | undefined;
    for (let n = 0; !part && n < 200; n++) {
      part = await partOf();
      await new Promise((done) => setTimeout(done, 20));
    }
    expect(part).toMatch(/^[0-9a-f]{64}$/);
    const whole = await (await fetch(new URL(`api/tables/${laid.table}/export`, url), asBearer(laid.key))).text();
    expect(whole).toContain('"status":"dealing"');
    expect(whole).not.toContain(part);
    expect(host.frames.join()).not.toContain(part);
  });

  test('that is over is kept as a replay, which its export has whole', async () => {
    const { url } = await serve();
    const { laid, players } = await begun(url, 1, { seats: 3, bot: 'random' });
    await playOn(players);
    await players[0]?.until('over', ({ info }) => info?.status === 'over');
    const replay = (await (
      await fetch(new URL(`api/tables/${laid.table}/replay`, url), asBearer(laid.watch))
    ).json()) as Replay;
    const whole = (await (await fetch(new URL(`api/tables/${laid.table}/export`, url), asBearer(laid.key))).json()) as {
      entries: object[];
      secret: string;
    };
    expect(whole.entries).toHaveLength(replay.answers.length);
    expect(whole.secret).toMatch(/^[0-9a-f]{64}$/);
  });

  test('that nobody came back to is swept away, the others are not', async () => {
    const { url } = await serve();
    const [old, fresh] = [await lay(url), await lay(url)];
    const db = await sharedDatabase();
    const store = openStore(db);
    await db.query(`update tables set touched = now() - interval '8 days' where id = $1`, [old.table]);
    expect(await store.sweep({ lobby: 7, idle: 60, over: 365 })).toBe(1);
    expect(await store.table(old.table)).toBeUndefined();
    expect(await store.table(fresh.table)).toBeDefined();
  });
});

test('health, readiness and metrics are told in the form that machines read', async () => {
  const { url, server } = await serve();
  const { players } = await begun(url, 1, { seats: 3, bot: 'random' });
  await playOn(players, 2);
  const get = (name: string) => fetch(new URL(name, url));
  expect((await get('healthz')).status).toBe(200);
  expect((await get('readyz')).status).toBe(200);
  const metrics = await get('metrics');
  expect(metrics.headers.get('content-type')).toContain('application/openmetrics-text');
  const text = await metrics.text();
  for (const line of [
    /^draco_sockets 1$/m,
    /^draco_rooms \d+$/m,
    /^draco_answers_total [1-9]\d*$/m,
    /^draco_tables\{status="playing"\} [1-9]/m,
    /^draco_answer_seconds_bucket\{le="0\.1"\} \d+/m,
  ])
    expect(text).toMatch(line);
  expect(text.trimEnd().endsWith('# EOF')).toBe(true);
  await server.close();
  await expect(get('readyz')).rejects.toThrow();
});

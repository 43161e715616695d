import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { type Game, startGame } from '@draco-table/engine';
import { WIRE } from '@draco-table/protocol';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { begun, choice, GAMES, join, lay, memory, playOn, post, serve } from './fixtures/play.js';
import { createTableServer } from './server.js';

describe('what crosses the wire', () => {
  test('never holds the seed', async () => {
    const games: Game[] = [];
    const { url } = await serve({
      start: (...args) => {
        const game = startGame(...args);
        games.push(game);
        return game;
      },
    });
    const { players } = await begun(url, 2, { seats: 3 });
    await playOn(players, 12);
    const { seed } = (games.at(-1) as Game).save().start;
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    for (const { frames } of players) {
      expect(frames.length).toBeGreaterThan(12);
      expect(frames.join('\n')).not.toContain(seed);
    }
  });
});

describe('nobody does what is not his to do', () => {
  async function say(url: string, ...messages: (string | Buffer | object)[]): Promise<string[]> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}api/socket`);
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(String(data)));
    const closed = new Promise<void>((done) => socket.on('close', () => done()));
    socket.on('error', () => {});
    await new Promise((done) => socket.on('open', done));
    for (const message of messages)
      socket.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message));
    await Promise.race([closed, new Promise((done) => setTimeout(done, 400))]);
    socket.terminate();
    return heard;
  }
  const codes = (heard: string[]) => heard.flatMap((text) => /"code":"(\w+)"/.exec(text)?.[1] ?? []);

  test('hostile messages are refused with a reason, the table is unchanged, the process alive', async () => {
    const { url } = await serve({ limits: { messagesPerSecond: 1000 } });
    const { laid, players } = await begun(url, 2, { seats: 3 });
    const other = await lay(url);
    const asked = players.find(({ link }) => link.decision) ?? players[0];
    const idle = players.find((one) => one !== asked);
    if (!asked || !idle) throw new Error('nobody is asked');
    const before = JSON.stringify(asked.link.view);
    const hello = (table: string, key: string) => ({ is: 'hello', protocol: WIRE.protocol, table, key });
    const answer = {
      is: 'answer',
      id: 1,
      at: asked.link.at,
      decision: asked.link.decision?.id ?? 'x',
      choose: choice(asked),
      version: 0,
    };
    expect(codes(await say(url, '{'))).toEqual(['D1101']);
    expect(codes(await say(url, Buffer.from([0, 1, 2])))).toEqual(['D1101']);
    expect(codes(await say(url, answer))).toEqual(['D1105']);
    expect(codes(await say(url, hello(laid.table, other.key)))).toEqual(['D1104']);
    expect(codes(await say(url, hello('aaaaaaaaaaaa', laid.key)))).toEqual(['D1104']);
    expect(codes(await say(url, { ...hello(laid.table, laid.key), protocol: 99 }))).toEqual(['D1103']);
    // A spectator and another seat cannot answer for the one that is asked.
    expect(codes(await say(url, hello(laid.table, laid.watch), answer))).toEqual(['D1106']);
    expect(codes(await say(url, hello(laid.table, idle.link.key), answer))[0]).toMatch(/^D09/);
    expect(codes(await say(url, hello(laid.table, asked.link.key), { ...answer, choose: ['nothing#1'] }))[0]).toMatch(
      /^D09/,
    );
    expect(codes(await say(url, hello(laid.table, asked.link.key), { ...answer, at: 999 }))).toEqual(['D1111']);
    expect(codes(await say(url, hello(laid.table, asked.link.key), { is: 'start' }))[0]).toMatch(/^D11(09|10)$/);
    // Too long: the socket is closed, nothing else happens.
    expect(await say(url, 'x'.repeat(10_000_000))).toEqual([]);
    expect(JSON.stringify(asked.link.view)).toBe(before);
    expect((await asked.link.answer(choice(asked))).ok).toBe(true);
  });

  test('a flood is refused and the others play on', async () => {
    const { url } = await serve();
    const { players } = await begun(url, 1, { seats: 3 });
    const flood = await say(url, ...Array.from({ length: 2_000 }, () => ({ is: 'ping' })));
    expect(codes(flood)).toContain('D1112');
    expect(flood.filter((text) => text.includes('pong')).length).toBeLessThan(500);
    await playOn(players, 3);
  });

  test('pages from elsewhere, too many tables and games that are none are refused by name', async () => {
    const { url } = await serve({ limits: { tablesPerHour: 2 } });
    const elsewhere = await fetch(new URL('api/about', url), { headers: { origin: 'https://evil.example' } });
    expect(elsewhere.status).toBe(403);
    const socket = new WebSocket(`${url.replace('http', 'ws')}api/socket`, { origin: 'https://evil.example' });
    expect(await new Promise((done) => socket.on('error', ({ message }) => done(message)))).toContain('403');
    await lay(url);
    await lay(url);
    const third = await post(url, 'api/tables', { game: 'draco' });
    expect([third.status, await third.json()]).toMatchObject([
      429,
      { problem: { code: 'D1114', args: { limit: 'tablesPerHour' } } },
    ]);
    for (const body of ['{', '[]', '{"ruleset":{}}', JSON.stringify({ ruleset: { format: 1 }, texts: [] })]) {
      const response = await post(url, 'api/rules', body);
      expect(response.status).toBe(400);
      expect(((await response.json()) as { problem: { code: string } }).problem.code).toMatch(/^D11(01|22)$/);
    }
    const large = await post(url, 'api/rules', `"${'x'.repeat(2_100_000)}"`);
    expect(large.status).toBe(400);
    expect((await fetch(new URL('api/rules/../../etc/passwd', url))).status).toBe(404);
  });
});

test('limits count a line, not each of the addresses that it may take', async () => {
  const { url } = await serve({ trustProxy: true, limits: { tablesPerHour: 1 } });
  const codeFrom = async (address: string) => {
    const headers = { 'x-forwarded-for': `10.1.1.1, ${address}` };
    const response = await fetch(new URL('api/tables', url), { method: 'POST', body: '{}', headers });
    return ((await response.json()) as { problem: { code: string } }).problem.code;
  };
  const codes: string[] = [];
  for (const address of [
    '2001:db8::1',
    '2001:db8:0:0:ffff::2',
    '2001:0db8:0000:0000:1:2:3:4',
    '2001:db8:0:1::1',
    '192.0.2.7',
    '::ffff:192.0.2.7',
    '192.0.2.8',
  ])
    codes.push(await codeFrom(address));
  // Asked for no game, or refused before that.
  expect(codes).toEqual(['D1121', 'D1114', 'D1114', 'D1121', 'D1121', 'D1114', 'D1121']);
});

test('two answers at the same moment: exactly one is taken', async () => {
  const { url } = await serve();
  const { players, laid } = await begun(url, 1, { seats: 3, bot: 'random' });
  const [first] = players;
  if (!first) throw new Error('nobody');
  const second = join(url, laid.table, laid.key, first.keep);
  await second.until('shown', ({ view }) => view !== undefined);
  for (let n = 0; n < 15 && !first.link.view?.result; n++) {
    await first.until('asked', (link) => link.decision !== undefined || link.view?.result !== undefined);
    if (first.link.view?.result) break;
    const { at } = first.link;
    await second.until('as far', (link) => link.at === at);
    const given = await Promise.all([first.link.answer(choice(first)), second.link.answer(choice(second))]);
    expect(given.filter(({ ok }) => ok)).toHaveLength(1);
    await first.until('on', (link) => link.at > at);
  }
});

test('life at a table: reactions, a choice taken back, a bot for who left, his return, a rematch', async () => {
  const { url } = await serve();
  const { players, laid } = await begun(url, 2, { seats: 3, bot: 'random' });
  const [ann, ben] = players;
  if (!ann || !ben) throw new Error('nobody');
  ann.link.say({ is: 'react', reaction: 'bravo' });
  await ben.until('heard', () => ben.reactions.includes('0 bravo'));
  ben.link.say({ is: 'leave' });
  await ann.until('a bot plays', ({ info }) => info?.seats[1]?.by === 'bot' && info.seats[1].away === 'left');
  ben.link.say({ is: 'return' });
  await ann.until('he is back', ({ info }) => info?.seats[1]?.by === 'person');
  // Taken back with the other's consent, where nothing hidden came to light.
  let isTaken = false;
  for (let n = 0; n < 30 && !isTaken && !ann.link.view?.result; n++) {
    await playOn(players, 1);
    const { at } = ann.link;
    ann.link.say({ is: 'propose', what: 'undo' });
    await ann.until(
      'proposed or refused',
      ({ info, at: now }) => Boolean(info?.proposal) || ann.problems.length > 0 || now !== at,
    );
    if (ann.link.info?.proposal && ben.link.info) {
      await ben.until('asked', ({ info }) => info?.proposal?.open.includes(1) === true);
      const version = ann.link.view?.version ?? 0;
      ben.link.say({ is: 'vote', yes: true });
      await ann.until(
        'taken back or moved on',
        (link) => (link.view?.version ?? 0) < version || ben.problems.length > 0 || link.at > at + 1,
      );
      isTaken = (ann.link.view?.version ?? 0) < version;
    }
    ann.problems.length = 0;
    ben.problems.length = 0;
  }
  await playOn(players);
  await ann.until('over', ({ info }) => info?.status === 'over');
  ann.link.say({ is: 'rematch' });
  await ben.until('invited', ({ info }) => info?.next !== undefined);
  const next = ben.link.info?.next ?? '';
  const again = [ann, ben].map(({ link }) => join(url, next, link.key, memory()));
  await Promise.all(again.map(({ until }) => until('dealt anew', ({ view }) => view !== undefined)));
  expect(again[0]?.link.info?.seats.map(({ name }) => name)).toEqual(['Ann', 'Guest 1', undefined]);
  expect(next).not.toBe(laid.table);
});

test('a server that is started again has everything, and clients resume with what they lack', async () => {
  const data = `${mkdtempSync(`${tmpdir()}/draco-server-`)}/tables`;
  const first = await serve({ data });
  const { players } = await begun(first.url, 2, { seats: 3, bot: 'random' });
  await playOn(players, 8);
  const [ann] = players;
  if (!ann) throw new Error('nobody');
  const port = Number(new URL(first.url).port);
  const { at } = ann.link;
  const view = JSON.stringify(ann.link.view);
  await first.server.close();
  await ann.until('lost', ({ isOpen }) => !isOpen);
  ann.frames.length = 0;
  const second = await createTableServer({
    data,
    games: GAMES,
    botDelay: 0,
    think: async () => [],
  });
  await second.listen(port);
  try {
    await ann.until('back', ({ isOpen }) => isOpen);
    await ann.until('told', () => ann.frames.some((text) => /"is":"(step|game)"/.test(text)));
    expect(ann.link.at).toBeGreaterThanOrEqual(at);
    if (ann.link.at === at) expect(JSON.stringify(ann.link.view)).toBe(view);
    // Nothing is sent again that was told before.
    expect(ann.frames.filter((text) => text.startsWith('{"is":"game"') && text.includes('"from":0'))).toEqual([]);
  } finally {
    for (const { link } of players) link.close();
    await second.close();
    rmSync(data, { recursive: true, force: true });
  }
});

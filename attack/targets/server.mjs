import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createTableServer } from '../../apps/server/dist/server.js';
import { root } from '../../scripts/lib/root.mjs';
import { gameNames, rulesetOf } from '../lib/games.mjs';
import { jsonOf, mutateJson, mutateText, oneOf } from '../lib/mutate.mjs';
import { Broken, saidWell } from '../lib/promises.mjs';
import { tryEach } from '../lib/try-each.mjs';

const { WebSocket } = createRequire(join(root, 'apps/server/package.json'))('ws');
/** So many requests come from one address here that only what they say is to be refused. */
const limits = { tablesPerHour: 1e6, uploadsPerHour: 1e6, requestsPerMinute: 1e6 };
const pledge = 'a'.repeat(64);
const TABLE = { game: 'hearts', seats: 4, host: { name: 'Ann', seat: 0, pledge } };
const HEADERS = [
  'authorization',
  'origin',
  'host',
  'content-length',
  'transfer-encoding',
  'upgrade',
  'x-forwarded-for',
];

/** @typedef {(below: number) => number} Roll */
/** @typedef {{ url: string, port: number, key: string, table: string, rulesets: unknown[] }} Here */

/** What a request says, and whether it was taken. @param {Here} here @param {string} path @param {RequestInit} [init] */
async function ask({ url }, path, init) {
  let response;
  try {
    response = await fetch(new URL(path, url), { redirect: 'manual', ...init });
  } catch (error) {
    // Of a request that is no request the server only ends the line; fetch itself refuses some.
    if (error instanceof TypeError) return false;
    throw error;
  }
  const text = await response.text();
  if (response.status >= 500)
    throw new Broken(`${init?.method ?? 'GET'} ${path}: ${response.status} ${text.slice(0, 300)}`);
  if (response.status >= 400 && path.startsWith('api/') && init?.method !== 'HEAD') saidWell(JSON.parse(text).problem);
  return response.ok;
}

/** @param {Roll} roll @param {unknown} json */
const bodyOf = (roll, json) => {
  const text = jsonOf(mutateJson(json, roll, 6));
  return roll(3) ? text : mutateText(text, roll);
};

/** A line as no client would write it. @param {Here} here @param {string} text */
const raw = ({ port }, text) =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(text));
    let said = '';
    socket.on('data', (data) => (said += data));
    socket.on('error', () => done(said));
    socket.on('close', () => done(said));
  });

/** Says hello, or something like it, and then more. @param {Here} here @param {Roll} roll @returns {Promise<boolean>} */
const talk = ({ url, table, key }, roll) =>
  new Promise((done, failed) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}api/socket`, { origin: url.slice(0, -1) });
    let taken = false;
    const end = setTimeout(() => socket.close(), 150);
    const hello = { is: 'hello', protocol: 1, table, key, seen: 0 };
    const more = [
      { is: 'answer', decision: 'd0', choose: ['two-clubs'], version: 0 },
      { is: 'react', reaction: 'clap' },
      { is: 'propose', what: 'undo' },
      { is: 'sit', name: 'Bob', seat: 1, pledge },
      { is: 'begin' },
      { is: 'return' },
    ];
    socket.on('open', () => {
      socket.send(roll(2) ? JSON.stringify(hello) : bodyOf(roll, hello));
      for (let n = roll(6); n > 0; n--)
        socket.send(roll(9) ? bodyOf(roll, oneOf(more, roll)) : Buffer.alloc(roll(20_000)));
    });
    socket.on('message', (/** @type {Buffer} */ data) => {
      const said = JSON.parse(String(data));
      taken ||= said.is !== 'refused';
      try {
        if (said.problem) saidWell(said.problem);
      } catch (error) {
        failed(error);
      }
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(end);
      done(taken);
    });
  });

/** @type {((here: Here, roll: Roll) => Promise<boolean>)[]} */
const WAYS = [
  (here, roll) => ask(here, 'api/tables', { method: 'POST', body: bodyOf(roll, TABLE) }),
  (here, roll) =>
    ask(here, 'api/rules', { method: 'POST', body: bodyOf(roll, { ruleset: oneOf(here.rulesets, roll), texts: {} }) }),
  (here, roll) =>
    ask(
      here,
      mutateText(`api/tables/${here.table}/${oneOf(['replay', 'export', ''], roll)}`, roll).replace(/^\/+/, ''),
      {
        method: oneOf(['GET', 'DELETE', 'PUT', 'OPTIONS', 'HEAD'], roll),
        headers: { authorization: `Bearer ${mutateText(here.key, roll).replaceAll(/[^\x20-\x7e]/g, '')}` },
      },
    ),
  (here, roll) => ask(here, mutateText(`table/games/hearts.json?x=${roll(99)}`, roll).replace(/^\/+/, '')),
  async (here, roll) => {
    const head = `GET /${oneOf(['', '..%2f..%2fetc/passwd', 'api/about', '%', '%00', '//other.example/'], roll)} HTTP/1.1\r\n`;
    const said = await raw(
      here,
      head + mutateText(`host: localhost\r\n${oneOf(HEADERS, roll)}: ${roll(99)}\r\n\r\n`, roll),
    );
    if (/root:x:|HTTP\/1\.1 5\d\d/.test(said)) throw new Broken(`${head.trim()}: ${said.slice(0, 200)}`);
    return false;
  },
  talk,
];

export const target = {
  name: 'server',
  entry: 'the server of tables: requests, uploads, sockets and files, over the network',
  tries: { slice: 120, whole: 8_000 },
  /** @param {string} seed @param {number[]} numbers */
  async run(seed, numbers) {
    const server = await createTableServer({ games: join(root, 'apps/web/dist/table/games'), limits, botDelay: 0 });
    const port = await server.listen(0);
    const url = `http://127.0.0.1:${port}/`;
    try {
      const laid = await (await fetch(`${url}api/tables`, { method: 'POST', body: JSON.stringify(TABLE) })).json();
      const here = { url, port, table: laid.table, key: laid.key, rulesets: gameNames().map(rulesetOf) };
      const report = await tryEach('server', seed, numbers, (roll) => oneOf(WAYS, roll)(here, roll));
      if (!(await ask(here, 'readyz'))) report.broken.push({ n: -1, why: 'it is not ready any more' });
      return report;
    } finally {
      await server.close();
    }
  },
};

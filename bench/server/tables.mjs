// Tables that are in the middle of being played, put into the database at once: the lobby is not what is measured.
import { createHash, randomBytes } from 'node:crypto';
import { pledgeOf, randomPart } from '../../packages/protocol/dist/index.js';

/** @typedef {{ id: string, keys: string[], watch: string }} Table */

const key = () => randomBytes(16).toString('base64url');
const hash = (/** @type {string} */ text) => createHash('sha256').update(`draco/key/1\n${text}`).digest('base64url');
const id = () => Array.from(randomBytes(12), (byte) => 'abcdefghjkmnpqrstuvwxyz23456789'[byte % 31]).join('');

/**
 * @param {import('./cluster.mjs').Cluster} cluster
 * @param {{ game: string, count: number, seats?: number, people?: number }} wanted
 * @returns {Promise<Table[]>}
 */
export async function layTables(cluster, { game, count, seats = 4, people = seats }) {
  const part = randomPart();
  const [{ url }] = /** @type {[import('./cluster.mjs').Server]} */ (cluster.servers);
  const response = await fetch(new URL('api/tables', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, seats, host: { name: 'Ann', seat: 0, pledge: pledgeOf(part) } }),
  });
  const { table: first } = /** @type {{ table: string }} */ (await response.json());
  if (!first) throw new Error('no table was laid');
  const [row] = await cluster.query('select rules, setup from tables where id = $1', [first]);
  const tables = Array.from({ length: count }, () => ({
    id: id(),
    keys: Array.from({ length: people }, key),
    watch: key(),
  }));
  const states = tables.map(() => {
    const list = Array.from({ length: seats }, (_, seat) => {
      const own = randomPart();
      return seat < people ? { name: `Guest ${seat + 1}`, pledge: pledgeOf(own), part: own } : null;
    });
    return JSON.stringify({ people: list, host: 0 });
  });
  await cluster.query(
    `insert into tables (id, rules, setup, secret, state, status)
     select t.id, $1, $2, t.secret, t.state::jsonb, 'playing' from unnest($3::text[], $4::text[], $5::text[]) as t (id, secret, state)`,
    [row.rules, row.setup, tables.map((one) => one.id), tables.map(() => randomPart()), states],
  );
  const keys = tables.flatMap((table) => [
    ...table.keys.map((one, seat) => ({ table: table.id, hash: hash(one), role: 'seat', seat })),
    { table: table.id, hash: hash(table.watch), role: 'watcher', seat: null },
  ]);
  await cluster.query(
    `insert into keys (table_id, hash, role, seat)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::int[])`,
    [
      keys.map((one) => one.table),
      keys.map((one) => one.hash),
      keys.map((one) => one.role),
      keys.map((one) => one.seat),
    ],
  );
  return tables;
}

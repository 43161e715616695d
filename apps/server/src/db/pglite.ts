import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { CHANNEL, type Database } from './database.js';

/** Postgres inside this process; its files lie in a folder of its own, or with undefined nowhere. */
export async function openPglite(folder: string | undefined): Promise<Database> {
  if (folder) await mkdir(dirname(folder), { recursive: true });
  const db = await PGlite.create(folder ? { dataDir: folder } : {});
  return {
    query: async (sql, values = []) => (await db.query(sql, [...values])).rows as never,
    transaction: (work) =>
      db.transaction(async (inside) =>
        work(async (sql, values = []) => (await inside.query(sql, [...values])).rows as never),
      ),
    listen: async (heard) => void (await db.listen(CHANNEL, heard)),
    run: async (sql) => void (await db.exec(sql)),
    locked: (work) => work(),
    close: () => db.close(),
  };
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from './database.js';

/** The folder of migrations: beside this code, wherever it was bundled to. */
export function migrationsFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'migrations'))) {
    if (dirname(folder) === folder) throw new Error('the migrations of the database are missing');
    folder = dirname(folder);
  }
  return join(folder, 'migrations');
}

/** Runs every file of plain SQL that this database has not seen yet, in the order of their names. Only forward. */
export async function migrate(db: Database, folder = migrationsFolder()): Promise<string[]> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return db.locked(async () => {
    await db.run(
      'create table if not exists migrations (name text primary key, at timestamptz not null default now())',
    );
    const seen = new Set((await db.query<{ name: string }>('select name from migrations')).map(({ name }) => name));
    const done: string[] = [];
    for (const name of files.filter((file) => !seen.has(file))) {
      const sql = readFileSync(join(folder, name), 'utf8');
      await db.run(`begin;\n${sql}\ninsert into migrations (name) values ('${name.replaceAll("'", "''")}');\ncommit;`);
      done.push(name);
    }
    return done;
  });
}

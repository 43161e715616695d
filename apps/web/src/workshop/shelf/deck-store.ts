/** Decks and games on the shelf: kept in the browser's database, with what they were before. */
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Sources } from '../protocol.js';

/** What the last check found, to be seen without opening it. */
export interface WorkState {
  errors: number;
  warnings: number;
  tests: number;
  failed: number;
}

export interface Work extends Sources {
  id: string;
  /** A name of the reader's own; without one it is called as its texts say. */
  label?: string;
  /** When it was last changed, in milliseconds. */
  changed: number;
  state?: WorkState;
  /** When it was thrown away: it can be had back until it is swept. */
  gone?: number;
}

export interface Moment {
  at: number;
  /** As it was worked on, before something replaced it, or as another tab had it. */
  kind: 'kept' | 'before' | 'elsewhere';
}

interface Kept extends Moment {
  work: string;
  packed: Uint8Array;
}

interface Schema extends DBSchema {
  works: { key: string; value: Work };
  moments: { key: [string, number]; value: Kept };
}

export interface DeckStore {
  all(): Promise<Work[]>;
  get(id: string): Promise<Work | undefined>;
  put(work: Work): Promise<void>;
  /** For good, with its history. */
  erase(id: string): Promise<void>;
  remember(work: Work, kind: Moment['kind']): Promise<void>;
  moments(id: string): Promise<Moment[]>;
  momentAt(id: string, at: number): Promise<Sources | undefined>;
}

const pack = ({ entry, files }: Sources): Uint8Array => deflateSync(strToU8(JSON.stringify({ entry, files })));
const unpack = (packed: Uint8Array): Sources => JSON.parse(strFromU8(inflateSync(packed))) as Sources;

/** Of so many moments every other one of the older half goes. */
export const MOMENTS = 200;
const PATIENCE = 3_000;

/** Undefined where the browser refuses, or does not answer. */
export async function openDeckStore(name = 'draco-workshop'): Promise<DeckStore | undefined> {
  try {
    const opened = openDB<Schema>(name, 1, {
      upgrade(database) {
        database.createObjectStore('works', { keyPath: 'id' });
        database.createObjectStore('moments', { keyPath: ['work', 'at'] });
      },
    });
    const late = new Promise<undefined>((done) => setTimeout(done, PATIENCE, undefined));
    const database = await Promise.race([opened, late]);
    return database && storeIn(database);
  } catch {
    return undefined; // private windows, blocked storage, a newer version of the page
  }
}

function storeIn(database: IDBPDatabase<Schema>): DeckStore {
  const momentsOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

  async function thin(id: string): Promise<void> {
    const keys = await database.getAllKeys('moments', momentsOf(id));
    if (keys.length <= MOMENTS) return;
    const change = database.transaction('moments', 'readwrite');
    const older = keys.slice(0, keys.length / 2);
    await Promise.all([...older.filter((_, i) => i % 2 === 1).map((key) => change.store.delete(key)), change.done]);
  }

  return {
    all: () => database.getAll('works'),
    get: (id) => database.get('works', id),
    async put(work) {
      await database.put('works', work);
    },
    async erase(id) {
      const change = database.transaction(['works', 'moments'], 'readwrite');
      await Promise.all([
        change.objectStore('works').delete(id),
        change.objectStore('moments').delete(momentsOf(id)),
        change.done,
      ]);
    },
    async remember(work, kind) {
      const packed = pack(work);
      const cursor = await database.transaction('moments').store.openCursor(momentsOf(work.id), 'prev');
      const last = cursor?.value;
      if (last && last.packed.length === packed.length && last.packed.every((byte, i) => byte === packed[i])) return;
      await database.put('moments', { work: work.id, at: Math.max(Date.now(), (last?.at ?? 0) + 1), kind, packed });
      await thin(work.id);
    },
    async moments(id) {
      const found = await database.getAll('moments', momentsOf(id));
      return found.reverse().map(({ at, kind }) => ({ at, kind }));
    },
    async momentAt(id, at) {
      const found = await database.get('moments', [id, at]);
      return found && unpack(found.packed);
    },
  };
}

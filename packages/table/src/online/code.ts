import type { Store } from '../session/store.js';

/** What stands in a link: the table, and the key that says who one is at it. */
export interface TableCode {
  table: string;
  key: string | undefined;
}

export function readCode(text: string): TableCode | undefined {
  const found = /^#?([a-z0-9]{10,32})(?:\.([A-Za-z0-9_-]{16,64}))?$/.exec(text.trim());
  return found?.[1] === undefined ? undefined : { table: found[1], key: found[2] };
}

const prefix = 'draco-online:';

/** What the browser keeps about tables. */
export function tableKeep(store: Store) {
  return {
    read: (name: string) => store.read(prefix + name),
    write: (name: string, value: string) => void store.write(prefix + name, value),
    remove: (name: string) => store.remove(prefix + name),
  };
}

export interface MyTable {
  server: string;
  table: string;
  game: string;
  deck?: string;
  names: string[];
  status: string;
  /** When it was last opened. */
  at: number;
}

const MOST = 50;

export function myTables(store: Store): MyTable[] {
  try {
    const list: unknown = JSON.parse(store.read(`${prefix}tables`) ?? '[]');
    return Array.isArray(list) ? (list as MyTable[]).filter((one) => typeof one?.table === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberTable(store: Store, mine: MyTable): void {
  const others = myTables(store).filter(({ table }) => table !== mine.table);
  store.write(`${prefix}tables`, JSON.stringify([mine, ...others].slice(0, MOST)));
}

export function forgetTable(store: Store, table: string): void {
  store.write(`${prefix}tables`, JSON.stringify(myTables(store).filter((one) => one.table !== table)));
}

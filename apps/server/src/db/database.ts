/** What the server needs of a database; PGlite and Postgres both are one. */
export interface Database {
  query<Row = Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Several statements or nothing. */
  transaction<T>(work: (query: Database['query']) => Promise<T>): Promise<T>;
  /** Called with what other processes tell; `again` after the connection was lost, since something may have been missed. */
  listen(heard: (payload: string) => void, again: () => void): Promise<void>;
  /** Several statements of a file, without arguments. */
  run(sql: string): Promise<void>;
  /** Only one process may migrate at a time. */
  locked<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export const CHANNEL = 'draco';

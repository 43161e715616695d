import type { Func } from './parse.js';

/** A table of numbers that lies at a fixed address, of so many bytes each. */
export interface Table {
  address: number;
  bytes: 4 | 2 | 1;
}
/** What the text may name besides what it says itself. */
export interface Names {
  tables: ReadonlyMap<string, Table>;
  /** Single numbers at fixed addresses. */
  registers: ReadonlyMap<string, number>;
  /** By name of a function: its number, and how many arguments it takes. */
  functions: ReadonlyMap<string, { index: number; params: number }>;
  /** Functions that are written out where they are called. */
  inlined: ReadonlyMap<string, Func>;
}

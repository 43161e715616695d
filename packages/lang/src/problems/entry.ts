import type { Severity } from '@draco-table/ruleset';

/** A file of an example, or several by name; the first is the entry file. */
export type Example = string | { readonly [file: string]: string } | { readonly bytes: readonly number[] };

/** What is to be said about one kind of problem. `{name}` in the texts stands for an argument. */
export interface Entry {
  severity: Severity;
  /** A few words, for a list of all problems. */
  title: string;
  message: string;
  help?: string;
  /** A paragraph for someone who has never met it: why it is a problem, and what to do. */
  explanation: string;
  /** Gives exactly this problem … */
  failing: Example;
  /** … and this gives none. */
  mended: Example;
}

/** Keeps the codes as literal types and checks the entries. */
export function entries<const Codes extends Record<string, Entry>>(
  table: Codes,
): { readonly [K in keyof Codes]: Entry } {
  return table;
}

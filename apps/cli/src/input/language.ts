import type { Io } from '../frame/io.js';

/** The language to speak: the one asked for, else the one of the person's system, else English. */
export function languageOf(wanted: string | undefined, io: Pick<Io, 'env'>): string {
  if (wanted) return wanted.replace('_', '-');
  const { LC_ALL, LC_MESSAGES, LANG } = io.env;
  const system = (LC_ALL || LC_MESSAGES || LANG || '').split(/[.@]/)[0] ?? '';
  return system === '' || system === 'C' || system === 'POSIX' ? 'en' : system.replace('_', '-');
}

import type { Io } from './io.js';

export interface Progress {
  /** `note` stands behind the figures; `all` where the total turns out to be another. */
  update(done: number, note?: string, all?: number): void;
  stop(): void;
}

const EVERY = 100;

/** A bar on stderr with rate and time left. Silent when stderr is no terminal, or there is nothing to do. */
export function startProgress(io: Io, total: number, what: string): Progress {
  if (!io.progress || total === 0) return { update: () => {}, stop: () => {} };
  const began = Date.now();
  let last = 0;
  const update = (done: number, note = '', all = total): void => {
    const now = Date.now();
    if (now - last < EVERY && done < all) return;
    last = now;
    const rate = (done * 1000) / Math.max(1, now - began);
    const left = rate > 0 ? (all - done) / rate : 0;
    const size = Math.max(10, Math.min(30, (io.stderr.columns || 80) - 50));
    const filled = Math.floor(Math.min(1, done / all) * size);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(size - filled)}`;
    const pace = done === 0 ? '' : ` · ${perTime(rate)} · ${io.words.sim.left(duration(left))}`;
    io.err(`\r\u001b[K${io.errStyle('cyan', bar)} ${done}/${all} ${what}${pace}${note && ` · ${note}`}`);
  };
  // The first game of bots that think may take minutes.
  update(0);
  return { update, stop: () => io.err('\r\u001b[K') };
}

/** So many a second; a minute, where it would be less than one. */
export function perTime(rate: number): string {
  const [n, unit] = rate < 1 ? [rate * 60, 'min'] : [rate, 's'];
  return `${n >= 10 ? Math.round(n) : n.toFixed(1)}/${unit}`;
}

export function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}

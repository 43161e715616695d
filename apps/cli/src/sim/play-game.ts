import { type Loaded, type Picker, playout, type StartOptions } from '@draco-table/engine';
import type { BotName } from '../play/bots.js';
import { createRecorder } from './recorder.js';
import type { GameRecord } from './tally.js';
import { turnPhases } from './turns.js';

const known = new WeakMap<Loaded, ReadonlySet<string>>();

export async function playGame(loaded: Loaded, start: StartOptions, _bot: BotName): Promise<GameRecord> {
  const turns = known.get(loaded) ?? turnPhases(loaded.ruleset);
  known.set(loaded, turns);
  const recorder = createRecorder(turns, start.seats);
  let n = [...start.seed].reduce((h, c) => Math.imul(h ^ c.charCodeAt(0), 16777619), 0x811c9dc5) >>> 0;
  const next = (k: number) => { n ^= n << 13; n ^= n >>> 17; n ^= n << 5; n >>>= 0; return n % k; };
  const pick: Picker = (info) => {
    if (!info.many) return info.optional && next(2) === 0 ? -1 : next(info.count);
    const all = Array.from({ length: info.count }, (_, i) => i);
    const k = info.min + next(info.max - info.min + 1);
    for (let i = 0; i < k; i++) { const j = i + next(all.length - i); [all[i], all[j]] = [all[j] as number, all[i] as number]; }
    return all.slice(0, k);
  };
  const played = playout(loaded, start, pick, recorder.watch);
  const scores = played.result?.scores ?? [];
  return { decisions: played.decisions, winners: played.result?.winners ?? [], scores, digest: played.digest(), ...recorder.finish(scores), ...(played.fault && { fault: played.fault.code }) };
}

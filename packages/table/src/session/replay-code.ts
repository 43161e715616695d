import type { Answer, SavedGame, StartOptions } from '@draco-table/engine';
import { TABLE_LIMITS } from '@draco-table/ruleset';

/** A game as seed and answers: all that a link needs. */
export interface Replay {
  game: string;
  deck?: string;
  ruleset: string;
  start: StartOptions;
  /** Seat and the ids chosen; the decision and version follow from playing it again. */
  steps: { seat: number; choose: string[] }[];
}

export function replayOf(saved: SavedGame, game: string, deck?: string): Replay {
  return {
    game,
    ...(deck ? { deck } : {}),
    ruleset: saved.ruleset,
    start: saved.start,
    steps: saved.answers.map(({ seat, choose }: Answer) => ({ seat, choose })),
  };
}

type Packed = [1, string, string | 0, string, StartOptions, [number, ...string[]][]];

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>)
    .getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > limit) throw new RangeError('The replay is too long.');
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** A replay as text that fits in an address. */
export async function encodeReplay(replay: Replay): Promise<string> {
  const packed: Packed = [
    1,
    replay.game,
    replay.deck ?? 0,
    replay.ruleset,
    replay.start,
    replay.steps.map(({ seat, choose }) => [seat, ...choose]),
  ];
  const bytes = await through(
    new TextEncoder().encode(JSON.stringify(packed)),
    new CompressionStream('deflate-raw'),
    Number.POSITIVE_INFINITY,
  );
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function isPacked(value: unknown): value is Packed {
  return (
    Array.isArray(value) &&
    value[0] === 1 &&
    typeof value[1] === 'string' &&
    typeof value[3] === 'string' &&
    typeof value[4]?.seats === 'number' &&
    typeof value[4]?.seed === 'string' &&
    Array.isArray(value[5]) &&
    value[5].every(
      (step) => Array.isArray(step) && Number.isInteger(step[0]) && step.slice(1).every((id) => typeof id === 'string'),
    )
  );
}

/** The replay in a text made by `encodeReplay`; undefined when it is none. */
export async function decodeReplay(text: string): Promise<Replay | undefined> {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const unpacked = await through(bytes, new DecompressionStream('deflate-raw'), TABLE_LIMITS.replayBytes);
    const packed: unknown = JSON.parse(new TextDecoder().decode(unpacked));
    if (!isPacked(packed)) return undefined;
    const [, game, deck, ruleset, start, steps] = packed;
    return {
      game,
      ...(deck ? { deck } : {}),
      ruleset,
      start,
      steps: steps.map(([seat, ...choose]) => ({ seat, choose })),
    };
  } catch {
    return undefined; // not ours, cut short, or tampered with
  }
}

import type { PgBoss } from 'pg-boss';
import { Failure } from '../frame/failure.js';
import { type Kind, openWork, type Range, type Work, type Works } from '../work/work.js';
import { openBoss, type PieceJob, queueName } from './boss.js';
import { type Away, openDatabase } from './connect.js';
import type { Queue, QueueRunner } from './queue.js';
import { openStore, pieceName, type Store } from './store.js';

/** Milliseconds that a piece should take on a worker: long against what it costs to send it, short against a kill. */
const PIECE = 2000;
/** And how long is tried to find out how much that is. */
const TRIAL = 300;
/** Milliseconds between two looks at what is done. */
const LOOK = 100;

export async function openQueue(url: string, away: Away, piece?: number): Promise<Queue> {
  const database = openDatabase(url, away);
  try {
    const store = await openStore(database);
    const boss = await openBoss(url, database);
    return {
      open: (work, keeps = true) => openRun(work, store, boss, keeps, piece),
      async close() {
        await boss.stop({ graceful: false, close: true }).catch(() => {});
        await database.close();
      },
    };
  } catch (error) {
    await database.close().catch(() => {});
    throw error;
  }
}

interface Waiting {
  task: unknown;
  done(gives: unknown): void;
  fail(error: unknown): void;
}

/** Pieces go to the table and into the queue; what workers give is fetched from the table, by whoever asks for it again too. */
async function openRun<K extends Kind>(
  work: Work<K>,
  store: Store,
  boss: PgBoss,
  keeps: boolean,
  piece?: number,
): Promise<QueueRunner<K>> {
  const { id: run, size } = await store.begin(work as Work, async () => piece ?? sizeOf(work as Work));
  const waiting = new Map<string, Waiting>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const send = async (piece: string, task: unknown): Promise<void> => {
    await store.put(run, piece, task);
    await sendJob(boss, { run, piece });
  };
  const look = async (): Promise<void> => {
    const { done, missing, wrong } = await store.look(run, [...waiting.keys()]);
    if (wrong !== undefined) throw new Failure('D1070', `A worker could not do its piece: ${wrong}`, 1);
    for (const [piece, gives] of done) {
      waiting.get(piece)?.done(gives);
      waiting.delete(piece);
    }
    if (!keeps && done.size > 0) await store.forget(run, [...done.keys()]);
    // Another command with the same run was ready first and took its pieces away.
    for (const piece of missing) {
      const { task } = waiting.get(piece) ?? {};
      if (task !== undefined) await send(piece, task);
    }
  };
  const turn = async (): Promise<void> => {
    try {
      await look();
    } catch (error) {
      for (const { fail } of waiting.values()) fail(error);
      waiting.clear();
    }
    timer = undefined;
    wake();
  };
  const wake = (): void => {
    if (isClosed || waiting.size === 0) return;
    timer ??= setTimeout(turn, LOOK);
  };

  return {
    size,
    async run(task) {
      const piece = pieceName(task);
      const { done } = await store.look(run, [piece]);
      const found = done.get(piece);
      if (found !== undefined) {
        if (!keeps) await store.forget(run, [piece]);
        return found as Works[K]['gives'];
      }
      await send(piece, task);
      return new Promise<Works[K]['gives']>((done, fail) => {
        waiting.set(piece, { task, done: done as Waiting['done'], fail });
        wake();
      });
    },
    forget: () => store.forget(run),
    async close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

async function sendJob(boss: PgBoss, job: PieceJob): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await boss.send(queueName(), job);
      return;
    } catch (error) {
      if (tries > 60) throw error;
      await new Promise((done) => setTimeout(done, Math.min(2000, 100 * 2 ** tries)));
    }
  }
}

/** How many numbers fill a piece, by trying a few here. */
async function sizeOf(work: Work): Promise<number> {
  if (work.kind === 'train') return 1;
  const act = (await openWork(work)) as (range: Range) => unknown;
  for (let count = 1; ; count *= 2) {
    const began = performance.now();
    act({ first: 0, count });
    const spent = performance.now() - began;
    if (spent > TRIAL) return Math.max(1, Math.floor((count * PIECE) / spent));
  }
}

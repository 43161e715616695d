import { openThreads } from '../work/threads.js';
import type { Kind, Runner, Works } from '../work/work.js';
import { openBoss, type PieceJob, queueName } from './boss.js';
import { type Away, openDatabase } from './connect.js';
import { openStore } from './store.js';

export interface Serving {
  close(): Promise<void>;
}

export interface ServeOptions extends Away {
  threads: number;
  /** A piece of that kind is done. */
  done(kind: Kind): void;
}

/** Runs that a worker has threads for at the same time. */
const OPEN = 2;

/** Takes pieces out of the queue and does them, until it is closed. */
export async function serveWork(url: string, options: ServeOptions): Promise<Serving> {
  const database = openDatabase(url, options);
  const store = await openStore(database);
  const boss = await openBoss(url, database);
  /** By run, the last used last. */
  const open = new Map<string, Promise<{ kind: Kind; runner: Runner<Kind> } | undefined>>();

  const runnerOf = (run: string) => {
    const found =
      open.get(run) ??
      store
        .work(run)
        .then((work) => work && { kind: work.kind, runner: openThreads(work, options.threads) as Runner<Kind> });
    open.delete(run);
    open.set(run, found);
    for (const [old, opened] of open) {
      if (open.size <= OPEN) break;
      open.delete(old);
      opened.then((one) => one?.runner.close()).catch(() => {});
    }
    return found;
  };

  const act = async ({ run, piece }: PieceJob): Promise<void> => {
    const found = await store.task(run, piece);
    // Done by another, or no longer wanted.
    if (found === undefined || found.isDone) return;
    const opened = await runnerOf(run);
    if (opened === undefined) return;
    const { kind, runner } = opened;
    try {
      const gives = await runner.run(found.task as Works[Kind]['task']);
      await store.give(run, piece, gives);
      options.done(kind);
    } catch (error) {
      // The command is told; the thread is gone, and the next piece gets another.
      open.delete(run);
      await runner.close().catch(() => {});
      await store.fail(run, piece, error instanceof Error ? error.message : String(error));
    }
  };

  await boss.work<PieceJob>(
    queueName(),
    {
      localConcurrency: options.threads,
      pollingIntervalSeconds: 0.5,
      notifyPollingIntervalSeconds: 1,
      heartbeatRefreshSeconds: 3,
    },
    async (jobs) => {
      for (const { data } of jobs) await act(data);
    },
  );
  return {
    async close() {
      await boss.stop({ graceful: false, close: true }).catch(() => {});
      for (const opened of open.values()) await opened.then((one) => one?.runner.close()).catch(() => {});
      await database.close();
    },
  };
}

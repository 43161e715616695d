import { PgBoss } from 'pg-boss';
import { version } from '../home/home.js';
import type { Database } from './connect.js';

/** What a job says: which piece of which run. */
export interface PieceJob {
  run: string;
  piece: string;
}

/** Others would play other games: only workers of the same version take the pieces of a command. */
export const queueName = (): string => `draco-${version()}`;

/** Seconds without a sign of life after which a piece goes to another worker; and how often somebody looks. */
const HEARTBEAT = 10;
const LOOK = 2;

/** The queue, made where it is not there yet. Its own faults are told by nobody: what is lost is asked for again. */
export async function openBoss(url: string, database: Database): Promise<PgBoss> {
  // Asked first, with patience: the queue itself has none.
  await database.query('select 1');
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    schema: 'draco_queue',
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: LOOK,
    monitorIntervalSeconds: LOOK,
  });
  boss.on('error', () => {});
  boss.on('warning', () => {});
  await boss.start();
  await boss.createQueue(queueName(), {
    notify: true,
    heartbeatSeconds: HEARTBEAT,
    expireInSeconds: 24 * 3600 - 1,
    retryLimit: 1000,
    deleteAfterSeconds: 300,
  });
  return boss;
}

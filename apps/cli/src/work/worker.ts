import { parentPort, workerData } from 'node:worker_threads';
import { type Kind, openWork, type Work, type Works } from './work.js';

// A thread does what it was sent, in that order; what it sends back needs no name.
const opened = openWork(workerData as Work);
parentPort?.on('message', async (task: Works[Kind]['task']) => {
  const act = await opened;
  parentPort?.postMessage(act(task));
});

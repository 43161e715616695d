// Loaded into the command and its workers: notes, thread by thread, how much is still in use after a clean-up.
const { appendFileSync } = require('node:fs');
const { threadId } = require('node:worker_threads');

setInterval(() => {
  globalThis.gc();
  appendFileSync(process.env.HEAP_NOTES, `${threadId} ${process.memoryUsage().heapUsed}\n`);
}, 50).unref();

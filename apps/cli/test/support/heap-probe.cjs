// Loaded into the command and its workers: notes, thread by thread, how much is still in use after a clean-up. A worker
// between two tasks waits without a turn of its loop, so it has no timers: it notes when it sends what it has done.
const { appendFileSync } = require('node:fs');
const { isMainThread, MessagePort, threadId } = require('node:worker_threads');

const PAUSE = 50;
const note = () => {
  globalThis.gc();
  appendFileSync(process.env.HEAP_NOTES, `${threadId} ${process.memoryUsage().heapUsed}\n`);
};
if (isMainThread) setInterval(note, PAUSE).unref();
else {
  const { postMessage } = MessagePort.prototype;
  let last = 0;
  MessagePort.prototype.postMessage = function (...message) {
    if (Date.now() - last > PAUSE) {
      note();
      last = Date.now();
    }
    return postMessage.apply(this, message);
  };
}

// Loaded into a command that is measured, which then shows how far it is as it does in a terminal.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) process.stderr.isTTY = true;

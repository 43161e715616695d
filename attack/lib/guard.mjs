/** Loaded ahead of a command: what it would fetch or start, and what it took, is told on its way out. */
import { watchOver } from './promises.mjs';

const { check } = await watchOver();
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  process.stderr.write(`\nSPENT: ${Math.round((user + system) / 1000)}\n`);
  try {
    check();
  } catch (broken) {
    process.stderr.write(`\nBROKEN: ${broken instanceof Error ? broken.message : broken}\n`);
  }
});

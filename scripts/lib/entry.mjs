import { nodeTrouble } from './check-node.mjs';

/**
 * Runs a command once Node is known to be new enough; `load` imports the rest, whose syntax an old Node may not know.
 * @param {() => Promise<(args: string[]) => Promise<number>>} load
 */
export async function enter(load) {
  const trouble = nodeTrouble(process.versions.node);
  if (trouble) return leave(trouble);
  const { Trouble } = await import('./trouble.mjs');
  try {
    const command = await load();
    process.exitCode = await command(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    leave(error.message);
  }
}

/** @param {string} sentence */
function leave(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 2;
}

import { run } from './run.mjs';

/**
 * Builds the workspace, or the packages named and what they need; what did not change comes from turbo's cache.
 * @param {string[]} [packages]
 * @returns {Promise<boolean>} whether it built
 */
export async function build(packages = []) {
  process.stdout.write('Building\n');
  const filters = packages.map((name) => `--filter=${name}`);
  const { code, output } = await run('turbo', ['run', 'build', '--output-logs=errors-only', ...filters]);
  if (code !== 0) process.stderr.write(output);
  return code === 0;
}

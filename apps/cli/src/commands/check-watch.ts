import { dirname } from 'node:path';
import { type FSWatcher, watch as watchFiles } from 'chokidar';
import { printFailure } from '../frame/boundary.js';
import { Failure, Stopped, systemFailure } from '../frame/failure.js';
import type { Io } from '../frame/io.js';
import type { CheckOptions } from './check.js';

const CALM = 80;

/** Checks, waits for a file to change, checks again; ends with Ctrl-C. */
export async function watch(
  options: CheckOptions,
  io: Io,
  once: () => Promise<{ code: number; files: string[] }>,
): Promise<number> {
  let watcher: FSWatcher | undefined;
  const watchFolders = async (folders: string[]): Promise<void> => {
    if (watcher) {
      watcher.add(folders);
      return;
    }
    const fresh = watchFiles(folders, {
      ignoreInitial: true,
      ignored: (path) => path.includes('node_modules') || path.endsWith('.part'),
    });
    watcher = fresh;
    // Only then is a change noticed, so only then do we say that we watch.
    await new Promise<void>((done) => fresh.once('ready', () => done()));
  };
  let code = 0;
  const pass = async () => {
    if (io.interactive && options.format === 'pretty') io.out('\u001b[2J\u001b[3J\u001b[H');
    let folders = [io.cwd];
    try {
      const result = await once();
      code = result.code;
      folders = [...new Set(result.files.map((file) => dirname(file)))];
    } catch (error) {
      // Half a save, a file that is just being renamed: say it and go on watching.
      const failure = error instanceof Failure ? error : systemFailure(error);
      if (!failure || failure instanceof Stopped) throw error;
      await printFailure(io, failure);
      code = failure.exit;
    }
    await watchFolders(folders);
    io.err(io.errStyle('dim', `${io.words.check.watching}\n`));
  };
  await pass();
  return new Promise((done, fail) => {
    let timer: NodeJS.Timeout | undefined;
    let running = Promise.resolve();
    watcher?.on('all', (_event, path) => {
      if (!/\.(draco|ftl)$/.test(path)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(pass).catch(fail);
      }, CALM);
    });
    const stop = () => void running.then(() => watcher?.close()).then(() => done(code));
    io.onInterrupt(stop);
  });
}

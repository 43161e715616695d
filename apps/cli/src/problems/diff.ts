import { createTwoFilesPatch } from 'diff';
import type { Io } from '../frame/io.js';

/** What would change in a file, as a patch that `git apply` and `patch` take. */
export function showDiff(io: Io, file: string, before: string, after: string): void {
  const patch = createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, undefined, undefined, { context: 3 });
  for (const line of patch.split('\n').slice(1)) {
    const style = line.startsWith('@@')
      ? 'cyan'
      : line.startsWith('+')
        ? 'green'
        : line.startsWith('-')
          ? 'red'
          : undefined;
    io.out(`${style ? io.style(style, line) : line}\n`);
  }
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A path in the folder of this package. Bundled or not, the code lies somewhere below it. */
export function atHome(...path: string[]): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return join(folder, ...path);
}

export function version(): string {
  return (JSON.parse(readFileSync(atHome('package.json'), 'utf8')) as { version: string }).version;
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import { FONT_FILES, type FontFile, type Fonts, openFonts, type Style } from '@draco-table/print';
import { systemFailure } from '../frame/failure.js';
import { shown } from '../input/find.js';

const require = createRequire(import.meta.url);

const ALL: readonly Style[] = ['title', 'text', 'strong'];

/** The fonts that come along, and after them those of the person, for letters that the others do not have. */
export function loadFonts(own: readonly string[], cwd: string): Fonts {
  const bundled = FONT_FILES.map(
    ({ file, styles }): FontFile => ({ name: basename(file), styles, bytes: readFileSync(require.resolve(file)) }),
  );
  const given = own.map((file): FontFile => ({ name: file, styles: ALL, bytes: read(file, cwd) }));
  return openFonts([...bundled, ...given]);
}

function read(file: string, cwd: string): Uint8Array {
  try {
    return readFileSync(resolve(cwd, file));
  } catch (error) {
    if (error instanceof Error) Object.assign(error, { path: shown(resolve(cwd, file), cwd) });
    throw systemFailure(error) ?? error;
  }
}

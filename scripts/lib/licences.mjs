// The licences of what is really in a bundle, to go along with it. A package whose licence is not on the list, or that
// brings no text of it, stops the build: somebody has to look.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Licences that allow to pass a package on inside ours, under their notice. */
const FREE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/** The text of a licence that a package names and leaves out of what it publishes. @param {string} licence */
function textOf(licence) {
  const file = fileURLToPath(new URL(`licence-texts/${licence}.txt`, import.meta.url));
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** The folder of the package that a module lies in; undefined for our own. @param {string} id */
export function packageHome(id) {
  return /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1];
}

/** @param {string} home @returns {{ name: string, version: string, licence: string, text: string }} */
export function licenceOf(home) {
  const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const { name, version, author } = manifest;
  const file = readdirSync(home).find((one) => /^(licen[cs]e|copying|ofl)/i.test(one));
  const whole = file === undefined ? undefined : readFileSync(join(home, file), 'utf8').trim();
  // Some name it in their file alone: "MIT License" is its first line.
  const first = /^([\w.-]+) License$/m.exec(whole?.split('\n', 1)[0] ?? '')?.[1];
  const licence = String(manifest.license ?? manifest.licenses?.[0]?.type ?? first ?? '').replace(/^\((.*)\)$/, '$1');
  const allowed = licence.split(' OR ').find((one) => FREE.has(one));
  if (!allowed)
    throw new Error(
      `${name} ${version} has the licence "${licence}": look at it, then add it to scripts/lib/licences.mjs.`,
    );
  const holder = typeof author === 'string' ? author : (author?.name ?? `the authors of ${name}`);
  const known = textOf(allowed);
  const text = whole ?? (known && `Copyright (c) ${holder}\n\n${known}`);
  if (!text)
    throw new Error(
      `${name} ${version} brings no text of its licence: put that of ${allowed} into scripts/lib/licence-texts.`,
    );
  return { name, version, licence, text };
}

/** One file for all packages that these modules or folders belong to. @param {Iterable<string>} modules */
export function licencesText(modules) {
  const homes = new Set([...modules].flatMap((id) => packageHome(id) ?? []));
  const all = [...homes].filter((home) => existsSync(join(home, 'package.json'))).map(licenceOf);
  const byName = new Map(all.map((one) => [`${one.name} ${one.version}`, one]));
  return [...byName]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([title, { licence, text }]) => `${title} (${licence})\n\n${text}\n`)
    .join('\n\n');
}

/**
 * Plugins for Vite that write `licences.txt` beside the bundle: one for the bundle, one for its workers, which are built
 * before it, and files that go along as they are.
 * @param {() => Iterable<string>} [files]
 */
export function licencePlugins(files = () => []) {
  /** @type {Set<string>} */
  const modules = new Set();
  /** @param {Record<string, object>} bundle */
  const collect = (bundle) => {
    for (const file of Object.values(bundle))
      if ('moduleIds' in file) for (const id of /** @type {string[]} */ (file.moduleIds)) modules.add(id);
  };
  return {
    worker: {
      name: 'licences-of-workers',
      /** @param {unknown} _ @param {Record<string, object>} bundle */ generateBundle: (_, bundle) => collect(bundle),
    },
    main: {
      name: 'licences',
      /** @this {{ emitFile(file: object): string }} @param {unknown} _ @param {Record<string, object>} bundle */
      generateBundle(_, bundle) {
        collect(bundle);
        this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licencesText([...modules, ...files()]) });
      },
    },
  };
}

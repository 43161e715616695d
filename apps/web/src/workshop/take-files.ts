/** Files from the reader's own disk: picked, or dropped with their folders. Nothing is sent anywhere. */
import { decode } from '@draco-table/lang';
import { WORKSHOP_LIMITS as MOST, type Problem } from '@draco-table/ruleset';
import { problemIn } from './problem-in.js';

interface Picked {
  name: string;
  file: File;
}

export interface Taken {
  files: Record<string, string>;
  problems: Problem[];
}

/** What a name says about a file; others are judged by what is in them. */
const known = /\.(?:draco|ftl|json|txt)$/i;

export async function takeFiles(given: Iterable<{ name: string; file: File }>): Promise<Taken> {
  const taken: Taken = { files: {}, problems: [] };
  for (const { name, file } of await unzipped(given, taken.problems)) {
    if (Object.keys(taken.files).length >= MOST.files) {
      taken.problems.push(problemIn(name, 'D0812', `More than ${MOST.files} files: the rest were left out.`));
      break;
    }
    const read = await readFile(name, file);
    if (typeof read === 'string') Object.assign(taken.files, parted(nameFor(name, read), read));
    else taken.problems.push(read);
  }
  return taken;
}

/** What was given, with what is in a zip instead of the zip. */
async function unzipped(given: Iterable<{ name: string; file: File }>, problems: Problem[]): Promise<Picked[]> {
  const all: Picked[] = [];
  for (const one of given) {
    const { name, file } = one;
    if (!/\.zip$/i.test(name) || file.size > MOST.fileBytes) {
      all.push(one);
      continue;
    }
    const { fromZip } = await import('./shelf/zip.js');
    const found = fromZip(new Uint8Array(await file.arrayBuffer()));
    if (found.ok) all.push(...found.files);
    else problems.push(problemIn(name, 'D0812', `${name} ${REFUSED[found.why]}`));
  }
  return all;
}

const REFUSED = {
  broken: 'is no zip that holds a game or deck.',
  large: 'unpacks to more than a game or deck can be.',
  paths: 'holds files that want to lie outside of its own folder.',
};

async function readFile(name: string, file: File): Promise<string | Problem> {
  if (file.size === 0) return problemIn(name, 'D0812', `${name} is empty.`, 'Choose another file.');
  if (file.size > MOST.fileBytes)
    return problemIn(name, 'D0812', `${name} is too large for a game: ${Math.ceil(file.size / 1e6)} MB.`);
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return problemIn(name, 'D0810', `${name} could not be read.`);
  }
  const isJson = /\.json$/i.test(name);
  // The bound of a source file is not that of a ruleset, which no person writes.
  if (isJson) return new TextDecoder().decode(bytes);
  const decoded = decode(bytes, name);
  if (decoded.problem) return decoded.problem;
  if (!known.test(name) && !/^\s*(?:[{#]|game\s|deck\s|card\s)/.test(decoded.text))
    return problemIn(name, 'D0812', `${name} is neither a .draco file, nor texts (.ftl), nor a ruleset (.json).`);
  // As editors do: one kind of line end, and no mark before the first letter.
  return decoded.text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** A game in one file, as it is downloaded here for a web page, in its parts: the ruleset and the texts. */
function parted(name: string, text: string): Record<string, string> {
  if (!name.endsWith('.json')) return { [name]: text };
  let whole: { ruleset?: unknown; texts?: Record<string, unknown> } | null;
  try {
    whole = JSON.parse(text);
  } catch {
    return { [name]: text };
  }
  if (typeof whole?.ruleset !== 'object') return { [name]: text };
  const texts = Object.entries(whole.texts ?? {}).map(([lang, words]) => [`${lang}.ftl`, String(words)]);
  return { [name]: JSON.stringify(whole.ruleset), ...Object.fromEntries(texts) };
}

/** A name that the compiler goes by. */
function nameFor(name: string, text: string): string {
  if (/\.(?:draco|ftl|json)$/.test(name)) return name;
  const bare = name.replace(/\.[^./]*$/, '');
  return `${bare}.${/^\s*\{/.test(text) ? 'json' : 'draco'}`;
}

/** Everything in what was dropped, folders and all, under paths from the folder that holds it. */
export async function dropped(transfer: DataTransfer): Promise<{ name: string; file: File }[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.length) return [...transfer.files].map((file) => ({ name: file.name, file }));
  const found: { name: string; file: File }[] = [];
  for (const entry of entries) await walk(entry, '', found);
  // A single folder that holds its own entry file stands for what is in it.
  const only = entries.length === 1 && entries[0]?.isDirectory ? `${entries[0].name}/` : '';
  return found.map(({ name, file }) => ({
    name: only && name.startsWith(only) ? name.slice(only.length) : name,
    file,
  }));
}

async function walk(entry: FileSystemEntry, path: string, found: { name: string; file: File }[]): Promise<void> {
  if (found.length > MOST.files) return;
  const name = path + entry.name;
  if (entry.isFile) {
    const file = await new Promise<File | undefined>((done) =>
      (entry as FileSystemFileEntry).file(done, () => done(undefined)),
    );
    // Of a folder only what belongs to a game: a readme is no mistake.
    if (file && (!path || /\.(?:draco|ftl|json)$/i.test(name))) found.push({ name, file });
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done) => reader.readEntries(done, () => done([])));
    if (!some.length) return;
    for (const one of some) await walk(one, `${name}/`, found);
  }
}

/** A deck as one file: in it exactly the files that the command reads. */
import { WORKSHOP_LIMITS as MOST } from '@draco-table/ruleset';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Sources } from '../protocol.js';

const stemOf = (entry: string): string => entry.replace(/\.(?:draco|json)$/, '');

/** A path that stays where it is put, on any disk. */
export function isSafeName(name: string): boolean {
  return (
    name.length <= 200 &&
    !/[\p{Cc}\\:*?"<>|]/u.test(name) &&
    name.split('/').every((part) => part !== '' && part !== '.' && part !== '..' && part !== '__proto__')
  );
}

/** The command looks for texts in the folder that is named like the entry. */
export function asOnDisk({ entry, files }: Sources): Record<string, string> {
  const home = (name: string) => (/^[^/]+\.ftl$/.test(name) ? `${stemOf(entry)}/${name}` : name);
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [home(name), text]));
}

export function toZip(sources: Sources): Uint8Array<ArrayBuffer> {
  const files = Object.entries(asOnDisk(sources)).map(([name, text]) => [name, strToU8(text)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(files), { mtime: new Date(2000, 0, 1) }));
}

type Unzipped = { ok: true; files: { name: string; file: File }[] } | { ok: false; why: 'broken' | 'large' | 'paths' };

/** Nothing is unpacked before its size and its path are known; what a zip says of its sizes is also all that it gets. */
export function fromZip(bytes: Uint8Array): Unzipped {
  let size = 0;
  let count = 0;
  let refused: 'large' | 'paths' | undefined;
  try {
    const found = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (refused || name.endsWith('/') || !/\.(?:draco|ftl|json)$/i.test(name)) return false;
        size += originalSize;
        if (size > MOST.fileBytes || ++count > MOST.files) refused = 'large';
        else if (!isSafeName(name)) refused = 'paths';
        return refused === undefined;
      },
    });
    if (refused) return { ok: false, why: refused };
    const names = Object.keys(found);
    // A single folder around everything stands for what is in it.
    const top = /^[^/]+\//.exec(names[0] ?? '')?.[0] ?? '';
    const isWrapped = top !== '' && names.every((name) => name.startsWith(top));
    const bare = (name: string) => (isWrapped ? name.slice(top.length) : name);
    const files = Object.entries(found).map(([name, data]) => ({
      name: bare(name),
      file: new File([strFromU8(data)], bare(name)),
    }));
    return files.length ? { ok: true, files } : { ok: false, why: 'broken' };
  } catch {
    return { ok: false, why: 'broken' };
  }
}

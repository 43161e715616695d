/** A folder on the reader's own disk, where the browser can reach one: the same files that the command reads. */
import type { Sources } from '../protocol.js';
import { asOnDisk } from './zip.js';

interface Picker {
  showDirectoryPicker?(options: { mode: 'read' | 'readwrite' }): Promise<FileSystemDirectoryHandle>;
}

export const canUseFolders = (): boolean => typeof (globalThis as Picker).showDirectoryPicker === 'function';

/** Undefined where the reader changed their mind. */
async function pick(mode: 'read' | 'readwrite'): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await (globalThis as Picker).showDirectoryPicker?.({ mode });
  } catch (error) {
    if ((error as DOMException).name === 'AbortError') return undefined;
    throw error;
  }
}

/** Writes what changed; files of others in the folder stay. The number of files that were written. */
export async function saveToFolder(sources: Sources): Promise<number | undefined> {
  const folder = await pick('readwrite');
  if (!folder) return undefined;
  let count = 0;
  for (const [path, text] of Object.entries(asOnDisk(sources))) {
    const parts = path.split('/');
    const name = parts.pop() ?? path;
    let at = folder;
    for (const part of parts) at = await at.getDirectoryHandle(part, { create: true });
    const handle = await at.getFileHandle(name, { create: true });
    if ((await (await handle.getFile()).text()) === text) continue;
    const stream = await handle.createWritable();
    await stream.write(text);
    await stream.close();
    count++;
  }
  return count;
}

export async function openFolder(most: number): Promise<{ name: string; file: File }[] | undefined> {
  const folder = await pick('read');
  if (!folder) return undefined;
  const found: { name: string; file: File }[] = [];
  await walk(folder, '', found, most);
  return found;
}

async function walk(
  folder: FileSystemDirectoryHandle,
  path: string,
  found: { name: string; file: File }[],
  most: number,
): Promise<void> {
  const entries = (folder as unknown as { values(): AsyncIterable<FileSystemHandle> }).values();
  for await (const handle of entries) {
    if (found.length > most) return;
    const name = path + handle.name;
    if (handle.kind === 'directory') await walk(handle as FileSystemDirectoryHandle, `${name}/`, found, most);
    else if (/\.(?:draco|ftl)$/.test(name))
      found.push({ name, file: await (handle as FileSystemFileHandle).getFile() });
  }
}

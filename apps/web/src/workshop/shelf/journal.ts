/** What was typed last, written down at once: the database answers later than a page can be closed. */
import type { Sources } from '../protocol.js';
import type { Work } from './deck-store.js';

const prefix = 'draco-site:workshop:';
/** Where the one deck lay before there was a shelf. */
const former = 'draco-site:workshop';

/** Whether it could be written; a browser may refuse, or be full. */
export function note(work: Work): boolean {
  try {
    localStorage.setItem(prefix + work.id, JSON.stringify(work));
    return true;
  } catch {
    return false;
  }
}

/** It is in the database as it stands here. */
export function settled({ id, changed }: Work): void {
  try {
    const now = read(prefix + id);
    if (isWork(now) && now.changed <= changed) localStorage.removeItem(prefix + id);
  } catch {
    // blocked: then nothing was written either
  }
}

/** What did not reach the database. */
export function unsettled(): Work[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.map(read).filter(isWork);
  } catch {
    return [];
  }
}

/** The deck of a reader who was here before there was a shelf; taken once. */
export function takeFormer(): Sources | undefined {
  try {
    const found = read(former);
    localStorage.removeItem(former);
    return isSources(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

const read = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return undefined; // someone else's
  }
};

export function isSources(value: unknown): value is Sources {
  const found = value as Partial<Sources> | null | undefined;
  return (
    typeof found === 'object' &&
    found !== null &&
    typeof found.entry === 'string' &&
    typeof found.files === 'object' &&
    found.files !== null &&
    Object.values(found.files).every((text) => typeof text === 'string') &&
    Object.hasOwn(found.files, found.entry)
  );
}

const isWork = (value: unknown): value is Work => {
  const found = value as Partial<Work> | null | undefined;
  return isSources(value) && typeof found?.id === 'string' && typeof found.changed === 'number';
};

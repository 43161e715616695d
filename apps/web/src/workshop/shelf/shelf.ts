/** My shelf: what is being written, kept as it is typed, together with all that was written before. */
import type { Sources } from '../protocol.js';
import { type DeckStore, type Moment, openDeckStore, type Work, type WorkState } from './deck-store.js';
import { note, settled, takeFormer, unsettled } from './journal.js';

export type Trouble = 'refused' | 'full';

export interface Shelf {
  /** What stands open; undefined as long as nothing was changed in what the page began with. */
  readonly current: Work | undefined;
  readonly trouble: Trouble | undefined;
  works(): Promise<Work[]>;
  /** Keeps what is written: in the work that stands open, or as a new one. */
  keep(sources: Sources): void;
  /** Puts something new on the shelf and opens it. */
  add(sources: Sources, label?: string): Promise<void>;
  open(id: string): Promise<Work | undefined>;
  /** What is shown from now on is no work of one's own yet. */
  leave(): void;
  copy(id: string, label: string): Promise<void>;
  rename(id: string, label: string): Promise<void>;
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;
  /** What the check of what stands open found. */
  found(state: WorkState): void;
  moments(): Promise<Moment[]>;
  momentAt(at: number): Promise<Sources | undefined>;
  /** Everything that was kept is in the database. */
  settle(): Promise<void>;
}

export interface ShelfEvents {
  /** Could not be kept, or could again. */
  troubled(): void;
  /** Another tab wrote on in the work that stands open here. */
  changedElsewhere(work: Work): void;
}

/** Time between two moments of a history while one writes. */
const PAUSE = 20_000;
const SOON = 300;
const SWEPT_AFTER = 30 * 24 * 3_600_000;
const LAST = 'draco-site:workshop-last';

const newId = (): string => crypto.randomUUID();

/** A newer text wins, and what it takes the place of stays in the history. */
async function takeUp(store: DeckStore): Promise<void> {
  for (const noted of unsettled()) {
    const kept = await store.get(noted.id);
    if (!kept || kept.changed < noted.changed) {
      if (kept) await store.remember(kept, 'before');
      await store.put(noted);
    }
    settled(noted);
  }
  const former = takeFormer();
  if (former) await store.put({ ...former, id: newId(), changed: Date.now() });
  for (const work of await store.all())
    if (work.gone !== undefined && work.gone < Date.now() - SWEPT_AFTER) await store.erase(work.id);
}

const lastOpened = (): string | undefined => {
  try {
    return sessionStorage.getItem(LAST) ?? localStorage.getItem(LAST) ?? undefined;
  } catch {
    return undefined;
  }
};

function rememberOpened(id: string): void {
  try {
    sessionStorage.setItem(LAST, id);
    localStorage.setItem(LAST, id);
  } catch {
    // then the newest is opened next time
  }
}

export async function openShelf(events: ShelfEvents): Promise<Shelf> {
  const store = await openDeckStore();
  const memory = new Map<string, Work>();
  const others = new BroadcastChannel('draco-workshop');
  let current: Work | undefined;
  let trouble: Trouble | undefined = store ? undefined : 'refused';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastMoment = 0;
  let writing: Promise<void> = Promise.resolve();

  const troubled = (now: Trouble | undefined) => {
    if (trouble === now) return;
    trouble = now;
    events.troubled();
  };

  async function attempt(write: (to: DeckStore) => Promise<void>): Promise<void> {
    if (!store) return;
    try {
      await write(store);
      troubled(undefined);
    } catch (error) {
      troubled((error as DOMException | undefined)?.name === 'QuotaExceededError' ? 'full' : 'refused');
    }
  }

  const put = (work: Work, tell = true): Promise<void> => {
    memory.set(work.id, work);
    writing = writing.then(() =>
      attempt(async (to) => {
        await to.put(work);
        settled(work);
        if (tell) others.postMessage(work);
      }),
    );
    return writing;
  };

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (!current) return writing;
    const work = current;
    const isTime = Date.now() - lastMoment > PAUSE;
    if (isTime) lastMoment = Date.now();
    void put(work);
    if (isTime) writing = writing.then(() => attempt((to) => to.remember(work, 'kept')));
    return writing;
  }

  function stand(work: Work): void {
    current = work;
    lastMoment = 0;
    rememberOpened(work.id);
  }

  const find = async (id: string): Promise<Work | undefined> => {
    await flush();
    return (await store?.get(id).catch(() => undefined)) ?? memory.get(id);
  };

  async function change(id: string, by: (work: Work) => Work): Promise<void> {
    const work = await find(id);
    if (!work) return;
    const next = by(work);
    if (current?.id === id) current = next;
    await put(next);
  }

  others.addEventListener('message', ({ data }: MessageEvent<Work>) => {
    if (data.id !== current?.id || data.changed <= current.changed) return;
    const mine = current;
    // What stood here stays in the history; the newer text is shown in both.
    if (timer !== undefined) writing = writing.then(() => attempt((to) => to.remember(mine, 'elsewhere')));
    clearTimeout(timer);
    timer = undefined;
    current = data;
    events.changedElsewhere(data);
  });
  addEventListener('pagehide', () => void flush());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void flush());

  if (store) await attempt(takeUp);
  else for (const work of unsettled()) memory.set(work.id, work);

  async function works(): Promise<Work[]> {
    await flush();
    const kept = (await store?.all().catch(() => undefined)) ?? [...memory.values()];
    return kept.sort((a, b) => b.changed - a.changed);
  }

  const there = (await works()).filter(({ gone }) => gone === undefined);
  const last = lastOpened();
  const begun = there.find(({ id }) => id === last) ?? there[0];
  if (begun) stand(begun);

  return {
    get current() {
      return current;
    },
    get trouble() {
      return trouble;
    },
    works,
    keep({ entry, files }) {
      if (!current) {
        stand({ id: newId(), entry, files, changed: Date.now() });
        // Asked once there is something to lose: browsers let go of what nobody asked them to keep.
        void navigator.storage?.persist?.().catch(() => false);
      } else current = { ...current, entry, files, changed: Math.max(Date.now(), current.changed + 1) };
      if (current && !note(current) && !store) troubled('full');
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), SOON);
    },
    async add({ entry, files }, label) {
      await flush();
      stand({ id: newId(), entry, files, changed: Date.now(), ...(label !== undefined && { label }) });
      await flush();
    },
    async open(id) {
      const work = await find(id);
      if (work) stand(work);
      return work;
    },
    leave() {
      void flush();
      current = undefined;
    },
    async copy(id, label) {
      const work = await find(id);
      if (work) await put({ ...work, id: newId(), label, changed: Date.now() });
    },
    rename: (id, label) => change(id, (work) => ({ ...work, label })),
    async remove(id) {
      await change(id, (work) => ({ ...work, gone: Date.now() }));
      if (current?.id === id) current = undefined;
    },
    restore: (id) => change(id, ({ gone: _, ...work }) => work),
    found(state) {
      if (!current || JSON.stringify(current.state) === JSON.stringify(state)) return;
      current = { ...current, state };
      void put(current, false);
    },
    async moments() {
      await flush();
      return (current && (await store?.moments(current.id).catch(() => []))) || [];
    },
    momentAt: async (at) => (current ? store?.momentAt(current.id, at) : undefined),
    settle: flush,
  };
}

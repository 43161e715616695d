/** The browser's storage, which may be missing, full or forbidden: each call says whether it worked. */
export interface Store {
  read(key: string): string | undefined;
  write(key: string, value: string): boolean;
  remove(key: string): void;
}

export const browserStore: Store = {
  read(key) {
    try {
      return localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(key, value) {
    try {
      localStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
  remove(key) {
    try {
      localStorage.removeItem(key);
    } catch {
      // nothing was kept, so nothing is left
    }
  },
};

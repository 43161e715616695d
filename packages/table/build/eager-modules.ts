import type { Plugin } from 'vite';

/** The modules that the entry reaches without a dynamic import. */
export function eagerModules(): { plugin: Plugin; has(id: string): boolean } {
  const eager = new Set<string>();
  return {
    has: (id) => eager.has(id),
    plugin: {
      name: 'eager-modules',
      buildEnd() {
        const infos = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? []);
        const open = infos.filter(({ isEntry }) => isEntry).map(({ id }) => id);
        for (let id = open.pop(); id !== undefined; id = open.pop()) {
          if (eager.has(id)) continue;
          eager.add(id);
          open.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
      },
    },
  };
}

import type { Plugin } from 'vite';

type Names = ReadonlySet<string> | 'all';
type Node = {
  type: string;
  source?: { value: string } | null;
  specifiers?: { type: string; imported?: { name: string }; local: { name: string }; exported?: { name: string } }[];
};

/** What a statement takes from the module it names: all of it, or these names. */
function taken({ type, specifiers }: Node): Names {
  if (type === 'ExportAllDeclaration' || specifiers?.some((one) => one.type === 'ImportNamespaceSpecifier'))
    return 'all';
  return new Set(
    specifiers?.map((one) => one.imported?.name ?? (type === 'ImportDeclaration' ? 'default' : one.local.name)),
  );
}

/** Of a statement that hands names on, those that are wanted. */
function wanted(node: Node, names: Names): Node {
  if (names === 'all' || !node.specifiers) return node;
  return { ...node, specifiers: node.specifiers.filter(({ exported }) => exported && names.has(exported.name)) };
}

/**
 * The modules that the entry needs without a dynamic import. A file that only hands on what others export leads to
 * those of them alone that somebody asked for.
 */
export function eagerModules(): { plugin: Plugin; has(id: string): boolean } {
  const eager = new Set<string>();
  return {
    has: (id) => eager.has(id),
    plugin: {
      name: 'eager-modules',
      async buildEnd(error) {
        if (error) return;
        const infos = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? []);
        const open = infos.filter(({ isEntry }) => isEntry).map(({ id }) => ({ id, names: 'all' as Names }));
        for (let next = open.pop(); next; next = open.pop()) {
          const { id, names } = next;
          const code = this.getModuleInfo(id)?.code;
          if (!code) {
            eager.add(id);
            continue;
          }
          const body = this.parse(code).body as unknown as Node[];
          const isHandingOn = names !== 'all' && body.every(({ type, source }) => /^Export/.test(type) && source);
          if (!isHandingOn && eager.has(id)) continue;
          eager.add(id);
          for (const node of body) {
            const asked = isHandingOn ? wanted(node, names) : node;
            if (!node.source || (isHandingOn && asked.specifiers?.length === 0)) continue;
            const found = await this.resolve(node.source.value, id);
            if (found) open.push({ id: found.id, names: taken(asked) });
          }
        }
      },
    },
  };
}

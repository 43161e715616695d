/** What a file says about itself before it is parsed: enough to find out which files belong together. */
export interface Head {
  is: 'game' | 'deck' | 'part';
  name: string;
  includes: string[];
  /** Of a deck: a game's name, or a path to its file. */
  on?: { name: string } | { path: string };
}

const COMMENT = /#[^\n]*/g;

export function readHead(text: string): Head {
  const bare = text.replace(/^\uFEFF/, '').replace(COMMENT, '');
  const first = /^\s*(game|deck)[ \t]+([a-z][a-z0-9-]*)/.exec(bare);
  const includes = [...bare.matchAll(/^[ \t]*include[ \t]+"([^"\n]*)"/gm)].map((found) => found[1] as string);
  const on = /^[ \t]*builds[ \t]+on[ \t]+(?:"([^"\n]*)"|([a-z][a-z0-9-]*))/m.exec(bare);
  return {
    is: (first?.[1] as 'game' | 'deck' | undefined) ?? 'part',
    name: first?.[2] ?? '',
    includes,
    ...(on && { on: on[1] === undefined ? { name: on[2] as string } : { path: on[1] } }),
  };
}

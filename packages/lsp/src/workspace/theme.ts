/** The look of a game: a file of JSON, by sections of ids. */
import type { Problem } from '@draco-table/ruleset';

/** A key of a section, with its quotes left out. */
export interface ThemeKey {
  section: string;
  id: string;
  start: number;
  end: number;
}

const TOKEN = /"(?:[^"\\\n]|\\.)*"|[{}[\]:,]/g;

/** The ids in the sections of a theme, whether or not the rest of it can be read. */
export function themeKeys(text: string): ThemeKey[] {
  const keys: ThemeKey[] = [];
  const open: { key: string; isList: boolean }[] = [];
  let last: { text: string; start: number } | undefined;
  let key = '';
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') open.push({ key, isList: token === '[' });
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':' && last) {
      key = last.text.slice(1, -1);
      const section = open[1];
      // `kinds` has the words of each kind one level deeper.
      const isId = open.length === 2 || (open.length === 3 && section?.key === 'kinds');
      if (isId && section && !open.some(({ isList }) => isList)) {
        const within = open.length === 3 ? `${section.key}.${open[2]?.key}` : section.key;
        keys.push({ section: within, id: key, start: last.start + 1, end: last.start + last.text.length - 1 });
      }
    }
    last = token.startsWith('"') ? { text: token, start: index } : undefined;
  }
  return keys;
}

export function themeProblems(file: string, text: string): Problem[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const at = Math.min(Number(/position (\d+)/.exec(reason)?.[1] ?? 0), text.length);
    const before = text.slice(0, at).split('\n');
    const start = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, offset: at };
    const name = file.slice(file.lastIndexOf('/') + 1);
    return [
      {
        code: 'D1011',
        severity: 'error',
        args: {},
        message: `${name} is not JSON: ${reason}.`,
        file,
        range: { start, end: start },
      },
    ];
  }
}

import { TEXT_LIMITS } from '@draco-table/ruleset';

/** What begins another message, term or comment; what goes on with one is indented or begins with one of these. */
const BEGINS = /[^\s}[*.]/;

/**
 * A source of texts that readers can follow: they are recursive, so of a message that nests braces deeper than may be,
 * the rest is blank. It then reads as broken, at its place, and the messages after it are as they were.
 */
export function shallow(source: string): string {
  let out = '';
  let copied = 0;
  let depth = 0;
  for (let i = 0; i < source.length; i++) {
    const sign = source[i] as string;
    if ((i === 0 || source[i - 1] === '\n') && BEGINS.test(sign)) depth = 0;
    if (sign === '{') depth++;
    else if (sign === '}') depth--;
    if (depth <= TEXT_LIMITS.nesting) continue;
    let end = i;
    while (end < source.length && !(source[end - 1] === '\n' && BEGINS.test(source[end] as string))) end++;
    out += source.slice(copied, i) + source.slice(i, end).replace(/[^\n]/g, ' ');
    copied = end;
    i = end - 1;
    depth = 0;
  }
  return out + source.slice(copied);
}

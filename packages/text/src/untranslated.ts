/** The mark that a skeleton puts above an entry which still holds the source's words. */
export const UNTRANSLATED = 'untranslated';

/**
 * A text file as readers see it: what nobody has translated yet is not this language's, or a sentence would have two. Any
 * comments between the mark and the entry go with it.
 */
export function withoutUntranslated(source: string): string {
  const mark = `# ${UNTRANSLATED}`;
  if (!source.includes(mark)) return source;
  const kept: string[] = [];
  /** `marked`: below the mark; `inside`: in the entry, up to what is not indented. */
  let state: 'kept' | 'marked' | 'inside' = 'kept';
  for (const line of source.split(/\r?\n/)) {
    const isEntry = /^[A-Za-z-]/.test(line);
    if (line.trimEnd() === mark) state = 'marked';
    else if (state === 'marked') state = isEntry ? 'inside' : 'marked';
    else if (state === 'inside' && (isEntry || line.startsWith('#'))) state = 'kept';
    if (state === 'kept') kept.push(line);
  }
  return kept.join('\n');
}

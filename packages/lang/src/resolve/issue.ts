/** A problem before it has text: what, and where as offsets, so that a cached declaration can move in its file. */
import type { ProblemArg } from '@draco-table/ruleset';
import type { Loc } from '../syntax.js';

export interface IssueFix {
  title: string;
  safety: 'safe' | 'unsafe';
  edits: { file?: string; loc: Loc; text: string }[];
}

export interface Issue {
  code: string;
  args: Record<string, ProblemArg>;
  file: string;
  loc: Loc;
  /** Instead of the catalogue's help, where more is known. */
  help?: string;
  related?: { file: string; loc: Loc; message: string }[];
  fixes?: IssueFix[];
}

/** The fix for a misspelt name. A person should look at it, since a near name may be the wrong one. */
export function renameFix(loc: Loc, suggestions: string[]): IssueFix[] {
  return suggestions
    .slice(0, 3)
    .map((text) => ({ title: `Write \`${text}\``, safety: 'unsafe', edits: [{ loc, text }] }));
}

/** What is being written: the files of one game or deck. */
import type { Place } from '@draco-table/ruleset';
import { isEntry, languageOf } from './file-names.js';
import type { Sources } from './protocol.js';

/** The deck that everybody begins with: small, right, and worth changing. */
export const firstDeck: Sources = {
  entry: 'my-evening.draco',
  files: {
    'my-evening.draco': `# A deck of your own: it changes the cards of a game. Change a number, and see.
deck my-evening
language 1
builds on draco

remove wham, drunkenness
count favourite 4

card second-wind x2 {
  choose h from heroes
  move h forward 2
}

total action 75

# A test plays a moment of the game and says what must come of it.
test "second-wind: two places forward" {
  players 3
  given { line up; green plays second-wind }
  green answers zork
  expect place of zork is 7
}
`,
    'en.ftl': `# The words on the cards. What has no text here gets one made from what it does.
deck-my-evening = My evening

card-second-wind = Second wind
`,
  },
};

export const sameSources = (a: Sources, b: Sources): boolean =>
  a.entry === b.entry &&
  Object.keys(a.files).length === Object.keys(b.files).length &&
  Object.entries(a.files).every(([name, text]) => b.files[name] === text);

/** A file of the site's games with all that lies in its folder, to begin from. */
export function fromLibrary(entry: string, library: Record<string, string>): Sources {
  const folder = entry.replace(/draco$/, '').replace(/\.$/, '/');
  const text = library[entry] ?? '';
  // Of a game only its entry is opened; the rest can be reached from it, and would be dozens of tabs.
  const isDeck = /^\s*deck\s/m.test(text);
  const beside = isDeck ? Object.entries(library).filter(([name]) => name.startsWith(folder)) : [];
  return { entry, files: Object.fromEntries([[entry, text], ...beside]) };
}

/** The files together with new ones; one that is a game or deck itself begins anew. */
export function withFiles(now: Sources, added: Record<string, string>): Sources {
  const entry = Object.entries(added).find(([name, text]) => isEntry(name, text))?.[0];
  if (entry === undefined) return { entry: now.entry, files: { ...now.files, ...added } };
  if (entry === now.entry) return { entry, files: { ...now.files, ...added } };
  return { entry, files: { [entry]: added[entry] ?? '', ...added } };
}

/** The files after some edits, which may be in any order. */
export function edited(
  files: Record<string, string>,
  edits: readonly (Place & { text: string })[],
): Record<string, string> {
  const next = { ...files };
  // From the end, so that one edit does not move the next.
  for (const { file, range, text } of [...edits].sort((a, b) => b.range.start.offset - a.range.start.offset)) {
    const before = next[file];
    if (before !== undefined) next[file] = before.slice(0, range.start.offset) + text + before.slice(range.end.offset);
  }
  return next;
}

/** A text after changes, whose places are places in it and do not overlap. */
export function changedText(text: string, changes: readonly { start: number; end: number; text: string }[]): string {
  let next = text;
  for (const { start, end, text: to } of [...changes].sort((a, b) => b.start - a.start))
    next = next.slice(0, start) + to + next.slice(end);
  return next;
}

/** The texts for the table: those of the game below, then one's own, which win. */
export function textsFor({ files }: Sources, below: Record<string, string>): Record<string, string> {
  const all: Record<string, string> = { ...below };
  for (const [file, text] of Object.entries(files)) {
    const lang = languageOf(file);
    if (lang) all[lang] = `${all[lang] ?? ''}\n${text}`;
  }
  return all;
}

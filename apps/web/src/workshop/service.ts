/** Compiles, checks and tests what stands in the editor. Runs in a worker, so that typing never waits for it. */
import { type Loaded, loadRuleset, startGame } from '@draco-table/engine';
import { runTests } from '@draco-table/engine/testing';
import {
  completionsAt,
  createProject,
  decode,
  definitionAt,
  format,
  hoverAt,
  outlineOf,
  type Project,
  renameAt,
  renameableAt,
} from '@draco-table/lang';
import { type Problem, type Ruleset, suppress } from '@draco-table/ruleset';
import { coverage, noTexts, skeleton, type TextFile, withoutReplaced } from '@draco-table/text/check';
import { languageOf } from './file-names.js';
import type { Library } from './library.js';
import type { Checked, Service, Sources, TestOutcome } from './protocol.js';
import { readRuleset } from './read-ruleset.js';

const owned = <T>(files: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(files, name) ? files[name] : undefined;

export function createService({ sources: library, texts: baseTexts }: Library): Service {
  let sources: Sources = { entry: '', files: {} };
  let project: Project | undefined;
  let open: string[] = [];
  /** A ruleset that was brought instead of sources. */
  let brought: Ruleset | undefined;

  const read = (file: string) => owned(sources.files, file) ?? owned(library, file);
  const findGame = (name: string) => {
    const file = `${name}.draco`;
    return read(file) === undefined ? undefined : file;
  };

  const gameNames = () =>
    Object.keys(library).flatMap((file) => (/^[^/]+\.draco$/.test(file) ? [file.slice(0, -'.draco'.length)] : []));

  function update(next: Sources): Project {
    const isOther = next.entry !== sources.entry || !project;
    sources = next;
    if (isOther || !project) {
      project = createProject(next.entry, read, { root: '', findGame, gameNames });
      open = [];
    }
    const names = Object.keys(next.files).filter((name) => name.endsWith('.draco'));
    for (const name of open) if (!names.includes(name)) project.update(name, undefined);
    for (const name of names) project.update(name, next.files[name]);
    open = names;
    return project;
  }

  /** The game's texts, then one's own; what belongs to the game is not judged. */
  function textFiles(ruleset: Ruleset, more: string[] = []): { files: TextFile[]; borrowed: string[] } {
    const own: TextFile[] = Object.entries(sources.files).flatMap(([file, text]) => {
      const lang = languageOf(file);
      return lang ? [{ lang, file, text }] : [];
    });
    const langs = new Set(['en', ...more, ...own.map(({ lang }) => lang)]);
    const below = lentTexts(ruleset).filter(({ lang }) => langs.has(lang));
    return { files: [...below, ...own], borrowed: below.map(({ file }) => file) };
  }

  /** The game's texts, without those of cards that a deck has written anew. */
  function lentTexts(ruleset: Ruleset): TextFile[] {
    const all = Object.entries(owned(baseTexts, ruleset.game) ?? {});
    const files = all.map(([lang, text]) => ({ lang, file: `${ruleset.game}/${lang}.ftl`, text }));
    return withoutReplaced(ruleset, files, new Set(Object.keys(sources.files)));
  }

  function textProblems(ruleset: Ruleset): Problem[] {
    const { files, borrowed } = textFiles(ruleset);
    if (!files.length)
      return [
        noTexts(ruleset.game, sources.entry, 'Add a file with its texts: en.ftl. It begins with all that is missing.'),
      ];
    const ownNames = files.map(({ file }) => file).filter((file) => !borrowed.includes(file));
    return coverage(ruleset, files, { borrowed })
      .problems.filter(({ file }) => !file || !borrowed.includes(file))
      .map((problem) => {
        const { id, lang } = problem.args;
        if (problem.code !== 'D0701' || typeof lang !== 'string') return problem;
        const home = ownNames.find((file) => languageOf(file) === lang) ?? `${lang}.ftl`;
        return { ...problem, help: `Add “${id} = …” to ${home}.` };
      });
  }

  const about = (ruleset: Ruleset): Checked['game'] => ({
    id: ruleset.game,
    ...(ruleset.deck ? { deck: ruleset.deck } : {}),
    cards: ruleset.designs
      .filter(({ type }) => ruleset.types[type]?.base === 'card')
      .reduce((sum, { copies }) => sum + copies, 0),
    seats: { min: ruleset.seats.min, max: ruleset.seats.max },
  });

  const compiled = (): Ruleset | undefined => brought ?? project?.ruleset();
  const loaded = (ruleset: Ruleset | undefined): Loaded | undefined => {
    const found = ruleset && loadRuleset(ruleset);
    return found?.ok ? found.ruleset : undefined;
  };

  function checkSources(now: Project): Checked {
    const program = now.program();
    const cards = Object.keys(sources.files).flatMap((file) =>
      outlineOf(program, file)
        .filter(({ is }) => is === 'card' || is === 'replace')
        .map(({ name, range }) => ({ id: name, file, start: range.start.offset, end: range.end.offset })),
    );
    const ruleset = now.ruleset();
    const isOwn = ({ file }: Problem) => file !== undefined && Object.hasOwn(sources.files, file);
    // The games below are right as they are: what seems odd there, a helper of tests that stayed at home, is nobody's fault.
    const placed = ruleset && now.ruleset({ spans: true });
    const files = Object.entries(sources.files).filter(([file]) => placed || file.endsWith('.draco'));
    const problems = suppress([...now.problems(), ...(placed ? textProblems(placed) : [])], new Map(files)).filter(
      (problem) => isOwn(problem) || problem.severity === 'error',
    );
    problems.sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || rank(a) - rank(b) || lineOf(a) - lineOf(b));
    const found = ruleset && loadRuleset(ruleset);
    if (found && !found.ok) problems.push(...found.problems);
    return {
      problems,
      cards,
      isSound: found?.ok === true,
      ...(ruleset ? { game: about(ruleset) } : {}),
    };
  }

  return {
    check(next) {
      if (next.entry.endsWith('.json')) {
        sources = next;
        project = undefined;
        const { ruleset, problems } = readRuleset(next.files[next.entry] ?? '', next.entry);
        brought = ruleset;
        return { problems, cards: [], isSound: ruleset !== undefined, ...(ruleset ? { game: about(ruleset) } : {}) };
      }
      brought = undefined;
      return checkSources(update(next));
    },
    test(): TestOutcome[] {
      const ruleset = project?.ruleset({ tests: true, spans: true });
      const ready = loaded(ruleset);
      if (!ready) return [];
      const place = (span: readonly number[] | undefined) => {
        const file = span && ruleset?.sources?.[span[0] ?? -1];
        return file && span ? { at: { file, line: span[1] ?? 1 } } : {};
      };
      return runTests(ready).tests.map(({ name, ok, failures, problem, span, checked }) => ({
        name,
        ok,
        failures: [
          ...failures.map(({ span: at, ...failure }) => ({ ...failure, ...place(at) })),
          ...(checked === 0 && !failures.length && !problem ? [{ text: 'expect', expected: '…', found: '' }] : []),
        ],
        ...(problem ? { problem } : {}),
        ...place(span),
      }));
    },
    deal(card, seats) {
      const ruleset = compiled();
      const ready = loaded(ruleset);
      if (!ruleset || !ready) return undefined;
      const design = ruleset.designs.find(({ id, family }) => id === card || family === card)?.id;
      const isHeld =
        design !== undefined && !startGame(ready, { seats, seed: '', hold: { seat: 0, card: design } }).fault;
      const lent = lentTexts(project?.ruleset({ spans: true }) ?? ruleset);
      const texts = Object.fromEntries(lent.map(({ lang, text }) => [lang, text]));
      return { ruleset, texts, ...(isHeld ? { card: design } : {}) };
    },
    hover: (file, offset) => project && hoverAt(project.program(), file, offset),
    complete(file, offset, text) {
      // What is asked about may be younger than what was checked last.
      project?.update(file, text);
      return project ? completionsAt(project.program(), file, offset) : [];
    },
    definition(file, offset) {
      const place = project && definitionAt(project.program(), file, offset);
      return place && { ...place, text: read(place.file) ?? '' };
    },
    renameable: (file, offset) => project && renameableAt(project.program(), file, offset)?.name,
    rename: (file, offset, name) =>
      project ? renameAt(project.program(), file, offset, name) : { ok: false, why: 'There is no name here.' },
    format: (file, text) => format(text, file).text,
    skeleton(lang) {
      const ruleset = compiled();
      return ruleset ? skeleton(ruleset, textFiles(ruleset, [lang]).files, lang) : '';
    },
    decode,
    lend(game, texts) {
      baseTexts[game] = texts;
    },
  };
}

const lineOf = ({ range }: Problem): number => range?.start.line ?? 0;
const rank = ({ severity }: Problem): number => (severity === 'error' ? 0 : 1);

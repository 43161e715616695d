import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadRuleset, startGame } from '@draco-table/engine';
import { compile } from '@draco-table/lang';
import type { Ruleset } from '@draco-table/ruleset';
import { createTexts, joinSources, logLine, type TextProblem } from '@draco-table/text';
import { coverage, type TextFile } from '@draco-table/text/check';
import { cardWriter, generator } from '@draco-table/text/generate';
import { gameWords } from '@draco-table/words/all';
import { describe, expect, test } from 'vitest';

const cards = fileURLToPath(new URL('../../../cards/', import.meta.url));
const LANGUAGES = ['en', 'nl', 'fr', 'de'];

type Program = Parameters<typeof startGame>[0];

interface Loaded {
  ruleset: Ruleset;
  program: Program;
  files: TextFile[];
  /** Of the game that a deck builds on. */
  borrowed: string[];
}

function load(name: string): Loaded {
  const entry = join(cards, `${name}.draco`);
  const { ruleset, problems } = compile(entry, (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined));
  const loaded = loadRuleset(ruleset);
  if (!loaded.ok) throw new Error(JSON.stringify([...problems, ...loaded.problems].slice(0, 3)));
  const program = loaded.ruleset;
  const own = program.ruleset.deck === undefined ? [] : textsIn(program.ruleset.game);
  return {
    ruleset: program.ruleset,
    program,
    files: [...own, ...textsIn(name)],
    borrowed: own.map(({ file }) => file),
  };
}

function textsIn(name: string): TextFile[] {
  const folder = join(cards, name);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => ({
      lang: file.slice(0, -4),
      file: `${name}/${file}`,
      text: readFileSync(join(folder, file), 'utf8'),
    }));
}

const bundles = (files: readonly TextFile[]) =>
  joinSources(gameWords, ...files.map(({ lang, text }) => ({ [lang]: [text] })));

const games = [
  'draco',
  'draco-feast',
  'draco-no-dexterity',
  'saboteur',
  'seaside',
  'auftrag',
  'hearts',
  'crazy-eights',
  'lanterns',
].map((name) => [name, load(name)] as const);

describe.each(games)('%s', (name, { ruleset, program, files, borrowed }) => {
  test('has every text it needs, whole, in four languages', () => {
    const { problems, languages } = coverage(ruleset, files, { borrowed, words: gameWords });
    expect(problems.map(({ code, message, file, range }) => `${file}:${range?.start.line} ${code} ${message}`)).toEqual(
      [],
    );
    expect(languages.map(({ lang }) => lang).sort()).toEqual([...LANGUAGES].sort());
    for (const { needed, present } of languages) expect(present).toBe(needed);
  });

  test.each(LANGUAGES)('speaks %s all through a game: every question, answer and event', (lang) => {
    const problems: TextProblem[] = [];
    const texts = createTexts({
      ruleset,
      bundles: bundles(files),
      lang,
      generate: cardWriter(ruleset, bundles(files)),
      onProblem: (problem) => problems.push(problem),
    });
    const said = new Set<string>();
    for (const seats of [ruleset.seats.min, ruleset.seats.max]) {
      const game = startGame(program, { seats, seed: `${name} ${seats}` });
      for (let step = 0; step < 160 && game.decisions.length > 0; step++) {
        const decision = game.decisions[step % game.decisions.length] as (typeof game.decisions)[number];
        said.add(texts.prompt(decision));
        for (const { value } of decision.options) said.add(texts.name(value));
        const first = (step * 7) % Math.max(1, decision.options.length);
        const turned = [...decision.options.slice(first), ...decision.options.slice(0, first)];
        const choose = turned.slice(0, Math.max(1, decision.min)).map(({ id }) => id);
        const outcome = game.answer({ decision: decision.id, seat: decision.seat, choose, version: game.version });
        if (!outcome.ok) throw new Error(outcome.problem.message);
      }
      for (const event of game.events(0)) {
        const line = logLine(texts, event);
        if (line !== undefined) said.add(line);
      }
      const view = game.view(0);
      for (const zone of view.zones) said.add(texts.zoneName(zone));
      for (const { id, value } of view.counters) said.add(texts.amount(id, value));
      for (const { id } of view.variables) said.add(texts.variableName(id));
      for (const [id, value] of Object.entries(view.options))
        said.add(`${texts.optionName(id)} ${texts.optionValue(id, value)}`);
      for (const { phase, args } of view.phases)
        if (texts.has(`phase-${phase}`)) said.add(texts.phaseName(phase, args));
    }
    for (const design of ruleset.designs) {
      said.add(texts.cardName(design.id));
      if (ruleset.types[design.type]?.base === 'card') {
        const text = texts.cardText(design.id);
        // A card that does nothing needs no more than its name.
        const isPlain = design.effect === undefined && !design.needs && !design.hooks;
        if (!isPlain || text !== undefined) expect(text, design.id).toMatch(/^[\p{Lu}\d].*[.!?)]$/u);
        said.add(text ?? texts.cardName(design.id));
      }
    }
    for (const { id } of ruleset.forecasts) said.add(texts.forecastName(id));
    said.add(texts.gameName()).add(texts.gameRules() ?? '');
    expect(problems).toEqual([]);
    // Nothing half put together, no markup, no double blanks.
    expect([...said].filter((text) => text === '' || /[{}<>]|undefined|null|NaN| {2}/.test(text))).toEqual([]);
    expect(said.size).toBeGreaterThan(60);
  });
});

test('a card says what holds in the game that is played, not a rule that is off', () => {
  const { ruleset, program, files } = load('draco');
  const texts = createTexts({ ruleset, bundles: bundles(files), lang: 'en' });
  const played = startGame(program, {
    seats: 4,
    seed: 'house',
    options: { monte: 'printed', 'empty-cellar-cap': true },
  });
  const { options } = played.view(null);
  expect(texts.cardText('three-card-monte')).toMatch(/Rearrange them as you like\.$/);
  expect(texts.cardText('three-card-monte', options)).toMatch(/an opponent of your choice puts them back\.$/);
  expect(texts.cardText('empty-cellar')).not.toMatch(/no hero more/);
  expect(texts.cardText('empty-cellar', options)).toMatch(/the last but one 1, but no hero more than 2\. If/);
});

/** The deck of a beginner, which lies beside the game as if it were in the same folder. */
function loadNovice(): Loaded {
  const deck = readFileSync(new URL('./fixtures/texts/novice.draco', import.meta.url), 'utf8');
  const entry = join(cards, 'novice.draco');
  const read = (path: string) => (path === entry ? deck : existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  const { ruleset, problems } = compile(entry, read);
  const loaded = loadRuleset(ruleset);
  if (!loaded.ok) throw new Error(JSON.stringify([...problems, ...loaded.problems].slice(0, 3)));
  return { ruleset: loaded.ruleset.ruleset, program: loaded.ruleset, files: textsIn('draco'), borrowed: [] };
}

describe.each([
  ['generated', games[1]?.[1] as Loaded],
  ['novice', loadNovice()],
])('texts made from what a card does: %s', (set, { ruleset, files }) => {
  const write = generator(ruleset, bundles(files));
  const own = ruleset.designs.filter(
    ({ id, type }) => ruleset.types[type]?.base === 'card' && (set !== 'novice' || id.startsWith('novice-')),
  );
  const made = (lang: string) =>
    own.map(({ id }) => {
      const result = write(id, lang);
      return 'text' in result ? `${id}: ${result.text}` : `${id}: no words, because ${result.reason}`;
    });

  test.each(LANGUAGES)('in %s read as they did when they were proofread', async (lang) => {
    const file = fileURLToPath(new URL(`./fixtures/texts/${set}.${lang}.txt`, import.meta.url));
    await expect(`${made(lang).join('\n')}\n`).toMatchFileSnapshot(file);
  });

  test('exist for nine cards in ten, and for the same ones in every language', () => {
    const can = (lang: string) =>
      made(lang)
        .filter((line) => !line.includes(': no words'))
        .map((line) => line.split(':', 1)[0]);
    const english = can('en');
    expect(english.length).toBeGreaterThanOrEqual((set === 'novice' ? 1 : 0.9) * own.length);
    for (const lang of LANGUAGES) expect(can(lang)).toEqual(english);
  });
});

import { suggest } from '@draco-table/lang';
import type { DesignDef, Ruleset } from '@draco-table/ruleset';
import { joinSources } from '@draco-table/text';
import { generator } from '@draco-table/text/generate';
import { Failure } from '../frame/failure.js';
import type { Io } from '../frame/io.js';
import { wrap } from '../frame/layout.js';
import { languageOf } from '../input/language.js';
import { findByName, namesNear, resolveGame } from '../input/library.js';
import { type LoadedGame, loadGame, loadIfSound, openTexts } from '../input/load.js';
import { bundles, gameWords } from '../input/texts.js';
import { problemsIn } from '../words/problems.js';

interface Options {
  game?: string;
  lang?: string;
  format: 'pretty' | 'json';
}

/** A card in words: its name, its text in the wanted language, how many there are, and how it is written. */
export async function explainCard(card: string, options: Options, io: Io): Promise<number> {
  const { game, designs } = await findCard(card, options, io);
  const lang = languageOf(options.lang, io);
  const texts = openTexts(game, lang);
  const cards = designs.map((design) => ({
    id: design.id,
    game: game.name,
    lang: texts.lang,
    name: texts.cardName(design.id),
    text: texts.cardText(design.id) ?? null,
    ...(whyNone(game, design, texts.lang, io) ?? {}),
    type: game.ruleset.types[design.type]?.id ?? null,
    copies: design.copies,
    source: sourceOf(game, design),
  }));
  if (options.format === 'json') {
    io.out(`${JSON.stringify(cards.length === 1 ? cards[0] : cards, null, 2)}\n`);
    return 0;
  }
  const width = Math.min(io.width, 90);
  for (const one of cards) {
    io.out(
      `${io.style('bold', one.name)}  ${io.style('dim', `${one.id} · ${one.game} · ${one.type} · ×${one.copies}`)}\n`,
    );
    if (one.text)
      io.out(
        `\n${wrap(one.text, width - 2)
          .map((line) => `  ${line}`)
          .join('\n')}\n`,
      );
    if ('reason' in one) io.out(`\n${wrap(`  ${io.words.explain.noText(String(one.reason))}`, width).join('\n')}\n`);
    io.out('\n');
  }
  const source = cards[0]?.source;
  if (source) io.out(`${io.style('dim', `${source.file}:${source.line}`)}\n${source.text}\n`);
  return 0;
}

/** Why a card that does something has no text: nobody wrote one, and something that it does has no words. */
function whyNone(game: LoadedGame, design: DesignDef, lang: string, io: Io): { reason: string } | undefined {
  if (design.effect === undefined && !design.needs && !design.hooks) return undefined;
  if (openTexts(game, lang).cardText(design.id) !== undefined) return undefined;
  const made = generator(game.ruleset, joinSources(gameWords(), bundles(game.texts)))(design.id, lang);
  return 'reason' in made ? { reason: problemsIn(io.words.lang).say(made.reason) } : undefined;
}

/** The card in the game that was named, or in the first game nearby that has it. */
async function findCard(card: string, options: Options, io: Io): Promise<{ game: LoadedGame; designs: DesignDef[] }> {
  const known = new Set<string>();
  const paths = options.game
    ? [resolveGame(options.game, io.cwd)]
    : namesNear(io.cwd).flatMap((name) => findByName(name, io.cwd) ?? []);
  for (const path of paths) {
    // Another game with errors is no reason not to explain this one's card, nor to speak of them.
    const game = options.game ? await loadGame(path, io) : await loadIfSound(path, io);
    const designs = game ? matching(game.ruleset, card) : [];
    if (game && designs.length > 0) return { game, designs };
    for (const design of game ? cardsOf(game.ruleset) : []) known.add(design.family ?? design.id);
  }
  const [near] = suggest(card, known, 1);
  const some = [...known].slice(0, 3).join(', ');
  const inGame = some === '' ? 'it has no cards' : `it has cards such as ${some}`;
  const hint = near ? `did you mean ${near}?` : options.game ? inGame : 'name its game with --game';
  throw new Failure('D1013', `There is no card ${card}${options.game ? ` in ${options.game}` : ''}.`, 2, hint);
}

function cardsOf(ruleset: Ruleset): DesignDef[] {
  return ruleset.designs.filter((design) => ruleset.types[design.type]?.base === 'card');
}

function matching(ruleset: Ruleset, card: string): DesignDef[] {
  const cards = cardsOf(ruleset);
  const exact = cards.filter((design) => design.id === card);
  return exact.length > 0 ? exact : cards.filter((design) => design.family === card);
}

function sourceOf(game: LoadedGame, design: DesignDef): { file: string; line: number; text: string } | null {
  if (!design.span) return null;
  const [index, line, , end] = design.span;
  const file = game.ruleset.sources?.[index];
  const text = file === undefined ? undefined : game.sources.get(file);
  if (file === undefined || text === undefined) return null;
  return {
    file,
    line,
    text: text
      .split(/\r?\n/)
      .slice(line - 1, end)
      .join('\n'),
  };
}

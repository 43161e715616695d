import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { type Game, type Loaded, loadRuleset, resumeGame, startGame } from '@draco-table/engine';
import { brainFor } from '../bot-file/bot-file.js';
import { Failure } from '../frame/failure.js';
import type { Io } from '../frame/io.js';
import { refuseFolder } from '../frame/write.js';
import { shown } from '../input/find.js';
import { languageOf } from '../input/language.js';
import { findByName, resolveGame } from '../input/library.js';
import { type LoadedGame, loadGame, openTexts } from '../input/load.js';
import { ringsAgainst } from '../input/look.js';
import { type BotName, botNamed, choiceOf } from '../play/bots.js';
import { hiddenIds } from '../play/hidden.js';
import { hinter } from '../play/hinter.js';
import { lineFront } from '../play/line-front.js';
import { readSave, type SaveFile, writeSave } from '../play/save-file.js';
import { screenFront } from '../play/screen-front.js';
import { playSession } from '../play/session.js';
import { startOptions, withCard } from '../play/start.js';
import type { Handler } from '../program/shape.js';
import { problemsIn } from '../words/problems.js';
import { wordsFor } from '../words/words.js';

interface Options {
  seats?: number;
  seed?: string;
  option?: Record<string, string>;
  humans: number;
  bot: BotName;
  iterations?: number;
  card?: string;
  save?: string;
  resume?: string;
  join?: string;
  name?: string;
  seat?: number;
  lang?: string;
  hints: boolean;
}

interface Table {
  source: LoadedGame;
  loaded: Loaded;
  game: Game;
  humans: number;
  bot: BotName;
  lang: string;
  saveTo: string;
}

/** `play`: a game in the terminal; without one, line by line. */
export const play: Handler = async (operands, flags, io) => {
  const options = flags as unknown as Options;
  if (options.join !== undefined) {
    const { playOnline } = await import('../play/online.js');
    const lang = languageOf(options.lang, io);
    const name = options.name ?? io.env.USER ?? 'Draco';
    const seat = options.seat === undefined ? undefined : options.seat - 1;
    return playOnline({ link: options.join, name, seat, lang }, io, wordsFor(lang));
  }
  const table = await sitDown(operands[0] as string | undefined, options, io);
  const { game, source } = table;
  refuseFolder(table.saveTo);
  if (game.fault) throw new Failure(game.fault.code, game.fault.message, 1);
  const words = wordsFor(table.lang).play;
  const texts = openTexts(source, table.lang);
  const brain = brainFor(source, table.humans < game.seats ? [table.bot] : ['hard'], io);
  const bot = await botNamed(table.bot, { ruleset: source.ruleset, brain, iterations: options.iterations });
  const { seed } = game.save().start;
  const about: SaveFile['draco'] = {
    name: source.name,
    file: source.path,
    humans: table.humans,
    bot: table.bot,
    lang: table.lang,
  };
  const save = (now: Game) => {
    writeSave(table.saveTo, table.loaded, now.save(), about);
    return words.saved(shown(table.saveTo, io.cwd));
  };
  const drawn = { texts, words, hidden: hiddenIds(source.ruleset), against: ringsAgainst(source, io.cwd) };
  const front = (io.interactive ? screenFront : lineFront)(io, drawn);
  const { humans } = table;
  const { say } = problemsIn(io.words.lang);
  let ending: Awaited<ReturnType<typeof playSession>>;
  try {
    ending = await playSession({
      game,
      humans,
      bot: (now, decision) => choiceOf(bot, now, decision, seed),
      ...(options.hints && { hint: hinter(brain, source.ruleset, seed, texts, words) }),
      texts,
      words,
      say,
      front,
      save,
      ...(humans === 1 && { rewind: (now: Game, version: number) => rewind(table.loaded, now, version) }),
    });
  } finally {
    front.close();
  }
  if (ending.is === 'left') {
    io.out(`${save(ending.game)}\n${words.resume(`draco play --resume ${shown(table.saveTo, io.cwd)}`)}\n`);
    return 0;
  }
  if (ending.is === 'fault') {
    io.out(`${save(ending.game)}\n`);
    const { fault } = ending.game;
    throw new Failure(fault?.code ?? 'D1099', fault?.message ?? 'the game waits for nobody', 1);
  }
  if (io.interactive) {
    const { resultLines } = await import('../play/result.js');
    io.out(`${resultLines(ending.game, texts, words, io).join('\n')}\n`);
  }
  // A game that is over needs no saving, unless somebody wants to replay it.
  if (options.save !== undefined) io.out(`${save(ending.game)}\n`);
  io.out(`${words.again(seed)}\n`);
  return 0;
};

/** The same game from its start, up to a version. */
function rewind(loaded: Loaded, game: Game, version: number): Game | undefined {
  const { start, answers } = game.save();
  const again = startGame(loaded, start);
  for (const answer of answers.slice(0, version)) if (!again.answer(answer).ok) return undefined;
  return again;
}

async function sitDown(name: string | undefined, options: Options, io: Io): Promise<Table> {
  const saveAs = (source: LoadedGame) => resolve(io.cwd, options.save ?? options.resume ?? `${source.name}.save.json`);
  if (options.resume !== undefined) {
    const saved = readSave(resolve(io.cwd, options.resume), options.resume);
    const about = saved.draco;
    const path =
      name !== undefined ? resolveGame(name, io.cwd) : about && (about.file ?? findByName(about.name, io.cwd));
    if (path === undefined)
      throw new Failure(
        'D1010',
        `${options.resume} does not say which game it is of.`,
        2,
        'name it: draco play GAME --resume FILE',
      );
    const source = await loadGame(path, io);
    const loaded = ready(source);
    return {
      source,
      loaded,
      game: resumeGame(loaded, saved),
      humans: Math.min(about?.humans ?? options.humans, saved.start.seats),
      bot: (about?.bot as BotName | undefined) ?? options.bot,
      lang: languageOf(options.lang ?? about?.lang, io),
      saveTo: saveAs(source),
    };
  }
  if (name === undefined) throw new Failure('D1010', 'Which game?', 2, 'e.g. draco play draco');
  const source = await loadGame(resolveGame(name, io.cwd), io);
  const loaded = ready(source);
  const start = startOptions(
    source.ruleset,
    options.seats,
    options.seed ?? randomBytes(4).toString('hex'),
    options.option,
  );
  const { max } = source.ruleset.seats;
  if (options.humans > start.seats)
    throw new Failure(
      'D1015',
      `${options.humans} people cannot sit on ${options.humans > max ? max : start.seats} seats.`,
      2,
      options.humans > max ? undefined : `add --seats ${options.humans}`,
    );
  const game = startGame(loaded, options.card === undefined ? start : withCard(source.ruleset, start, options.card));
  if (game.fault?.code === 'D0925')
    throw new Failure('D1017', `${options.card} is a card that no hand takes, and it does not lie open either.`);
  return {
    source,
    loaded,
    game,
    humans: options.humans,
    bot: options.bot,
    lang: languageOf(options.lang, io),
    saveTo: saveAs(source),
  };
}

function ready(source: LoadedGame): Loaded {
  const loaded = loadRuleset(source.ruleset);
  if (!loaded.ok) throw new Failure('D1019', `${source.name} cannot be run: ${loaded.problems[0]?.message ?? ''}`, 1);
  return loaded.ruleset;
}

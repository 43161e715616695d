import { setTimeout as sleep } from 'node:timers/promises';
import { type Keep, Link, remoteGame, type SaidProblem, type TableInfo } from '@draco-table/protocol';
import type { Ruleset } from '@draco-table/ruleset';
import { createTexts, joinSources, type Texts } from '@draco-table/text';
import { cardWriter } from '@draco-table/text/generate';
import { WebSocket } from 'ws';
import { Failure } from '../frame/failure.js';
import type { Io } from '../frame/io.js';
import { gameWords } from '../input/texts.js';
import type { Words } from '../words/words.js';
import { hiddenIds } from './hidden.js';
import { lineFront } from './line-front.js';
import { screenFront } from './screen-front.js';
import type { Front } from './seat-at.js';
import { keepChronicle } from './session.js';

export interface JoinOptions {
  link: string;
  name: string;
  seat: number | undefined;
  lang: string;
}

interface Place {
  server: string;
  table: string;
  key: string;
}

/** `http://host/friends.html#TABLE.KEY`, as it stands in the address of a page. */
export function placeOf(text: string): Place {
  try {
    const url = new URL(text);
    const [table, key] = url.hash.slice(1).split('.');
    if (table && key && /^https?:$/.test(url.protocol)) return { server: new URL('./', url).href, table, key };
  } catch {
    // said below
  }
  throw new Failure('D1026', 'This is not a link to a table.', 2, 'copy it whole, with what stands behind the #');
}

/** Plays at a table of a server. */
export async function playOnline(options: JoinOptions, io: Io, words: Words): Promise<number> {
  const place = placeOf(options.link);
  const notes = new Map<string, string>();
  const keep: Keep = { read: (name) => notes.get(name), write: (name, value) => void notes.set(name, value) };
  let wake = () => {};
  let refused: SaidProblem | undefined;
  const link = new Link({
    ...place,
    keep,
    open: (url) => {
      const socket = new WebSocket(url);
      socket.on('error', () => {});
      return socket as never;
    },
    changed: () => wake(),
    refused: (problem) => {
      refused = problem;
      wake();
    },
    seated: (_, key) =>
      io.out(`${words.join.back(`${new URL('friends.html', place.server).href}#${place.table}.${key}`)}\n`),
  });
  const changed = (ms: number) =>
    Promise.race([
      new Promise<void>((done) => {
        wake = done;
      }),
      sleep(ms),
    ]);
  let isLeft = false;
  const deaf = io.onInterrupt(() => {
    isLeft = true;
    wake();
  });
  link.connect();
  try {
    const info = await lobby();
    if (!info) return 0;
    return await play(info);
  } finally {
    deaf();
    link.close();
  }

  function check(): void {
    if (link.problem) throw new Failure(link.problem.code, link.problem.message, 1);
  }

  /** Until the game has begun; undefined when the person left before. */
  async function lobby(): Promise<TableInfo | undefined> {
    let asked: number | undefined;
    let told = '';
    for (let waited = 0; ; ) {
      check();
      const { info } = link;
      if (isLeft) return undefined;
      if (info && link.view) return info;
      if (!info && waited++ > 60) throw new Failure('D1027', `The server at ${place.server} does not answer.`);
      if (info?.status === 'lobby' && link.role === 'guest' && link.isOpen) {
        const free = info.seats.flatMap(({ by }, seat) => (by === 'nobody' ? [seat] : []));
        const seat = options.seat ?? free[0];
        if (refused && asked === seat && options.seat !== undefined)
          throw new Failure(refused.code, refused.message, 1);
        if (seat !== undefined && asked !== seat) {
          asked = seat;
          link.sit(seat, options.name);
        }
      }
      const names = info?.seats.flatMap(({ name }) => name ?? []).join(', ');
      const host = info?.seats[info.host]?.name ?? '';
      const line = info && `${words.join.table(names ?? '')} ${words.join.waiting(host)}`;
      if (line && line !== told) {
        told = line;
        io.out(`${line}\n`);
      }
      await changed(500);
    }
  }

  async function play(first: TableInfo): Promise<number> {
    const response = await fetch(new URL(`api/rules/${first.rules}`, place.server));
    const { ruleset, texts: sources = {} } = (await response.json()) as {
      ruleset: Ruleset;
      texts?: Record<string, string>;
    };
    const own = Object.fromEntries(Object.entries(sources).map(([tag, text]) => [tag, [text]]));
    const bundles = joinSources(gameWords(), own);
    const texts: Texts = createTexts({
      ruleset,
      bundles,
      lang: options.lang,
      isolate: false,
      players: first.seats.map(({ name }) => name),
      generate: cardWriter(ruleset, bundles),
    });
    const game = remoteGame(ruleset, first.seats.length, link);
    const front: Front = (io.interactive ? screenFront : lineFront)(io, {
      texts,
      words: words.play,
      hidden: hiddenIds(ruleset),
    });
    const chronicle = keepChronicle({ texts });
    const viewer = link.seat;
    let notice: string | undefined;
    let drawn = -1;
    try {
      while (!link.view?.result) {
        check();
        if (isLeft) return left();
        if (link.seat !== null && link.info?.seats[link.seat]?.away) link.say({ is: 'return' });
        const { decision } = link;
        if (!decision) {
          const [open] = link.view?.decisions ?? [];
          if (
            open &&
            drawn !== link.at &&
            !(await front.thinking(game, open.seat, viewer, ...chronicle.story(game, viewer)))
          )
            return left();
          drawn = link.at;
          await changed(1_000);
          continue;
        }
        const [log, fresh] = chronicle.story(game, viewer);
        const reply = await front.ask({
          game,
          decision,
          log,
          fresh,
          canUndo: true,
          ...(notice !== undefined && { notice }),
        });
        notice = undefined;
        if (reply.is === 'quit') return left();
        if (reply.is === 'undo') {
          link.say({ is: 'propose', what: 'undo' });
          chronicle.forget();
        } else if (reply.is === 'choose') {
          const { at } = link;
          const given = await link.answer(reply.options, decision);
          if (given.ok) {
            chronicle.read(viewer);
            while (link.at === at && !isLeft) await changed(200);
          } else notice = given.problem.message;
        }
      }
      await front.end(game, ...chronicle.story(game, viewer));
    } finally {
      front.close();
    }
    if (io.interactive) {
      const { resultLines } = await import('./result.js');
      io.out(`${resultLines(game, texts, words.play, io).join('\n')}\n`);
    }
    return 0;
  }

  function left(): number {
    io.out(`${words.join.left}\n`);
    return 0;
  }
}

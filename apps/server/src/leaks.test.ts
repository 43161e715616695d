// The leak test over the wire: permute what a seat cannot know, and every byte that it is sent stays the same.
import { readFileSync } from 'node:fs';
import { join as path } from 'node:path';
import { type Answer, type Decision, type Game, type Loaded, loadRuleset, startGame } from '@draco-table/engine';
import { swapHidden } from '@draco-table/engine/testing';
import { expect, test } from 'vitest';
import { begun, choiceOf, GAMES, join, type Player, serve } from './fixtures/play.js';

/** Null is a spectator. */
type Viewer = number | null;

function load(game: string): Loaded {
  const read = (file: string) => JSON.parse(readFileSync(path(GAMES, game, file), 'utf8'));
  const loaded = loadRuleset(read(read('game.json').ruleset));
  if (!loaded.ok) throw new Error(`${game}: ${loaded.problems[0]?.message}`);
  return loaded.ruleset;
}

function answerTo(game: Game, decision: Decision, n: number): Answer {
  return { decision: decision.id, seat: decision.seat, choose: choiceOf(decision, n), version: game.version };
}

/** A moment of a game, so many answers after its start. */
function moment(loaded: Loaded, seats: number, seed: string, answers: number): Game {
  const game = startGame(loaded, { seats, seed });
  for (let n = 0; n < answers && game.decisions[0]; n++) game.answer(answerTo(game, game.decisions[0], n));
  return game;
}

const shown = (game: Game, viewer: Viewer): string =>
  JSON.stringify([{ ...game.view(viewer), scores: undefined }, game.events(viewer)]);

/** A guessed game shows bots the scores that it guessed; one that people play shows them where the rules have them open. */
function asPlayed(world: Game, like: Game): Game {
  const view = (viewer: Viewer) => {
    const { scores, ...rest } = world.view(viewer);
    return like.view(viewer).scores ? { ...rest, scores } : rest;
  };
  return Object.create(world, { view: { value: view } }) as Game;
}

/** The same choice among what is offered in the other world: by where it stands, whatever is printed on it there. */
function alike(decision: Decision, choose: string[], other: Decision | undefined): string[] | undefined {
  const ids = other?.options.map(({ id }) => id) ?? [];
  const same = choose.map((id) => ids[decision.options.findIndex((option) => option.id === id)]);
  return same.includes(undefined) ? undefined : (same as string[]);
}

/** A world that the viewer cannot tell from this one, neither now nor after the answer. */
function otherWorld(game: Game, viewer: Viewer, answer: Answer): Game | undefined {
  const decision = game.decisions.find(({ id }) => id === answer.decision) as Decision;
  const after = game.fork();
  after.answer(answer);
  for (let n = 0; n < 60; n++) {
    const other = swapHidden(game, viewer, `world ${n}`);
    if (other.digest() === game.digest() || shown(other, viewer) !== shown(game, viewer)) continue;
    const next = other.fork();
    const choose = alike(
      decision,
      answer.choose,
      next.decisions.find(({ id }) => id === answer.decision),
    );
    if (!choose || !next.answer({ ...answer, choose }).ok) continue;
    if (shown(next, viewer) === shown(after, viewer)) return other;
  }
  return undefined;
}

/** What one is sent from the deal on; of what names the table, which differs anyway, how much. */
const wire = ({ frames }: Player): string[] =>
  frames
    .slice(frames.findIndex((text) => text.startsWith('{"is":"game"')))
    .map((text) => (/^\{"is":"(welcome|table)"/.test(text) ? `${text.slice(0, 14)} ${text.length}` : text));

/** A whole message would bury it. */
function firstDifference(a: string, b: string): string {
  const at = [...a].findIndex((sign, n) => sign !== b[n]);
  return `${a.slice(Math.max(0, at - 60), at + 60)} | ${b.slice(Math.max(0, at - 60), at + 60)}`;
}

test.each(['draco', 'saboteur', 'seaside', 'auftrag'])('%s tells nobody what he cannot know', async (id) => {
  const loaded = load(id);
  const seats = Math.max(3, loaded.ruleset.seats.min);
  const viewers: Viewer[] = [...Array(seats).keys(), null];
  const worlds = new Map<string, Game>();
  let next: Game | undefined;
  let truth: Game | undefined;
  const { url } = await serve({
    now: () => 1_000_000,
    limits: { tablesPerHour: 10_000, requestsPerMinute: 10_000, socketsPerAddress: 1_000 },
    start: (_, { seed }) => {
      const world = worlds.get(seed) ?? (next as Game);
      worlds.set(seed, world);
      return asPlayed(world.fork(), truth as Game);
    },
  });

  /** A table that stands in this world: what everybody is sent by the deal and by one answer. */
  async function sentIn(world: Game, answer: Answer, decision: Decision): Promise<Map<Viewer, string[]>> {
    next = world;
    const { laid, players } = await begun(url, seats, { game: id, seats });
    const watcher = join(url, laid.table, laid.watch);
    await watcher.until('shown', ({ view }) => view !== undefined);
    const asked = players[answer.seat] as Player;
    const everybody = [...players, watcher];
    await Promise.all(everybody.map(({ until }) => until('here', ({ info }) => info?.watchers === 1)));
    const choose = alike(
      decision,
      answer.choose,
      asked.link.view?.decisions.find(({ id: one }) => one === decision.id) as Decision,
    );
    const open = asked.link.view?.decisions.find(({ id: one }) => one === decision.id) as Decision;
    expect((await asked.link.answer(choose ?? [], open)).ok).toBe(true);
    await Promise.all(everybody.map(({ until }) => until('told', ({ at }) => at === 1)));
    const sent = new Map(everybody.map((player) => [player.link.seat, wire(player)] as const));
    for (const { link } of everybody) link.close();
    return sent;
  }

  let compared = 0;
  const seen = new Set<Viewer>();
  for (const [seed, answers] of [
    ['one', 0],
    ['two', 9],
    ['three', 31],
  ] as const) {
    const game = moment(loaded, seats, seed, answers);
    truth = game;
    // The answer after which most of them cannot tell.
    const tries = game.decisions.flatMap((decision) =>
      [0, 1, 2, 3].map((n) => {
        const answer = answerTo(game, decision, n);
        return { decision, answer, others: viewers.map((viewer) => otherWorld(game, viewer, answer)) };
      }),
    );
    const best = tries.reduce((a, b) => (b.others.filter(Boolean).length > a.others.filter(Boolean).length ? b : a));
    const here = await sentIn(game, best.answer, best.decision);
    for (const [place, viewer] of viewers.entries()) {
      const other = best.others[place];
      if (!other) continue;
      const there = await sentIn(other, best.answer, best.decision);
      const at = there.get(viewer)?.findIndex((text, n) => text !== here.get(viewer)?.[n]) ?? 0;
      const different = at >= 0 && firstDifference(here.get(viewer)?.[at] ?? '', there.get(viewer)?.[at] ?? '');
      expect(different, `${id}, seat ${viewer}, after ${answers} answers`).toBe(false);
      expect(there.get(viewer)?.length).toBe(here.get(viewer)?.length);
      compared += here.get(viewer)?.length ?? 0;
      seen.add(viewer);
    }
  }
  // Every seat and a spectator was sent the same game and the same step in two worlds.
  expect([...seen].sort()).toEqual([...viewers].sort());
  expect(compared).toBeGreaterThan(3 * viewers.length);
});

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';

const command = join(root, 'apps/cli/bin/draco.js');
const terminal = new URL('./as-terminal.mjs', import.meta.url).href;

/** Milliseconds for which the run with one worker goes on before the other has its turn, and is looked at again. */
const SLICE = 250;
const LOOK = 20;
/** A worker has learnt its game after this part of the games. The rest is timed in so many stretches. */
const LEARNT = 1 / 3;
const STRETCHES = 12;

/** @typedef {{ seconds: number, games: number }} Point how long a command had run when it had played so many games */

/**
 * The real `draco sim`, which can be held. Its clock stands still while it is.
 * @param {string} ruleset @param {number} seats @param {number} games @param {number} workers
 */
function start(ruleset, seats, games, workers) {
  const { CI: _, ...env } = process.env;
  const numbers = ['--seats', seats, '--games', games, '--workers', workers].map(String);
  const args = ['--import', terminal, command, 'sim', ruleset, ...numbers, '--format', 'json'];
  const child = spawn(process.execPath, args, { env: { ...env, TERM: 'xterm' } });
  // Held at once: the other one begins.
  child.kill('SIGSTOP');
  let [ran, since, held, over, out, said] = [0, 0, true, false, '', ''];
  /** @type {Point[]} */
  const points = [{ seconds: 0, games: 0 }];
  const seconds = () => (ran + (held || over ? 0 : performance.now() - since)) / 1000;
  child.stdout.on('data', (data) => {
    out += data;
  });
  child.stderr.on('data', (data) => {
    said = String(data);
    const [, count] = [...said.matchAll(/ (\d+)\/\d+ /g)].at(-1) ?? [];
    if (Number(count) > played()) points.push({ seconds: seconds(), games: Number(count) });
  });
  const played = () => points.at(-1)?.games ?? 0;
  /** @type {Promise<void>} */
  const ended = new Promise((done, failed) => {
    child.on('error', failed);
    child.on('close', (code) => {
      ran = seconds() * 1000;
      over = true;
      if (code === 0) done();
      else failed(new Error(`sim ended with ${code}: ${said}`));
    });
  });
  // Awaited when it has its turn: a failure before that is not unhandled.
  ended.catch(() => {});
  return {
    points,
    seconds,
    ended,
    played,
    isOver: () => over,
    digest: () => JSON.parse(out).digest,
    hold() {
      if (over || held) return;
      child.kill('SIGSTOP');
      ran += performance.now() - since;
      held = true;
    },
    go() {
      if (!held) return;
      since = performance.now();
      held = false;
      child.kill('SIGCONT');
    },
    end: () => child.kill('SIGKILL'),
  };
}
/** @typedef {ReturnType<typeof start>} Sim */

/** @param {number} ms */
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/**
 * Two commands from start to end, each held while the other runs. The second goes on until it is where the first is, so
 * both are always at about the same game.
 * @param {Sim} first @param {Sim} second
 */
async function inTurns(first, second) {
  try {
    while (!first.isOver() || !second.isOver()) {
      first.go();
      await Promise.race([first.ended, ...(second.isOver() ? [] : [pause(SLICE)])]);
      first.hold();
      second.go();
      do await Promise.race([second.ended, ...(first.isOver() ? [] : [pause(LOOK)])]);
      while (!second.isOver() && second.played() < first.played());
      second.hold();
    }
  } finally {
    first.end();
    second.end();
  }
}

/** When so many games had been played. @param {readonly Point[]} points @param {number} games */
export function timeOf(points, games) {
  const at = points.findIndex((point) => point.games >= games);
  const [from, to] = [points[at - 1], points[at]];
  if (!to) throw new Error(`no run got as far as ${games} games`);
  if (!from) return to.seconds;
  return from.seconds + ((to.seconds - from.seconds) * (games - from.games)) / (to.games - from.games);
}

/**
 * Games a second in each stretch of a run that is under way. @param {readonly Point[]} points @param {number} games
 */
export function ratesUnderWay(points, games) {
  const edge = (/** @type {number} */ n) => games * (LEARNT + ((1 - LEARNT) * n) / STRETCHES);
  return Array.from({ length: STRETCHES }, (_, n) => {
    const [from, to] = [edge(n), edge(n + 1)];
    return (to - from) / (timeOf(points, to) - timeOf(points, from));
  });
}

/**
 * The real command by the clock, with one worker and with two, from start to end and in turns of a quarter of a second:
 * whatever else the machine does disturbs both. `one` and `two` are games a second in the same stretches of games, after
 * those in which a worker learns; `whole` is how many times as fast two are from start to end.
 * @param {{ json: string, seats: number, games: number }} args
 */
export async function simRates({ json, seats, games }) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const ruleset = join(folder, 'ruleset.json');
    writeFileSync(ruleset, json);
    const [one, two] = [start(ruleset, seats, games, 1), start(ruleset, seats, games, 2)];
    await inTurns(one, two);
    if (one.digest() !== two.digest()) throw new Error('two workers played other games than one');
    return {
      one: ratesUnderWay(one.points, games),
      two: ratesUnderWay(two.points, games),
      whole: one.seconds() / two.seconds(),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { BIN, draco, folder, plainEnv } from './support/draco.js';
import { smallGame } from './support/games.js';

const PROBE = fileURLToPath(new URL('./support/heap-probe.cjs', import.meta.url));

describe('sim', () => {
  test('the same seed gives the same bytes, however many workers', () => {
    const cwd = folder(smallGame());
    const run = (workers: string, seed = 's') =>
      draco(
        [
          'sim',
          'coins.draco',
          '--games',
          '120',
          '--seats',
          '3',
          '--seed',
          seed,
          '--workers',
          workers,
          '--format',
          'json',
        ],
        { cwd },
      );
    const one = run('1');
    expect(one.code).toBe(0);
    expect(run('3').out).toBe(one.out);
    expect(run('1', 't').out).not.toBe(one.out);
  });

  test('JSON has the shape of the contract', () => {
    const { out } = draco(
      ['sim', 'coins.draco', '--games', '50', '--seats', '2', '--seed', 's', '--bot', 'random', '--format', 'json'],
      { cwd: folder(smallGame()) },
    );
    const result = JSON.parse(out);
    expect(result).toMatchObject({
      game: 'coins',
      seats: 2,
      games: 50,
      turns: 50 * 6,
      digest: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(result.decisions).toBeGreaterThan(100);
    expect(result.wins).toHaveLength(2);
    expect(Object.keys(result.cards).sort()).toEqual(['feast', 'find', 'theft']);
    const plays = Object.values(result.cards as Record<string, { played: number }>).reduce(
      (sum, card) => sum + card.played,
      0,
    );
    expect(plays).toBe(50 * 6);
    // A find brings its player 2 coins and nobody else any.
    expect(result.cards.find.swing).toBe(2);
    expect(result.cards.theft.swing).toBeLessThanOrEqual(2);
  });

  test('more games are the same games and more', () => {
    const cwd = folder(smallGame());
    const run = (games: string) =>
      JSON.parse(draco(['sim', 'coins.draco', '--games', games, '--seats', '2', '--format', 'json'], { cwd }).out);
    expect(run('1').decisions).toBeLessThan(run('2').decisions);
  });

  test.each(['greedy', 'mcts'])('%s bots play whole games, the same ones on any number of workers', (bot) => {
    const cwd = folder(smallGame());
    const run = (workers: string) =>
      draco(
        [
          'sim',
          'coins.draco',
          '--games',
          '8',
          '--seats',
          '2',
          '--bot',
          bot,
          '--iterations',
          '20',
          '--workers',
          workers,
          '--format',
          'json',
        ],
        { cwd },
      );
    const one = run('1');
    expect(JSON.parse(one.out)).toMatchObject({ bot, games: 8, faults: {}, turns: 8 * 6 });
    expect(run('2').out).toBe(one.out);
  });

  test('any mix of bots, who sit in turn in every seat', () => {
    const cwd = folder(smallGame());
    const run = (bot: string, ...more: string[]) =>
      draco(['sim', 'coins.draco', '--games', '60', '--bot', bot, '--format', 'json', ...more], { cwd });
    const mixed = run('greedy,random,random');
    const result = JSON.parse(mixed.out);
    expect(result).toMatchObject({ seats: 3, bot: 'greedy,random,random', faults: {} });
    expect(result.bots.map(({ bot, seats }: { bot: string; seats: number }) => [bot, seats])).toEqual([
      ['greedy', 1],
      ['random', 2],
    ]);
    const all = (list: { wins: number }[]) => list.reduce((sum, { wins }) => sum + wins, 0);
    expect(all(result.bots)).toBe(result.wins.reduce((sum: number, wins: number) => sum + wins, 0));
    // Who thinks wins more than his share, from whichever seat.
    expect(result.bots[0].winRate.low).toBeGreaterThan(1 / 3);
    expect(run('greedy,random,random', '--workers', '1').out).toBe(mixed.out);
    // The same name for every seat is that name for all.
    expect(JSON.parse(run('random,random,random').out).digest).toBe(
      JSON.parse(run('random', '--seats', '3').out).digest,
    );
  });

  test('who has learned plays by level; where nobody has, that is said', () => {
    const cwd = folder(smallGame());
    const run = (bot: string, ...more: string[]) =>
      draco(['sim', 'coins.draco', '--games', '600', '--bot', bot, '--format', 'json', ...more], { cwd });
    const mix = 'medium,easy,random';
    expect(run(mix, '--games', '4').err).toBe(
      'Nobody has learned coins yet, so the bots play without: draco train coins teaches them.\n',
    );
    draco(['train', 'coins.draco', '--games', '2000', '--seats', '3'], { cwd });
    const taught = run(mix);
    expect(taught.err).toBe('');
    expect(run(mix, '--workers', '1').out).toBe(taught.out);
    // Who sits behind whom counts as much as how well one plays (docs/bots.md), so both ways round are played.
    const sums = new Map<string, number>();
    for (const order of [mix, 'easy,medium,random'])
      for (const { bot, winRate } of JSON.parse(run(order, '--games', '6000').out).bots)
        sums.set(bot, (sums.get(bot) ?? 0) + winRate.rate);
    const [medium = 0, easy = 0, chance = 0] = ['medium', 'easy', 'random'].map((bot) => sums.get(bot));
    expect(medium).toBeGreaterThan(easy);
    expect(easy).toBeGreaterThan(chance);
    // And among players by chance each wins clearly more than they do.
    for (const level of ['medium', 'easy']) {
      const [player, other] = JSON.parse(run(`${level},random,random`).out).bots;
      expect(player.winRate.low, level).toBeGreaterThan(other.winRate.high);
    }
  });

  test('a mix that does not fit is refused in a sentence', () => {
    const cwd = folder(smallGame());
    const few = draco(['sim', 'coins.draco', '--seats', '4', '--bot', 'greedy,random'], { cwd });
    expect([few.code, few.err]).toEqual([2, expect.stringContaining('--bot names 2 players, and 4 play.')]);
    const odd = draco(['sim', 'coins.draco', '--bot', 'greedy,genius'], { cwd });
    expect([odd.code, odd.err]).toEqual([2, expect.stringContaining('random, greedy')]);
  });

  test('cards that are played by being laid down are counted', () => {
    const { out } = draco(['sim', 'hearts', '--games', '2', '--format', 'json']);
    const cards: Record<string, { played: number }> = JSON.parse(out).cards;
    const plays = Object.values(cards).map(({ played }) => played);
    expect(plays).toHaveLength(52);
    // Every card of every deal is played once.
    expect(new Set(plays).size).toBe(1);
  });

  test('CSV and a page that needs nothing else', () => {
    const cwd = folder(smallGame());
    const { code, out } = draco(['sim', 'coins.draco', '--games', '30', '--format', 'csv', '--report', 'r.html'], {
      cwd,
    });
    expect(code).toBe(0);
    expect(out.split('\r\n')[0]).toBe('card,played,per_game,win_rate,win_rate_low,win_rate_high,swing');
    const page = readFileSync(join(cwd, 'r.html'), 'utf8');
    expect(page.match(/<svg /g)?.length).toBe(4);
    expect(page).not.toMatch(/<script|src=|href=|https?:/);
    expect(draco(['sim', 'coins.draco', '--report', 'r.txt'], { cwd }).code).toBe(2);
  });

  test.each(['1', '2'])('ten times the games keep no more in memory, on %s workers', (workers) => {
    const most = (games: string) => {
      const cwd = folder(smallGame());
      const notes = join(cwd, 'notes');
      const args = ['--expose-gc', '--require', PROBE, BIN, 'sim', 'coins.draco', '--seats', '4', '--games', games];
      const ran = spawnSync(process.execPath, [...args, '--workers', workers], {
        cwd,
        env: plainEnv({ HEAP_NOTES: notes }),
        encoding: 'utf8',
      });
      expect(ran.stdout).toContain(`${games} games with 4 random bots`);
      const inUse = { command: 0, workers: 0 };
      for (const line of readFileSync(notes, 'utf8').trim().split('\n')) {
        const [thread, bytes] = line.split(' ') as [string, string];
        const who = thread === '0' ? 'command' : 'workers';
        inUse[who] = Math.max(inUse[who], Number(bytes));
      }
      return inUse;
    };
    // Few are enough for a worker to have learnt its game, and for the longest message that it sends.
    const few = most('40000');
    const many = most('400000');
    expect(many.workers > 0).toBe(workers !== '1');
    // A string for the digest of each game, 32 bytes at least, would be 5 MB more in each of two workers.
    expect(many.command - few.command).toBeLessThan(2_000_000);
    expect(many.workers - few.workers).toBeLessThan(2_000_000);
  });

  test('pretty: a table of seats with intervals, of turns, of cards', () => {
    const { out } = draco(['sim', 'coins.draco', '--games', '30', '--seed', 's'], { cwd: folder(smallGame()) });
    expect(out).toMatch(/Player 1\s+\d+\s+\d+\.\d %\s+\d+\.\d % – \d+\.\d %/);
    expect(out).toContain('turns: 12.0 on average');
    // Everybody begins with 3 coins.
    expect(out).toMatch(/average score by turn\nturn +1 .*\n(Player \d +3\.0 .*\n){4}/);
    expect(out).toMatch(/Theft\s+\d+/);
  });
});

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { BIN, draco, folder, plainEnv } from './support/draco.js';
import { readJson, replaceIn, smallGame } from './support/games.js';
import { CTRL_C, openTerminal } from './support/terminal.js';

const SHORT = ['train', 'coins.draco', '--games', '2000', '--seats', '2', '--seed', 's'];
const file = (cwd: string) => join(cwd, 'coins/bot.json');

interface Told {
  games: number;
  strength: { random: number; last?: number; fair: number };
}
const told = (out: string): Told => JSON.parse(out);

describe('train', () => {
  test('writes whole numbers beside the game that win, the same however many workers', () => {
    const cwd = folder(smallGame());
    const one = draco([...SHORT, '--workers', '1', '--format', 'json'], { cwd });
    expect(one).toMatchObject({ code: 0, err: '' });
    expect(told(one.out).strength.random).toBeGreaterThan(0.6);
    const text = readFileSync(file(cwd), 'utf8');
    expect(gzipSync(text).length).toBeLessThan(30_000);
    const { weights, promises, ...head } = JSON.parse(text);
    expect(head).toMatchObject({ format: 1, game: 'coins', ruleset: expect.stringMatching(/^[0-9a-f]+$/) });
    expect([...weights, ...promises].every(Number.isInteger)).toBe(true);
    const two = draco([...SHORT, '--workers', '3', '--fresh'], { cwd });
    expect(two.out).toMatch(/coins\/bot\.json: learned from 2048 games in .+\n.+random bots.+ \d+ % of 400 games/);
    expect(readFileSync(file(cwd), 'utf8')).toBe(text);
    draco([...SHORT, '--fresh', '--seed', 't'], { cwd });
    expect(readFileSync(file(cwd), 'utf8')).not.toBe(text);
  });

  test('a changed game begins with what was learned, and so does a deck of the game', () => {
    const cwd = folder(
      smallGame('coins', (files) => {
        files['more.draco'] = 'deck more\nlanguage 1\nbuilds on coins\ncount theft 20\n';
      }),
    );
    draco(SHORT, { cwd });
    const before = readJson(file(cwd)) as { ruleset: string };
    const cards = readFileSync(join(cwd, 'coins/cards.draco'), 'utf8');
    writeFileSync(join(cwd, 'coins/cards.draco'), cards.replace('card feast x4', 'card feast x5'));
    for (const name of ['coins.draco', 'more.draco']) {
      const ran = draco(['train', name, '--games', '128', '--seats', '2', '--format', 'json'], { cwd });
      // It wins at once, and is compared with what it was.
      expect(ran.code).toBe(0);
      expect(told(ran.out)).toMatchObject({ games: 128, strength: { last: expect.any(Number) } });
      expect(told(ran.out).strength.random).toBeGreaterThan(0.58);
    }
    expect(readJson(file(cwd))).toMatchObject({ game: 'coins' });
    expect((readJson(file(cwd)) as { ruleset: string }).ruleset).not.toBe(before.ruleset);
    expect(existsSync(join(cwd, 'more/bot.json'))).toBe(true);
  });

  test('stopped with Ctrl-C and started again it comes to the same as without', async () => {
    const cwd = folder(smallGame());
    const terminal = openTerminal(['train', 'coins.draco', '--games', '5000000', '--seats', '2'], cwd);
    await terminal.shows(/against random \d+ %, against the last/, 60_000);
    terminal.type(CTRL_C);
    expect(await terminal.ended()).toBe(2);
    const said = /Stopped after (\d+) games\./.exec(terminal.raw);
    const games = Number(said?.[1]) + 512;
    expect(readJson(file(cwd))).toMatchObject({ game: 'coins' });
    const on = draco(['train', 'coins.draco', '--games', `${games}`, '--seats', '2'], { cwd });
    expect(on).toMatchObject({ code: 0, err: `Going on after ${said?.[1]} games that were played before.\n` });
    const stopped = readFileSync(file(cwd), 'utf8');
    draco(['train', 'coins.draco', '--games', `${games}`, '--seats', '2', '--fresh'], { cwd });
    expect(readFileSync(file(cwd), 'utf8')).toBe(stopped);
    expect(existsSync(join(cwd, 'coins/bot.training'))).toBe(false);
  }, 120_000);

  test('a file that is no bot is named and stays as it is', () => {
    const cwd = folder(smallGame());
    draco([...SHORT, '--games', '128'], { cwd });
    const good = readJson(file(cwd)) as { weights: number[] };
    const broken = {
      D1060: [
        '{"format":1,',
        '[]',
        JSON.stringify({ ...good, weights: [Number.NaN, ...good.weights.slice(1)] }),
        JSON.stringify({ ...good, weights: [0.5, ...good.weights.slice(1)] }),
        JSON.stringify({ ...good, unit: 0 }),
        `${JSON.stringify(good)}${' '.repeat(300_000)}`,
      ],
      D1061: [JSON.stringify({ ...good, game: 'chess' })],
    };
    for (const [code, texts] of Object.entries(broken)) {
      for (const text of texts) {
        writeFileSync(file(cwd), text);
        const ran = draco(SHORT, { cwd });
        expect(ran).toMatchObject({ code: 1, out: '' });
        expect(ran.err).toMatch(new RegExp(`^error\\[${code}\\]: coins/bot\\.json .+\n.+draco train --fresh`));
        expect(readFileSync(file(cwd), 'utf8')).toBe(text);
      }
    }
  });

  test('a game without end, or without a choice, is told and nothing is written', () => {
    const endless = folder(
      smallGame('coins', (files) => replaceIn(files, 'coins.draco', 'repeat rounds times', 'repeat until 1 < 0')),
    );
    const long = draco(SHORT, { cwd: endless });
    expect(long.code).toBe(1);
    expect(long.err).toMatch(/^error\[D1034\]: None of \d+ games of coins came to an end\./);
    const forced = folder(
      smallGame('coins', (files) => {
        replaceIn(files, 'coins.draco', 'top 3 of draw-pile', 'top 1 of draw-pile');
        replaceIn(files, 'coins/cards.draco', 'card theft x6', 'card theft x0');
      }),
    );
    expect(draco(SHORT, { cwd: forced })).toMatchObject({
      code: 1,
      err: 'error[D1062]: Nobody has anything to decide in coins.\n',
    });
    for (const cwd of [endless, forced]) expect(existsSync(file(cwd))).toBe(false);
  });

  test('where the disk takes no more, the last good file is kept', () => {
    const cwd = folder(smallGame());
    draco([...SHORT, '--games', '128'], { cwd });
    const good = readFileSync(file(cwd), 'utf8');
    const ran = spawnSync('sh', ['-c', 'ulimit -f 8; exec "$0" "$@"', process.execPath, BIN, ...SHORT], {
      cwd,
      env: plainEnv(),
      encoding: 'utf8',
    });
    expect(ran.status).toBe(2);
    expect(ran.stderr).toMatch(/^error\[D1005\]: coins\/bot\.json is larger than a file may be here\./);
    expect(readFileSync(file(cwd), 'utf8')).toBe(good);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { draco, folder, start } from './support/draco.js';
import { readJson, replaceIn, smallGame } from './support/games.js';
import { CTRL_C, openTerminal } from './support/terminal.js';

describe('Ctrl-C', () => {
  test('sim: the bar goes, the games so far are shown, and they are those of a shorter run', async () => {
    const cwd = folder(smallGame());
    const args = ['sim', 'coins.draco', '--workers', '2', '--report', 'r.html'];
    const terminal = openTerminal([...args, '--games', '5000000'], cwd);
    await terminal.shows(/[1-9]\d*\/5000000 games · \S+\/s · .* left/, 30_000);
    terminal.type(CTRL_C);
    expect(await terminal.ended()).toBe(2);
    const said = /error\[D1023\]\S*: Stopped after (\d+) of 5000000 games/.exec(plain(terminal.raw));
    const digest = /digest ([0-9a-f]{16})/.exec(terminal.raw)?.[1];
    expect(plain(terminal.raw)).toContain(`${said?.[1]}/5000000 games with`);
    expect(terminal.raw).toContain('left^C\r\u001b[K');
    expect(readFileSync(join(cwd, 'r.html'), 'utf8')).toMatch(/\d+\/5000000[\s\S]*<\/html>\s*$/);
    const shorter = draco(['sim', 'coins.draco', '--games', said?.[1] as string, '--format', 'json'], { cwd });
    expect(JSON.parse(shorter.out).digest).toBe(digest);
  });

  test('sim: JSON says how many were asked for', async () => {
    const args = ['sim', 'coins.draco', '--games', '5000000', '--workers', '1', '--format', 'json'];
    const terminal = openTerminal(args, folder(smallGame()));
    await terminal.shows(/[1-9]\d*\/5000000 games/);
    terminal.type(CTRL_C);
    expect(await terminal.ended()).toBe(2);
    const [, json, said] = /(\{\n.*\n\})\s+(.*)/s.exec(plain(terminal.raw).replaceAll('\r', '')) ?? [];
    expect(said).toMatch(/^error\[D1023\]: Stopped after \d+ of 5000000 games/);
    expect(JSON.parse(json ?? '')).toMatchObject({ asked: 5000000, game: 'coins' });
  });

  test('sim: bots that think for hours, on one worker too', async () => {
    const args = ['sim', 'coins.draco', '--bot', 'mcts', '--iterations', '1000000', '--workers', '1'];
    const terminal = openTerminal(args, folder(smallGame()));
    await terminal.shows(/ 0\/\d+ games/);
    terminal.type(CTRL_C);
    expect(await terminal.ended()).toBe(2);
    expect(plain(terminal.raw)).toContain('error[D1023]: Stopped before the first game was over.');
  });

  test('check --deep: what was found so far, and whole files', async () => {
    const cwd = folder(
      smallGame('coins', (files) => {
        replaceIn(
          files,
          'coins/cards.draco',
          'card feast x4',
          'card trap x4 { repeat until coin of you < 0 { move 0 coin from you to bank } }\n\ncard feast x4',
        );
        files['coins/en.ftl'] += '\ncard-trap = Trap\n    .text = A trap.\n';
      }),
    );
    const terminal = openTerminal(['check', '--deep', '900000', '--format', 'concise'], cwd);
    await terminal.shows(/[1-9]\d*\/900000 games/, 30_000);
    terminal.type(CTRL_C);
    expect(await terminal.ended()).toBe(2);
    expect(plain(terminal.raw)).toMatch(/D1035: \d+ of \d+ random games went wrong here/);
    expect(plain(terminal.raw)).toMatch(/error\[D1023\]: Stopped after \d+ of 900000 random games/);
    expect(readdirSync(cwd).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(readJson(join(cwd, 'coins-fault-1.replay.json'))).toMatchObject({ draco: { name: 'coins' } });
    expect(draco(['test', 'coins-fault-1.draco'], { cwd }).out).toContain('D0910');
  });

  test('test: between two of its tests', async () => {
    const long = (n: number): string =>
      `test "long ${n}" {\n  given { repeat 9000 times { move 1 coin from bank to player 1\n move 1 coin from player 1 to bank } }\n  expect coin of (player 1) > 0\n}\n`;
    const cwd = folder(
      smallGame('coins', (files) => {
        files['coins/tests.draco'] += Array.from({ length: 2000 }, (_, n) => long(n)).join('');
      }),
    );
    const terminal = openTerminal(['test', 'coins.draco', '--name', 'long'], cwd);
    await terminal.shows(/[1-9]\d*\/2000 tests/);
    terminal.type(CTRL_C);
    expect(await terminal.ended()).toBe(2);
    expect(plain(terminal.raw)).toContain('error[D1023]: Stopped before it was done.');
    expect(plain(terminal.raw)).not.toContain('✓');
  });

  test('check --watch in a terminal ends with the code of its last pass', async () => {
    const broken = smallGame('coins', (files) => replaceIn(files, 'coins/cards.draco', 'opponents', 'oponents'));
    const terminal = openTerminal(['check', '--watch'], folder(broken));
    await terminal.shows('watching for changes');
    terminal.type(CTRL_C);
    expect(await terminal.ended()).toBe(1);
    expect(terminal.raw).not.toContain('D1023');
  });

  test.each([
    ['fmt', '-'],
    ['check', '-'],
    ['texts', 'table', 'draco', '--to', 'it', '--import', '-'],
  ])('what waits for its input: %s %s', async (...args) => {
    const { code, out, err } = await interrupted(args, folder(), 'reads');
    expect([code, out, err]).toEqual([2, '', 'error[D1023]: Stopped before it was done.\n']);
  });

  test('play without a terminal is saved too', async () => {
    const cwd = folder(smallGame());
    const { code, out } = await interrupted(['play', 'coins.draco', '--seed', 'a'], cwd, /Which card do you play/);
    expect(code).toBe(0);
    expect(out).toContain('Saved in coins.save.json');
    expect(draco(['replay', 'coins.save.json'], { cwd }).code).toBe(0);
  });
});

/** Runs with an input that stays open, sends the signal once it reads or says something, and waits. */
async function interrupted(args: readonly string[], cwd: string, when: 'reads' | RegExp) {
  const { child, said } = start(args, { cwd });
  // More than a pipe holds: it is all written only when the other end has begun to read.
  if (when === 'reads') await new Promise((done) => child.stdin.write(' '.repeat(1 << 20), done));
  else await expect.poll(() => said.out).toMatch(when);
  child.kill('SIGINT');
  const code = await new Promise((done) => child.on('close', done));
  return { code, ...said };
}

function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what is taken out
  return text.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, '');
}

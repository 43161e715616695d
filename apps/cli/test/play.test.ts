import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { draco, folder } from './support/draco.js';
import { DRACO, readJson, replaceIn, smallGame } from './support/games.js';
import { CTRL_C, DOWN, ENTER, openTerminal } from './support/terminal.js';

/** The last thing a program does with a terminal it took over: cursor back, first screen back. */
const RESTORED = '\u001b[?25h\u001b[?1049l';

describe('in a terminal', () => {
  test('a whole game, by arrow keys and numbers', async () => {
    const cwd = folder(smallGame());
    const terminal = openTerminal(['play', 'coins.draco', '--seats', '2', '--seed', 'a', '--bot', 'random'], cwd);
    for (let turn = 0; turn < 40 && !terminal.screen().includes('The game is over'); turn += 1) {
      await terminal.shows(/Which card do you play\?|Which player\?|The game is over/);
      await terminal.press(turn % 2 === 0 ? `${DOWN}${ENTER}` : `1${ENTER}`);
    }
    await terminal.shows('The game is over');
    terminal.type(ENTER);
    expect(await terminal.ended()).toBe(0);
    expect(terminal.raw).toContain(RESTORED);
    expect(terminal.screen()).toMatch(/Won by|Nobody wins/);
    expect(terminal.screen()).toContain('Seed of this game: a');
  });

  test('the ring, the hand, the money and the log of the flagship, in Dutch', async () => {
    const terminal = openTerminal(['play', DRACO, '--seats', '4', '--seed', 'a', '--lang', 'nl'], folder());
    await terminal.shows('Welke kaart speel je?');
    const screen = terminal.screen();
    for (const word of ['Draco & Co · Groen', '↺ Draco', 'Zork', '╭─', '3 zilver', 'Hand: ', '❯ 1  '])
      expect(screen).toContain(word);
    terminal.resize(80, 24);
    await terminal.shows('Welke kaart speel je?');
    expect(terminal.screen().split('\n').length).toBeLessThanOrEqual(40);
    terminal.type('q');
    expect(await terminal.ended()).toBe(0);
  });

  test('long names in a small window: the players sit inside the ring, and what happened has its place', async () => {
    const args = ['play', DRACO, '--seats', '4', '--seed', 'x1', '--lang', 'de', '--bot', 'random'];
    const terminal = openTerminal(args, folder(), 80, 24);
    await terminal.shows('Welche Karte spielst du?');
    expect(terminal.screen()).toMatch(/│ ▶ Grün +\d+ Silber/);
    expect(terminal.screen()).toMatch(/\n\n• Violett spielt „Katerstimmung“\.\n/);
    expect(
      terminal
        .screen()
        .split('\n')
        .every((line) => line.length <= 80),
    ).toBe(true);
    terminal.type('q');
    expect(await terminal.ended()).toBe(0);
  });

  test('one’s own role stays in sight where the hand is chosen from', async () => {
    const args = ['play', 'saboteur', '--seats', '4', '--seed', 'x1', '--lang', 'de', '--bot', 'random'];
    const terminal = openTerminal(args, folder(), 80, 24);
    await terminal.shows('Welche Karte spielst du?');
    expect(terminal.screen()).toMatch(/\nRolle: (Saboteur|Goldsucher)\n/);
    terminal.type('q');
    expect(await terminal.ended()).toBe(0);
  });

  test('what cards say: under the list, and all of it with ?', async () => {
    const args = ['play', DRACO, '--seats', '4', '--seed', 'a', '--lang', 'en', '--bot', 'random'];
    const terminal = openTerminal(args, folder(), 80, 24);
    await terminal.shows('Which card do you play?');
    terminal.type('3');
    await terminal.shows('Demand any sum from an opponent.');
    expect(terminal.screen().split('\n').length).toBeLessThanOrEqual(24);
    terminal.type('?');
    await terminal.shows('In question');
    await terminal.shows('To choose from');
    terminal.type('\u001b[F');
    await terminal.shows('Red takes a card. (×5)');
    terminal.type('\u001b');
    await terminal.shows('Which card do you play?');
    // The card that asks is read where the options are no cards.
    terminal.type(ENTER);
    await terminal.shows(/❯ 1 {2}(Purple|Yellow|Red)/);
    await terminal.shows('Blackmail: Demand any sum');
    terminal.type('q');
    expect(await terminal.ended()).toBe(0);
  });

  test('what one’s own card did stays in sight in a small window, and l shows all that happened', async () => {
    const args = ['play', DRACO, '--seats', '4', '--seed', 'a', '--lang', 'en', '--bot', 'random'];
    const terminal = openTerminal(args, folder(), 80, 24);
    const cut = /• Green .*\n(.*\n)*? {2}… \d+ more \(l\)\n(.*\n)*?• (.*\n)*.*l log/;
    await terminal.shows('l log');
    for (let n = 0; n < 12 && !cut.test(terminal.screen()); n += 1) {
      await terminal.press(ENTER);
      await terminal.shows('l log');
    }
    expect(terminal.screen()).toMatch(cut);
    expect(terminal.screen().split('\n').length).toBeLessThanOrEqual(24);
    terminal.type('l');
    await terminal.shows(/[–-]\d+ \/ \d+/);
    expect(terminal.screen()).not.toContain('Which card do you play?');
    terminal.type('\u001b[H');
    await terminal.shows('What happened');
    terminal.type('\u001b');
    await terminal.shows('l log');
    terminal.type('q');
    expect(await terminal.ended()).toBe(0);
  });

  test('while bots think, the table shows who does', async () => {
    const terminal = openTerminal(['play', DRACO, '--seats', '3', '--seed', 'a', '--lang', 'en'], folder());
    await terminal.shows('Which card do you play?');
    for (let n = 0; n < 12 && !terminal.raw.includes('is thinking …'); n += 1) {
      await terminal.press(ENTER);
    }
    expect(terminal.raw).toContain('is thinking …');
    terminal.type(CTRL_C);
    expect(await terminal.ended()).toBe(0);
    expect(terminal.raw).toContain(RESTORED);
  });

  test('taking back, saving, leaving, going on', async () => {
    const cwd = folder(smallGame());
    const terminal = openTerminal(['play', 'coins.draco', '--seats', '2', '--seed', 'a', '--bot', 'random'], cwd);
    await terminal.shows('Which card do you play?');
    const hand = () => /Hand: (.*)/.exec(terminal.screen())?.[1];
    const before = hand();
    terminal.type(ENTER);
    await terminal.shows(/u undo/);
    expect(hand()).not.toBe(before);
    terminal.type('u');
    await terminal.shows('Taken back');
    expect(hand()).toBe(before);
    terminal.type('s');
    await terminal.shows('Saved in coins.save.json');
    terminal.type('q');
    expect(await terminal.ended()).toBe(0);
    expect(terminal.screen()).toContain('Go on with: draco play --resume coins.save.json');

    const again = openTerminal(['play', '--resume', 'coins.save.json'], cwd);
    await again.shows('Which card do you play?');
    expect(/Hand: (.*)/.exec(again.screen())?.[1]).toBe(before);
    again.type('q');
    expect(await again.ended()).toBe(0);
  });

  test('Ctrl-C: the terminal is restored and the save is whole', async () => {
    const cwd = folder(smallGame());
    const terminal = openTerminal(['play', 'coins.draco', '--seed', 'a'], cwd);
    await terminal.shows('Which card do you play?');
    terminal.type(CTRL_C);
    expect(await terminal.ended()).toBe(0);
    expect(terminal.raw).toContain(RESTORED);
    expect(readJson(join(cwd, 'coins.save.json'))).toMatchObject({
      draco: { name: 'coins' },
      start: { seed: 'a' },
      answers: [],
    });
    expect(draco(['replay', 'coins.save.json'], { cwd }).code).toBe(0);
  });

  test('a signal from outside does the same', async () => {
    const cwd = folder(smallGame());
    const terminal = openTerminal(['play', 'coins.draco', '--seed', 'a'], cwd);
    await terminal.shows('Which card do you play?');
    terminal.kill('SIGTERM');
    expect(await terminal.ended()).toBe(0);
    expect(terminal.raw).toContain(RESTORED);
    expect(existsSync(join(cwd, 'coins.save.json'))).toBe(true);
  });

  test('a window that is closed: the save is whole', async () => {
    const cwd = folder(smallGame());
    const terminal = openTerminal(['play', 'coins.draco', '--seed', 'a'], cwd);
    await terminal.shows('Which card do you play?');
    terminal.close();
    await expect.poll(() => existsSync(join(cwd, 'coins.save.json'))).toBe(true);
    expect(draco(['replay', 'coins.save.json'], { cwd }).code).toBe(0);
  });

  test('two people: the screen is handed over before anything secret is shown', async () => {
    const terminal = openTerminal(
      ['play', 'coins.draco', '--seats', '2', '--seed', 'a', '--humans', '2'],
      folder(smallGame()),
    );
    await terminal.shows("It is Player 1's turn");
    expect(terminal.screen()).not.toContain('Hand:');
    terminal.type(ENTER);
    await terminal.shows('Hand:');
    terminal.type('1');
    terminal.type(ENTER);
    await terminal.shows("It is Player 2's turn");
    expect(terminal.screen()).not.toContain('Hand:');
    terminal.type('q');
    expect(await terminal.ended()).toBe(0);
  });
});

describe('line by line', () => {
  test('what a player has is told whole, on several lines where it must be', () => {
    const args = ['play', DRACO, '--seats', '4', '--seed', 'a', '--lang', 'en', '--bot', 'random'];
    const { out } = draco(args, { cwd: folder(), input: `${'1\n'.repeat(11)}q\n` });
    expect(out).toMatch(/★ Who pays for Zork .*\n *│ +Hand \d/);
    expect(out).not.toMatch(/★[^\n│]*…/);
  });

  test('a question says who asks for how much', () => {
    const files = smallGame('coins', (files) => {
      replaceIn(
        files,
        'coins/cards.draco',
        'move sum coin from victim',
        'if victim agrees to pay-toll { move sum coin from victim',
      );
      replaceIn(files, 'coins/cards.draco', 'victim to you\n', 'victim to you }\n');
      replaceIn(files, 'coins/cards.draco', 'theft x6 (sum: 1)', 'theft x6 (sum: 2)');
      files['coins/tests.draco'] = '';
      files['coins/en.ftl'] += 'prompt-pay-toll = Do you pay { $you } { $sum } coins?\n';
    });
    const cwd = folder(files);
    expect(draco(['check', '--format', 'concise'], { cwd })).toMatchObject({ code: 0 });
    const played = draco(['play', 'coins.draco', '--card', 'theft', '--seats', '3', '--humans', '3', '--seed', 'a'], {
      cwd,
      input: `${'1\n'.repeat(20)}q\n`,
    });
    expect(played.out).toMatch(/Player (\d): Do you pay Player (?!\1)\d 2 coins\?/);
  });

  test('three people at one keyboard: each is told what the others did since, the third of both', () => {
    const args = ['play', 'coins.draco', '--seats', '3', '--humans', '3', '--seed', 'a'];
    const { out } = draco(args, { cwd: folder(smallGame()), input: `${'1\n'.repeat(9)}s\nq\n` });
    const turns = out.split(/^── /m).slice(1);
    /** What is told before the table is shown. */
    const plays = (turn: string) =>
      turn
        .split('Hand:')[0]
        ?.match(/^ {2}Player \d plays/gm)
        ?.map((line) => line[9]);
    const who = turns.map((turn) => /Player (\d)/.exec(turn)?.[1]);
    expect(who.length).toBeGreaterThan(4);
    // Of the two turns since one's own each is told, of one's own at most, and of no others.
    for (const [i, turn] of turns.entries()) {
      const others = [...new Set(plays(turn))].filter((name) => name !== who[i]);
      const since = who.slice(Math.max(who.lastIndexOf(who[i], i - 1), 0), i);
      expect([i, others]).toEqual([i, [...new Set(since)].filter((name) => name !== who[i])]);
    }
  });

  test('a hint is given where it is asked for, and not with --no-hints', () => {
    const cwd = folder(smallGame());
    const args = ['play', 'coins.draco', '--seats', '2', '--seed', 'a', '--bot', 'random'];
    const asked = draco(args, { cwd, input: 'h\nq\n' });
    expect(asked.out).toMatch(/A strong player would choose “(Find|Theft|Feast)”/);
    const off = draco([...args, '--no-hints'], { cwd, input: 'h\nq\n' });
    expect(off.out).toContain('Please give a number from the list.');
  });

  test('numbers, nonsense, the end of the input', () => {
    const cwd = folder(smallGame());
    const { code, out } = draco(['play', 'coins.draco', '--seats', '2', '--seed', 'a'], {
      cwd,
      input: '1\n99\nhello\n',
    });
    expect(code).toBe(0);
    expect(out.match(/Please give a number from the list/g)?.length).toBe(2);
    expect(out).toContain('Saved in coins.save.json');
  });

  test('bots alone play to the end; the same seed is the same game', () => {
    const cwd = folder(smallGame());
    const run = () => draco(['play', 'coins.draco', '--humans', '0', '--seats', '3', '--seed', 'b'], { cwd });
    const first = run();
    expect(first.code).toBe(0);
    expect(first.out).toMatch(/The game is over\. Won by/);
    expect(run().out).toBe(first.out);
  });

  test('--card: the game starts with it in hand, and says when it cannot', () => {
    const cwd = folder();
    expect(draco(['play', DRACO, '--card', 'blackmail', '--seed', 'x'], { cwd, input: 'q\n' }).out).toMatch(
      /Hand: .*Blackmail/,
    );
    // One that no deal gives: it lies in the supply.
    const bought = draco(['play', 'seaside', '--card', 'lighthouse', '--bot', 'random', '--save', 'sea.json'], {
      cwd,
      input: '1\n',
    });
    expect(bought.out).toMatch(/Hand: .*Lighthouse/);
    expect(bought.out).toMatch(/1 +Lighthouse/);
    expect(draco(['replay', 'sea.json', '--lang', 'en'], { cwd })).toMatchObject({
      code: 0,
      out: expect.stringMatching(/plays Lighthouse[\s\S]*every step as it was/),
    });
    expect(draco(['play', DRACO, '--card', 'blakcmail'], { cwd })).toMatchObject({
      code: 2,
      err: expect.stringContaining('Did you mean blackmail?'),
    });
  });

  test('a game that is over is kept where --save says, to be replayed', () => {
    const cwd = folder(smallGame());
    const played = draco(['play', 'coins.draco', '--humans', '0', '--bot', 'random', '--save', 'end.json'], { cwd });
    expect(played).toMatchObject({ code: 0, out: expect.stringContaining('Saved in end.json') });
    expect(draco(['replay', 'end.json'], { cwd }).code).toBe(0);
  });

  test('wrong seats and options are one sentence', () => {
    const cwd = folder(smallGame());
    expect(draco(['play', 'coins.draco', '--seats', '9'], { cwd })).toMatchObject({
      code: 2,
      err: 'error[D1015]: coins is for 2 to 4 players, not 9.\n',
    });
    expect(draco(['play', 'coins.draco', '--seats', '2', '--humans', '3'], { cwd })).toMatchObject({
      code: 2,
      err: 'error[D1015]: 3 people cannot sit on 2 seats.\n  help: Add --seats 3\n',
    });
    expect(draco(['play', 'coins.draco', '--seats', '2', '--humans', '9'], { cwd })).toMatchObject({
      code: 2,
      err: 'error[D1015]: 9 people cannot sit on 4 seats.\n',
    });
    expect(draco(['play', '--resume', 'x.json', '--card', 'theft'], { cwd })).toMatchObject({
      code: 2,
      err: expect.stringContaining('cannot be used with'),
    });
    expect(draco(['play', 'coins.draco', '--option', 'round=3'], { cwd }).err).toContain('Did you mean rounds?');
    expect(draco(['play', 'coins.draco', '--option', 'rounds=4'], { cwd }).err).toContain('It can be 3, 5');
  });
});

describe('replay', () => {
  const saved = () => {
    const cwd = folder(smallGame());
    draco(['play', 'coins.draco', '--seats', '2', '--seed', 'a', '--bot', 'random', '--option', 'rounds=5'], {
      cwd,
      input: '1\n1\nq\n',
    });
    return cwd;
  };

  test('step by step, as everybody or as one seat saw it', () => {
    const cwd = saved();
    const { code, out } = draco(['replay', 'coins.save.json'], { cwd });
    expect(code).toBe(0);
    expect(out).toMatch(/✓ \d+ answers, every step as it was/);
    const json = JSON.parse(draco(['replay', 'coins.save.json', '--format', 'json', '--seat', '1'], { cwd }).out);
    expect(json).toMatchObject({ ok: true, game: 'coins', sameRuleset: true });
    expect(json.steps.length).toBe(json.answers + 1);
    const others = json.steps.filter(({ seat }: { seat: number }) => seat === 1);
    expect(others.length).toBeGreaterThan(0);
    expect(others.every(({ choose }: { choose: string[] }) => choose.length === 0)).toBe(true);
  });

  test('choices that were made in secret are named with --all alone', () => {
    const cwd = folder(smallGame());
    const play = ['play', 'coins.draco', '--seats', '3', '--seed', 'a', '--humans', '0', '--save', 'end.json'];
    expect(draco([...play, '--bot', 'random'], { cwd }).code).toBe(0);
    const steps = (...more: string[]) =>
      JSON.parse(draco(['replay', 'end.json', '--format', 'json', ...more], { cwd }).out).steps as {
        seat: number;
        choose: string[];
      }[];
    const named = (list: { choose: string[] }[]) => list.filter(({ choose }) => choose.length > 0).length;
    const [spectator, one, all] = [steps(), steps('--seat', '1'), steps('--all')];
    expect(named(spectator)).toBeGreaterThan(0);
    expect(named(spectator)).toBeLessThan(named(one));
    expect(named(one)).toBeLessThan(named(all));
    // What is hidden from those who look on stands in no line either.
    const hidden = all.findIndex(({ choose }, step) => choose.length > 0 && spectator[step]?.choose.length === 0);
    const line = (...more: string[]) =>
      draco(['replay', 'end.json', '--lang', 'en', ...more], { cwd }).out.match(
        new RegExp(`^${hidden}\\. .*$`, 'm'),
      )?.[0];
    expect(line('--all')).not.toBe(line());
    expect(draco(['replay', 'end.json', '--all', '--seat', '1'], { cwd }).code).toBe(2);
  });

  test('--step: forth and back on a screen', async () => {
    const terminal = openTerminal(['replay', 'coins.save.json', '--step', '--lang', 'nl'], saved());
    await terminal.shows(/stap 0 van \d+/);
    terminal.type('\u001b[C');
    await terminal.shows(/1\. .*: /);
    await terminal.shows(/stap 1 van \d+/);
    terminal.type('\u001b[D');
    await terminal.shows(/stap 0 van \d+/);
    terminal.type('\u001b[F');
    await terminal.shows(/stap (\d+) van \1 /);
    terminal.type('q');
    expect(await terminal.ended()).toBe(0);
    expect(terminal.raw).toContain(RESTORED);
    expect(terminal.screen()).toMatch(/\d+ antwoorden, elke stap zoals het was/);
    expect(draco(['replay', 'coins.save.json', '--step'], { cwd: saved() })).toMatchObject({
      code: 2,
      err: 'error[D1016]: --step needs a terminal.\n',
    });
  });

  test('names the first step that differs', () => {
    const cwd = saved();
    const file = join(cwd, 'coins.save.json');
    const save = readJson(file) as { answers: { choose: string[] }[] };
    (save.answers[1] as { choose: string[] }).choose = ['no-such-card'];
    writeFileSync(file, JSON.stringify(save));
    const { code, out } = draco(['replay', 'coins.save.json'], { cwd });
    expect(code).toBe(1);
    expect(out).toContain('step 2 of');
  });

  test('a save of another engine, or of a web page: only its answers can be compared', () => {
    const cwd = saved();
    const file = join(cwd, 'coins.save.json');
    const { digests: _, ...page } = readJson(file) as { digests: string[] };
    const other = { ...page, digests: ['0'.repeat(32)], engine: 'draco-engine/3' };
    for (const save of [other, page]) {
      writeFileSync(file, JSON.stringify(save));
      const { code, out } = draco(['replay', 'coins.save.json'], { cwd });
      expect(out).toMatch(/✓ \d+ answers, each of which could be given again; the file has nothing to compare/);
      expect(code).toBe(0);
    }
  });

  test('a game whose rules have changed since: the step at which it shows', () => {
    const cwd = saved();
    const cards = join(cwd, 'coins/cards.draco');
    writeFileSync(
      cards,
      readFileSync(cards, 'utf8')
        .replace('find x8 (sum: 2)', 'find x8 (sum: 3)')
        .replace('theft x6 (sum: 1)', 'theft x6 (sum: 2)'),
    );
    const { code, out, err } = draco(['replay', 'coins.save.json'], { cwd });
    expect(code).toBe(1);
    expect(out).toMatch(/step [1-9]\d* of \d+ differs/);
    expect(err).toContain('another version of coins');
  });

  test('files that are no saved games', () => {
    const cwd = saved();
    const whole = readFileSync(join(cwd, 'coins.save.json'), 'utf8');
    writeFileSync(join(cwd, 'half.json'), whole.slice(0, whole.length / 2));
    expect(draco(['replay', 'half.json'], { cwd })).toMatchObject({
      code: 1,
      err: expect.stringContaining('error[D1011]: half.json is not JSON'),
    });
    writeFileSync(join(cwd, 'other.json'), '{"a":1}');
    expect(draco(['replay', 'other.json'], { cwd })).toMatchObject({
      code: 1,
      err: expect.stringContaining('error[D1012]'),
    });
    expect(draco(['replay', 'none.json'], { cwd })).toMatchObject({
      code: 2,
      err: 'error[D1001]: There is no file or folder none.json.\n',
    });
    expect(draco(['play', '--resume', 'half.json'], { cwd }).code).toBe(1);
  });
});

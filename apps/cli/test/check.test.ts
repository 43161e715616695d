import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CARDS, draco, folder, start } from './support/draco.js';
import { replaceIn, smallGame } from './support/games.js';

const misspelt = () =>
  folder(
    smallGame('coins', (files) =>
      replaceIn(files, 'coins/cards.draco', 'victim from opponents', 'victim from oponents'),
    ),
  );

describe('check', () => {
  test('the games of this repository have no errors', () => {
    const { code, out } = draco(['check', CARDS, '--format', 'json']);
    const report = JSON.parse(out);
    expect(report.problems.filter((problem: { severity: string }) => problem.severity === 'error')).toEqual([]);
    expect(report.summary.games).toBeGreaterThanOrEqual(3);
    expect(code).toBe(0);
  });

  test('JSON has the shape of the contract', () => {
    const { code, out, err } = draco(['check', '.', '--format', 'json'], { cwd: misspelt() });
    expect(code).toBe(1);
    expect(err).toBe('');
    const { problems, summary } = JSON.parse(out);
    expect(problems[0]).toMatchObject({
      code: 'D0201',
      severity: 'error',
      file: 'coins/cards.draco',
      range: { start: { line: 8, column: 22 }, end: { line: 8, column: 30 } },
    });
    expect(problems[0].message).toContain('oponents');
    expect(problems[0].help).toContain('opponents');
    expect(summary).toEqual({ files: 4, games: 1, cards: 0, errors: 1, warnings: 0 });
  });

  test('pretty shows the line and marks the place', () => {
    const { out } = draco(['check'], { cwd: misspelt() });
    expect(out).toContain('  --> coins/cards.draco:8:22\n');
    expect(out).toContain('  8 |   choose victim from oponents\n    |                      ^^^^^^^^\n');
    expect(out).toContain('✗ 1 error in 1 game, 4 files');
  });

  test('concise, github and sarif', () => {
    const cwd = misspelt();
    expect(draco(['check', '--format', 'concise'], { cwd }).out).toMatch(
      /^coins\/cards\.draco:8:22: error D0201: .*\n$/,
    );
    expect(draco(['check', '--format', 'github'], { cwd }).out).toMatch(
      /^::error file=coins\/cards\.draco,line=8,endLine=8,col=22,endColumn=30,title=D0201::/,
    );
    const sarif = JSON.parse(draco(['check', '--format', 'sarif'], { cwd }).out);
    expect(sarif.version).toBe('2.1.0');
    expect(sarif.runs[0].results[0]).toMatchObject({ ruleId: 'D0201', level: 'error' });
    expect(sarif.runs[0].results[0].locations[0].physicalLocation).toMatchObject({
      artifactLocation: { uri: 'coins/cards.draco' },
      region: { startLine: 8, startColumn: 22, endLine: 8, endColumn: 30 },
    });
    expect(sarif.runs[0].tool.driver.rules.map((rule: { id: string }) => rule.id)).toEqual(['D0201']);
  });

  test('a part is checked through the game that includes it', () => {
    const { code, out } = draco(['check', 'coins/cards.draco', '--format', 'concise'], { cwd: misspelt() });
    expect(code).toBe(1);
    expect(out.split('\n').length).toBe(2);
  });

  test('a text file is checked with its game, and broken texts are found', () => {
    const cwd = folder(
      smallGame('coins', (files) => replaceIn(files, 'coins/en.ftl', 'card-theft = Theft', 'card-theft')),
    );
    const { code, out } = draco(['check', 'coins/en.ftl', '--format', 'concise'], { cwd });
    expect(code).toBe(1);
    expect(out).toContain('coins/en.ftl');
    expect(out).toContain('D07');
  });

  test('standard input stands for the file of its name', () => {
    const cwd = folder(smallGame());
    const text = readFileSync(join(cwd, 'coins/cards.draco'), 'utf8');
    const entry = readFileSync(join(cwd, 'coins.draco'), 'utf8');
    expect(draco(['check', '-', '--stdin-name', 'coins.draco'], { cwd, input: entry }).code).toBe(0);
    const { code, out } = draco(['check', '-', '--stdin-name', 'coins.draco', '--format', 'concise'], {
      cwd,
      input: entry.replace('score of (p: player) = coin of p', 'score of (p: player) = coins of p'),
    });
    expect(code).toBe(1);
    expect(out).toMatch(/^coins\.draco:\d+:\d+: error D02\d\d: .*coins/);
    expect(text).toContain('card theft');
  });

  test('--diff shows, --unsafe-fixes writes', () => {
    const cwd = misspelt();
    const file = join(cwd, 'coins/cards.draco');
    const before = readFileSync(file, 'utf8');
    const preview = draco(['check', '--diff', '--unsafe-fixes'], { cwd });
    expect(preview.out).toContain('-  choose victim from oponents\n+  choose victim from opponents\n');
    expect(preview.code).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe(before);
    // What needs a look is not mended by --fix alone.
    expect(draco(['check', '--fix'], { cwd }).code).toBe(1);
    const fixed = draco(['check', '--unsafe-fixes'], { cwd });
    expect(fixed.code).toBe(0);
    expect(fixed.out).toContain('1 problem fixed');
    expect(readFileSync(file, 'utf8')).toBe(before.replace('oponents', 'opponents'));
  });

  test('warnings pass, unless there are more than allowed; a suppression silences them', () => {
    const unused = (files: Record<string, string>) => {
      files['coins/en.ftl'] += '\nnobody-uses-this = x\n';
    };
    const cwd = folder(smallGame('coins', unused));
    expect(draco(['check'], { cwd }).code).toBe(0);
    expect(draco(['check', '--max-warnings', '1'], { cwd }).code).toBe(0);
    expect(draco(['check', '--max-warnings', '0'], { cwd }).code).toBe(1);
    const file = join(cwd, 'coins/en.ftl');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(
        'nobody-uses-this',
        '# draco-ignore D0704: a page of ours shows it\nnobody-uses-this',
      ),
    );
    expect(draco(['check', '--max-warnings', '0'], { cwd }).code).toBe(0);
    writeFileSync(file, readFileSync(file, 'utf8').replace('nobody-uses-this = x', ''));
    expect(draco(['check', '--max-warnings', '0', '--format', 'concise'], { cwd }).out).toContain(
      'D1021: There is no D0704 to suppress here',
    );
  });

  test('bytes that are no text', () => {
    const cwd = folder({ 'a.draco': new Uint8Array([0x67, 0x61, 0, 1, 2, 0xff]) });
    const { code, out, err } = draco(['check', 'a.draco', '--format', 'concise'], { cwd });
    expect(code).toBe(1);
    expect(out).toMatch(/^a\.draco:1:1: error D010/);
    expect(err).toBe('');
  });

  test('--watch checks again when a file changes, and ends with Ctrl-C', async () => {
    const cwd = misspelt();
    const { child, said } = start(['check', '--watch', '--format', 'concise'], { cwd });
    await until(() => said.err.includes('watching'));
    expect(said.out).toContain('D0201');
    const file = join(cwd, 'coins/cards.draco');
    writeFileSync(file, readFileSync(file, 'utf8').replace('oponents', 'opponents'));
    await until(() => (said.err.match(/watching/g) ?? []).length === 2);
    expect((said.out.match(/D0201/g) ?? []).length).toBe(1);
    child.kill('SIGINT');
    expect(await new Promise((done) => child.on('close', done))).toBe(0);
  });
});

describe('check --deep', () => {
  test('cards never played, branches never reached and forced choices', () => {
    const cwd = folder(
      smallGame('coins', (files) => {
        files['coins/cards.draco'] += `
card dream x2 {
  needs coin of you > 1000
  move 1 coin from bank to you
}

card odd x4 {
  choose n from 1 to 1
  if coin of you > 500 { move n coin from you to bank }
}
`;
        files['coins/en.ftl'] +=
          '\ncard-dream = Dream\n    .text = Never.\ncard-odd = Odd\n    .text = Odd.\nprompt-choose-number = How many?\n';
        replaceIn(
          files,
          'coins.draco',
          'choose c from hand of you as',
          'choose c from hand of you where it can be played as',
        );
      }),
    );
    const { out, code } = draco(['check', '--deep', '40', '--format', 'concise'], { cwd });
    expect(out).toMatch(/D1031: The card dream was never played/);
    expect(out).toMatch(/D1032: This branch of the card odd was never reached/);
    expect(out).toMatch(/D1033: The choice “choose-number” never had more than one possible answer/);
    expect(code).toBe(0);
  });

  test('a game that does not end', () => {
    const cwd = folder(
      smallGame('coins', (files) => {
        replaceIn(files, 'coins.draco', 'repeat rounds times {', 'repeat until coin of player 1 > 900 {');
        replaceIn(files, 'coins.draco', 'move c to discard', 'move c to bottom of draw-pile');
        files['coins/tests.draco'] = '';
      }),
    );
    const { out, code } = draco(['check', '--deep', '2', '--format', 'json'], { cwd });
    const problem = JSON.parse(out).problems.find((one: { code: string }) => one.code === 'D1034');
    expect(problem.message).toMatch(/^2 of 2 random games went on beyond \d+ decisions without an end\.$/);
    expect(problem.help).toMatch(/^Seed “coins draco 0”, 2 players$/);
    expect(code).toBe(1);
  });

  test('a fault is shrunk to a test and a replay that show it', () => {
    const cwd = folder(
      smallGame('coins', (files) => {
        files['coins/cards.draco'] +=
          '\ncard trap x6 {\n  choose n from 1 to 9\n  if n > 7 { repeat until coin of you < 0 { move 0 coin from you to bank } }\n}\n';
        files['coins/en.ftl'] += '\ncard-trap = Trap\n    .text = A trap.\nprompt-choose-number = How many?\n';
      }),
    );
    const { out, code } = draco(['check', '--deep', '30', '--format', 'concise'], { cwd });
    expect(code).toBe(1);
    expect(out).toMatch(/coins\/cards\.draco:\d+:\d+: error D1035: .* random games went wrong here/);
    const written = readFileSync(join(cwd, 'coins-fault-1.draco'), 'utf8');
    expect(written).toMatch(/\(player 1\) answers trap, [89]\n {2}expect/);
    expect(draco(['check', 'coins-fault-1.draco', '--format', 'concise'], { cwd }).out).toBe('');
    const tested = draco(['test', 'coins-fault-1.draco'], { cwd });
    expect(tested.code).toBe(1);
    expect(tested.out).toContain('D0910');
    const replayed = draco(['replay', 'coins-fault-1.replay.json'], { cwd });
    expect(replayed.code).toBe(1);
    expect(replayed.out).toMatch(/step \d+ of \d+ differs/);
  });

  test('a fault that takes more than a card: the test gives what is needed, and nothing else', () => {
    const cwd = folder(
      smallGame('coins', (files) => {
        files['coins/cards.draco'] +=
          '\ncard trap x6 {\n  choose victim from opponents\n  if coin of victim > 7 { repeat until coin of you < 0 { move 0 coin from you to bank } }\n}\n';
        files['coins/en.ftl'] += '\ncard-trap = Trap\n    .text = A trap.\n';
      }),
    );
    const { out } = draco(['check', '--deep', '60', '--format', 'json'], { cwd });
    const problem = JSON.parse(out).problems.find(({ code }: { code: string }) => code === 'D1035');
    expect(problem.help).toMatch(/^[12] answers? shows? it: /);
    const written = readFileSync(join(cwd, 'coins-fault-1.draco'), 'utf8');
    expect(written).toMatch(/given \{\n(.*\n)? {4}move \d coin from bank to player 2\n {2}\}/);
    const tested = draco(['test', 'coins-fault-1.draco'], { cwd });
    expect(tested).toMatchObject({ code: 1, out: expect.stringContaining('D0910') });
  });

  test('hidden cards that can be told: the card, the line and a test that shows it', () => {
    const sly = (effect: string) =>
      folder(
        smallGame('coins', (files) => {
          files['coins/cards.draco'] += `\ncard sly x9 {\n${effect}\n}\n`;
          files['coins/en.ftl'] += '\ncard-sly = Sly\n    .text = Sly.\nprompt-how-many = How many?\n';
        }),
      );
    const tells = sly(`  choose victim from opponents
  # draco-ignore D0416: it is found all the same
  if count (hand of victim where design of it is sly) > 1 {
    victim chooses n from 1 to 2 as how-many { move n coin from bank to victim }
  }`);
    const { out, code } = draco(['check', '--deep', '200', '--format', 'json'], { cwd: tells });
    const found = JSON.parse(out).problems.filter((one: { code: string }) => one.code === 'D1036');
    expect(found.map(({ message }: { message: string }) => message)).toEqual([
      expect.stringMatching(/can tell hidden cards by who is asked, and when \(.*\) of the card sly/),
    ]);
    expect(found[0]).toMatchObject({ file: 'coins/cards.draco', range: { start: { line: expect.any(Number) } } });
    expect(found[0].help).toMatch(/^\d answers? shows? it: draco test coins-leak-1\.draco$/);
    expect(code).toBe(1);
    const tested = draco(['test', 'coins-leak-1.draco'], { cwd: tells });
    expect(tested).toMatchObject({ code: 1, out: expect.stringContaining('whatever lies where') });

    const keeps = sly('  choose victim from opponents\n  move 1 coin from victim to you');
    expect(draco(['check', '--deep', '200', '--format', 'concise'], { cwd: keeps }).out).not.toContain('D1036');
  });

  test('of a deck, the file with the test can be tested as it is', () => {
    const deck = 'deck traps\nlanguage 1\nbuilds on coins\ninclude "traps/more.draco"\n';
    const trap = 'card trap x9 {\n  repeat until coin of you < 0 { move 0 coin from you to bank }\n}\n';
    const cwd = folder({
      ...smallGame(),
      'traps.draco': deck,
      'traps/more.draco': trap,
      'traps/en.ftl': 'deck-traps = Traps\ncard-trap = Trap\n    .text = A trap.\n',
    });
    expect(draco(['check', 'traps.draco', '--deep', '4', '--format', 'concise'], { cwd }).out).toContain('D1035');
    const tested = draco(['test', 'traps-fault-1.draco'], { cwd });
    expect(tested).toMatchObject({ code: 1, out: expect.stringContaining('D0910') });
  });
});

async function until(done: () => boolean): Promise<void> {
  const end = Date.now() + 15_000;
  while (!done()) {
    if (Date.now() > end) throw new Error('waited too long');
    await new Promise((next) => setTimeout(next, 30));
  }
}

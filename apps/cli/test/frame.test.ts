import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, openSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BIN, draco, folder, plainEnv, start } from './support/draco.js';
import { smallGame } from './support/games.js';

const COMMANDS = [
  'check',
  'build',
  'test',
  'fmt',
  'explain',
  'play',
  'sim',
  'replay',
  'completion',
  'texts status',
  'texts extract',
  'texts pseudo',
  'texts table',
  'texts mark',
  'new game',
  'new deck',
  'new card',
  'new language',
];

describe('help', () => {
  test('lists every command', () => {
    const { code, out, err } = draco(['--help']);
    expect(code).toBe(0);
    expect(err).toBe('');
    for (const command of COMMANDS) expect(out).toContain(`  ${command.split(' ')[0]} `);
  });

  test.each(COMMANDS)('%s has a description, the common flags and an example', (command) => {
    const { code, out } = draco([...command.split(' '), '--help']);
    expect(code).toBe(0);
    for (const flag of ['--lang', '--no-color', '--debug', '--help']) expect(out).toContain(flag);
    expect(out).toMatch(/Examples?:\n {2}\$ .*draco /);
  });

  test('without a command it is shown, and that is wrong use', () => {
    const { code, out } = draco([]);
    expect(code).toBe(2);
    expect(out).toContain('Usage: draco');
  });
});

describe('wrong use', () => {
  test('an unknown command: the nearest is named', () => {
    const { code, err } = draco(['chek']);
    expect(code).toBe(2);
    expect(err).toContain("unknown command 'chek'");
    expect(err).toContain('Did you mean check?');
  });

  test('an unknown flag: the nearest is named', () => {
    const { code, err } = draco(['check', '--unsafe-fix']);
    expect(code).toBe(2);
    expect(err).toContain('Did you mean --unsafe-fixes?');
  });

  test.each([
    [['check', '--max-warnings', 'many'], 'whole number'],
    [['check', '--format', 'yaml'], 'Allowed choices are pretty, concise, json, github, sarif'],
    [['sim', 'draco', '--games', '0'], 'whole number from 1'],
    [
      ['sim', 'draco', '--bot', 'clever'],
      'Allowed choices are easy, medium, hard, random, greedy, mcts; several with commas',
    ],
    [['play', 'draco', '--option', 'deck-size'], 'NAME=VALUE'],
    [['build'], "missing required argument 'file'"],
    [['texts', 'table', 'draco', '--too', 'it'], 'Did you mean --to?'],
    [['texts', 'table', 'draco'], "required option '--to <language>' not specified"],
    [['new', 'card', 'x'], "required option '--in <file>' not specified"],
  ])('%j', (args, sentence) => {
    const { code, err, out } = draco(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(sentence);
    expect(err).not.toMatch(/ at .*\.js:\d+/);
  });
});

describe('files', () => {
  test('one that is not there', () => {
    const { code, err } = draco(['check', 'nowhere.draco']);
    expect(code).toBe(2);
    expect(err).toBe('error[D1001]: There is no file or folder nowhere.draco.\n');
  });

  test('a folder without games', () => {
    const { code, err } = draco(['check', '.'], { cwd: folder({ 'readme.txt': 'x' }) });
    expect(code).toBe(2);
    expect(err).toContain('error[D1008]: There is no .draco file in this folder or below.');
  });

  test('the command itself before it is built', () => {
    const cwd = folder({ 'bin/draco.js': readFileSync(BIN), 'package.json': '{"type":"module"}' });
    const ran = spawnSync(process.execPath, [join(cwd, 'bin/draco.js'), 'check'], {
      env: plainEnv(),
      encoding: 'utf8',
    });
    expect(ran.status).toBe(2);
    expect(ran.stderr).toMatch(/^error\[D1098\]: draco is not built yet\.\n.*npm start.*npm run build.*\n$/);
  });

  test('a pattern that fits nothing', () => {
    const { code, err } = draco(['check', '*.draco'], { cwd: folder() });
    expect(code).toBe(2);
    expect(err).toContain('No .draco file fits the pattern *.draco');
  });

  test('one that may not be read', () => {
    const cwd = folder({ 'secret.draco': 'game secret\n' });
    chmodSync(cwd, 0o755);
    chmodSync(join(cwd, 'secret.draco'), 0);
    // The superuser may read everything, so nobody asks in its stead.
    const uid = process.getuid?.() === 0 ? 65534 : undefined;
    const ran = spawnSync(process.execPath, [BIN, 'check', 'secret.draco'], {
      cwd,
      uid,
      env: plainEnv(),
      encoding: 'utf8',
    });
    expect(ran.stderr).toBe('error[D1002]: secret.draco may not be opened: permission denied.\n');
    expect(ran.status).toBe(2);
  });

  test('a folder where a file is needed', () => {
    const cwd = folder();
    mkdirSync(join(cwd, 'game.draco'));
    const { code, err } = draco(['build', 'game.draco'], { cwd });
    expect(code).toBe(2);
    expect(err).toContain('game.draco is a folder');
  });

  test.each([
    ['play', 'GAME'],
    ['sim', 'GAME'],
    ['build', 'GAME'],
    ['texts', 'extract', 'GAME', '--to', 'it'],
    ['texts', 'table', 'GAME', '--to', 'it'],
    ['texts', 'pseudo', 'GAME'],
    ['texts', 'mark', 'GAME', '--to', 'it'],
    ['explain', 'x', '--game', 'GAME'],
    ['new', 'card', 'x', '--in', 'GAME'],
    ['new', 'deck', 'x', '--on', 'GAME'],
    ['new', 'language', 'it', '--game', 'GAME'],
  ])('%s %s: no file, a link to itself, a folder without a game', (...args) => {
    const cwd = folder({ 'empty/readme.txt': 'x' });
    symlinkSync('loop.draco', join(cwd, 'loop.draco'));
    const said = (game: string) => {
      const { code, err } = draco(
        args.map((arg) => (arg === 'GAME' ? game : arg)),
        { cwd },
      );
      expect(code).toBe(2);
      return err;
    };
    expect(said('none.draco')).toBe('error[D1001]: There is no file or folder none.draco.\n');
    expect(said('loop.draco')).toBe('error[D1001]: loop.draco is a link that leads back to itself.\n');
    expect(said('empty')).toMatch(/^error\[D1008\]: There is no /);
  });

  test('where no file can be written is said at once, in the words of the person', () => {
    const cwd = folder({ ...smallGame(), 'taken/x': '' });
    for (const [args, name] of [
      [['sim', 'coins.draco', '--games', '900000000', '--report'], 'coins.draco/r.html'],
      [['play', 'coins.draco', '--save'], 'coins.draco/s.json'],
      [['build', 'coins.draco', '-o'], 'coins.draco/out.json'],
      [['texts', 'extract', 'coins.draco', '--to', 'it', '-o'], 'coins.draco/it.ftl'],
      [['new', 'deck', 'more', '--on', 'coins.draco', '--dir'], 'coins.draco'],
    ] as const) {
      const { code, out, err } = draco([...args, name], { cwd });
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(/^error\[D1003\]: A part of coins\.draco\/[\w.]+ is a file, not a folder\.\n$/);
    }
    expect(draco(['play', 'coins.draco', '--save', 'taken'], { cwd })).toMatchObject({
      code: 2,
      err: 'error[D1003]: taken is a folder; a file is needed here.\n',
    });
  });

  test('a file of another kind', () => {
    const cwd = folder({ 'a.json': '{' });
    const { code, err } = draco(['check', 'a.json'], { cwd });
    expect([code, err]).toEqual([2, 'error[D1009]: a.json is neither a .draco file nor a text file (.ftl).\n']);
    const fmt = draco(['fmt', 'a.json'], { cwd });
    expect([fmt.code, fmt.out, fmt.err]).toEqual([2, '', 'error[D1009]: a.json is not a .draco file.\n']);
  });

  test('an unknown game: the nearest is named', () => {
    const { code, err } = draco(['sim', 'drako']);
    expect(code).toBe(2);
    expect(err).toContain('Did you mean draco?');
  });

  test('--debug shows where, nothing else does', () => {
    expect(draco(['check', 'nowhere.draco', '--debug']).err).toContain('caused by');
    expect(draco(['check', 'nowhere.draco']).err).not.toContain('.js');
  });
});

describe('output', () => {
  test('a reader that goes away is no failure', async () => {
    const { child, said } = start(['completion', 'bash']);
    child.stdout.destroy();
    const code = await new Promise((done) => child.on('close', done));
    expect(said.err).toBe('');
    expect(code).toBe(0);
  });

  test('a full disk is one sentence', () => {
    const full = openSync('/dev/full', 'w');
    const ran = spawnSync(process.execPath, [BIN, 'completion', 'bash'], {
      stdio: ['ignore', full, 'pipe'],
      env: plainEnv(),
      encoding: 'utf8',
    });
    expect(ran.status).toBe(2);
    expect(ran.stderr).toBe('error[D1005]: There is no space left on the disk for the output.\n');
  });

  test('colour only where it is wanted', () => {
    const failing = ['check', 'nowhere.draco'];
    expect(draco(failing).err).not.toContain('\u001b[');
    expect(draco(failing, { env: { FORCE_COLOR: '1' } }).err).toContain('\u001b[');
    expect(draco(failing, { env: { FORCE_COLOR: '1', NO_COLOR: '1' } }).err).not.toContain('\u001b[');
    expect(draco([...failing, '--no-color'], { env: { FORCE_COLOR: '1' } }).err).not.toContain('\u001b[');
  });
});

describe('languages', () => {
  test.each([
    ['de', 'keine Probleme: 1 Spiel, 4 Dateien'],
    ['fr', 'aucun problème dans 1 jeu, 4 fichiers'],
    ['xx', 'no problems in 1 game, 4 files'],
  ])('%s', (lang, sentence) => {
    expect(draco(['check', '--lang', lang], { cwd: folder(smallGame()) }).out).toContain(sentence);
  });

  test('that of the system, unless another is asked for', () => {
    const cwd = folder(smallGame());
    const sentence = 'geen problemen in 1 spel, 4 bestanden';
    expect(draco(['check'], { cwd, env: { LANG: 'nl_NL.UTF-8' } }).out).toContain(sentence);
    expect(draco(['check', '--lang=nl'], { cwd, env: { LANG: 'fr_FR.UTF-8' } }).out).toContain(sentence);
  });
});

describe('completion', () => {
  test('bash completes commands, inner commands and flags', () => {
    const script = draco(['completion', 'bash']).out;
    const cwd = folder();
    writeFileSync(join(cwd, 'my deck.draco'), '');
    const complete = (...words: string[]) => {
      const list = words.map((word) => `'${word}'`).join(' ');
      const run = `${script}\nCOMP_WORDS=(draco ${list}); COMP_CWORD=${words.length}; _draco; printf '%s\\n' "\${COMPREPLY[@]}"`;
      return spawnSync('bash', ['-c', run], { encoding: 'utf8', cwd }).stdout.trim().split('\n');
    };
    expect(complete('ch')).toEqual(['check']);
    expect(complete('')).toEqual(expect.arrayContaining(['check', 'play']));
    expect(complete('texts', 'st')).toEqual(['status']);
    expect(complete('check', '--max')).toEqual(['--max-warnings']);
    expect(complete('check', '--format', '')).toEqual(['pretty', 'concise', 'json', 'github', 'sarif']);
    expect(complete('completion', 'z')).toEqual(['zsh']);
    expect(complete('check', 'my')).toEqual(['my deck.draco']);
    expect(complete('texts', 'table', '--import', 'my')).toEqual(['my deck.draco']);
    // The name of a command as an argument is no command.
    expect(complete('explain', 'card', '--ga')).toEqual(['--game']);
  });

  test.each(['zsh', 'fish'])('%s knows every command', (shell) => {
    const { code, out } = draco(['completion', shell]);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toContain(command.split(' ').at(-1));
  });
});

import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { draco, folder } from './support/draco.js';
import { DRACO, readJson, replaceIn, smallGame } from './support/games.js';

describe('build', () => {
  test('a file: the ruleset, and its texts beside it', () => {
    const cwd = folder(smallGame());
    expect(draco(['build', 'coins.draco', '-o', 'out/coins.json'], { cwd })).toMatchObject({ code: 0, err: '' });
    expect(readdirSync(join(cwd, 'out')).sort()).toEqual(['coins.en.ftl', 'coins.json']);
    expect(readJson(join(cwd, 'out/coins.json'))).toMatchObject({
      format: 1,
      game: 'coins',
      seats: { min: 2, max: 4 },
    });
    // What was built can be played, with its texts.
    expect(draco(['play', 'out/coins.json', '--seed', 'a'], { cwd, input: '1\nq\n' }).out).toContain(
      'Which card do you play?',
    );
  });

  test('a folder: what a page loads', () => {
    const cwd = folder(smallGame());
    expect(draco(['build', 'coins.draco', '-o', 'out/'], { cwd }).code).toBe(0);
    expect(readJson(join(cwd, 'out/game.json'))).toEqual({ ruleset: 'ruleset.json', texts: { en: 'en.ftl' } });
    expect(draco(['sim', 'out/game.json', '--games', '3', '--format', 'json'], { cwd }).code).toBe(0);
    writeFileSync(join(cwd, 'self.json'), '{ "ruleset": "self.json" }');
    expect(draco(['sim', 'self.json'], { cwd })).toMatchObject({ code: 1, err: expect.stringContaining('D1019') });
  });

  test('a deck brings the look of the game that it builds on', () => {
    const cwd = folder({});
    expect(draco(['build', 'draco-feast', '-o', 'out/'], { cwd }).code).toBe(0);
    expect(readJson(join(cwd, 'out/game.json'))).toMatchObject({ theme: 'theme.json', art: 'art.svg' });
    expect(readJson(join(cwd, 'out/theme.json'))).toEqual(readJson(DRACO.replace(/\.draco$/, '/theme/theme.json')));
  });

  test('a deck lays pictures of its own over those of its game', () => {
    const cwd = folder({
      'mine.draco': 'deck mine\nlanguage 1\nbuilds on draco\ncard nap { stop }\ntotal action 75\n',
      'mine/en.ftl': 'deck-mine = Mine\ncard-nap = Nap\n    .text = Sleep.\n',
      'mine/theme/theme.json': '{ "designs": { "nap": "pillow" }, "back": "pillow" }',
      'mine/theme/art.svg':
        '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><symbol id="pillow" viewBox="0 0 1 1"/></svg>\n',
    });
    expect(draco(['build', 'mine.draco', '-o', 'out/'], { cwd })).toMatchObject({ code: 0 });
    const game = readJson(DRACO.replace(/\.draco$/, '/theme/theme.json'));
    const { designs, ...rest } = game as { designs: object };
    const look = { ...rest, back: 'pillow', designs: { ...designs, nap: 'pillow' } };
    expect(readJson(join(cwd, 'out/theme.json'))).toEqual(look);
    const art = readFileSync(join(cwd, 'out/art.svg'), 'utf8');
    expect(art.match(/<svg\b/g)).toHaveLength(2);
    expect(art).not.toContain('<?xml');
    expect(art.indexOf('id="pillow"')).toBeLessThan(art.indexOf('id="goblet"'));
    writeFileSync(join(cwd, 'mine/theme/theme.json'), '{ "designs": ');
    expect(draco(['build', 'mine.draco', '-o', 'out/'], { cwd })).toMatchObject({
      code: 1,
      err: expect.stringContaining('mine/theme/theme.json is not JSON'),
    });
  });

  test('standard output, and nothing at all when there are errors', () => {
    const cwd = folder(smallGame());
    expect(JSON.parse(draco(['build', 'coins.draco'], { cwd }).out)).toMatchObject({ game: 'coins' });
    writeFileSync(join(cwd, 'coins/cards.draco'), 'card x { nonsense }\n');
    const { code, out, err } = draco(['build', 'coins.draco', '-o', 'x.json'], { cwd });
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('error[D');
    expect(existsSync(join(cwd, 'x.json'))).toBe(false);
  });
});

describe('test', () => {
  test('passes, with the coverage of card branches', () => {
    const { code, out } = draco(['test'], { cwd: folder(smallGame()) });
    expect(code).toBe(0);
    expect(out).toContain('✓ coins: 3 tests, 0 failed, 100 % of card branches');
  });

  test('fails with what was expected and what was found', () => {
    const cwd = folder(
      smallGame('coins', (files) => replaceIn(files, 'coins/cards.draco', 'find x8 (sum: 2)', 'find x8 (sum: 3)')),
    );
    const { code, out } = draco(['test', 'coins.draco'], { cwd });
    expect(code).toBe(1);
    expect(out).toContain('a find is paid by the bank  coins/tests.draco:3');
    expect(out).toMatch(/\+ expected {2}5\n\s+- found {5}6/);
    const json = JSON.parse(draco(['test', '--format', 'json'], { cwd }).out);
    expect(json.summary).toMatchObject({ tests: 3, failed: 1 });
    expect(draco(['test', '--format', 'github'], { cwd }).out).toMatch(/^::error file=coins\/tests\.draco,line=\d+/);
  });

  test('--name chooses, --min-coverage asks', () => {
    const cwd = folder(smallGame());
    expect(draco(['test', '--name', 'theft'], { cwd }).out).toContain('1 test,');
    expect(draco(['test', '--name', 'nothing like it'], { cwd }).code).toBe(2);
    expect(draco(['test', '--name', 'theft', '--min-coverage', '90'], { cwd }).code).toBe(1);
    expect(draco(['test', '--name', 'theft', '--coverage'], { cwd }).out).toMatch(
      /feast\s+0\/2\s+coins\/cards\.draco:/,
    );
  });
});

describe('fmt', () => {
  const crooked = 'game a\nlanguage 1\nplayers 2 to 2\n\n\n\n# kept\nkind   breed:amazon,dwarf   # this too\n';

  test('a link stays a link, and a file stays as readable as it was', () => {
    const cwd = folder({ 'real/game.draco': crooked, 'mine.draco': crooked });
    symlinkSync('real/game.draco', join(cwd, 'game.draco'));
    chmodSync(join(cwd, 'real/game.draco'), 0o640);
    chmodSync(join(cwd, 'mine.draco'), 0o755);
    expect(draco(['fmt', 'game.draco', 'mine.draco'], { cwd }).code).toBe(0);
    expect(lstatSync(join(cwd, 'game.draco')).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(cwd, 'real/game.draco'), 'utf8')).toBe(readFileSync(join(cwd, 'mine.draco'), 'utf8'));
    expect(readFileSync(join(cwd, 'mine.draco'), 'utf8')).not.toBe(crooked);
    expect(['real/game.draco', 'mine.draco'].map((name) => statSync(join(cwd, name)).mode & 0o777)).toEqual([
      0o640, 0o755,
    ]);
  });

  test('what a killed run left half written goes with the next; what another writes now stays', () => {
    const dead = spawnSync(process.execPath, ['-e', '']).pid;
    const parts = { [`game.draco.${dead}.part`]: 'kind', [`game.draco.${process.pid}.part`]: 'kind', 'film.part': 'x' };
    const cwd = folder({ 'game.draco': 'kind breed: amazon, dwarf\n', ...parts });
    expect(draco(['fmt', '--check'], { cwd }).code).toBe(0);
    expect(readdirSync(cwd)).toHaveLength(4);
    expect(draco(['fmt'], { cwd }).code).toBe(0);
    expect(readdirSync(cwd).sort()).toEqual(['film.part', 'game.draco', `game.draco.${process.pid}.part`]);
  });

  test('writes the canonical layout once, and keeps comments', () => {
    const cwd = folder({ 'a.draco': crooked });
    expect(draco(['fmt', '--check'], { cwd }).code).toBe(1);
    expect(readFileSync(join(cwd, 'a.draco'), 'utf8')).toBe(crooked);
    expect(draco(['fmt', '--diff'], { cwd }).out).toContain('+kind breed: amazon, dwarf # this too\n');
    expect(draco(['fmt'], { cwd }).code).toBe(0);
    const laid = readFileSync(join(cwd, 'a.draco'), 'utf8');
    expect(laid).toContain('# kept\nkind breed: amazon, dwarf # this too\n');
    expect(draco(['fmt', '--check'], { cwd }).code).toBe(0);
  });

  test('from standard input to standard output', () => {
    const { code, out } = draco(['fmt', '-'], { input: crooked });
    expect(code).toBe(0);
    expect(out).toContain('kind breed: amazon, dwarf # this too\n');
    const broken = draco(['fmt', '-'], { input: 'kind {' });
    expect([broken.code, broken.out]).toEqual([1, '']);
    expect(broken.err).toContain('error[D01');
  });
});

describe('explain', () => {
  test('a card that a deck replaces says what it does now, not what the game says of it', () => {
    const deck =
      'deck mine\nlanguage 1\nbuilds on draco\nreplace card pickpocket { choose h from heroes; move h forward 3 }\n';
    const cwd = folder({ 'mine.draco': deck, 'mine/en.ftl': 'deck-mine = Mine\n' });
    const explain = (...more: string[]) => draco(['explain', 'pickpocket', '--game', 'mine', ...more], { cwd }).out;
    expect(draco(['check', 'mine.draco'], { cwd })).toMatchObject({ code: 0 });
    expect(explain()).toContain('Pickpocket');
    expect(explain()).toContain('Move that hero 3 places forward.');
    expect(explain('--lang', 'nl')).toContain('Verplaats die held 3 plaatsen vooruit.');
    writeFileSync(join(cwd, 'mine/en.ftl'), 'deck-mine = Mine\ncard-pickpocket = Guide\n    .text = Lead a hero on.\n');
    expect(explain()).toContain('Lead a hero on.');
  });

  test('a code with its examples', () => {
    const { code, out } = draco(['explain', 'd0201']);
    expect(code).toBe(0);
    expect(out).toMatch(/^D0201: /);
    expect(out).toContain('Gives the problem:');
    expect(out).toContain('Fixed:');
  });

  test('all codes, each once and in order', () => {
    const codes = JSON.parse(draco(['explain', '--format', 'json']).out).map((one: { code: string }) => one.code);
    expect(codes.length).toBeGreaterThan(60);
    expect(codes).toEqual([...new Set(codes)].sort());
    expect(codes).toContain('D0704');
    expect(codes).toContain('D0910');
    expect(codes).toContain('D1035');
  });

  test('a card in words, in the language asked for', () => {
    const { code, out } = draco(['explain', 'blackmail', '--game', DRACO, '--lang', 'nl']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Chantage /);
    expect(out).toContain('card blackmail {');
    const near = folder({ ...smallGame(), 'broken.draco': 'game broken\nnonsense\n' });
    expect(draco(['explain', 'theft'], { cwd: near })).toMatchObject({ code: 0, err: '' });
    expect(draco(['explain', 'blakcmail', '--game', DRACO])).toMatchObject({
      code: 2,
      err: expect.stringContaining('Did you mean blackmail?'),
    });
    const unlike = draco(['explain', 'nosuchthing', '--game', DRACO]).err;
    expect(unlike).toContain('It has cards such as ');
    expect(unlike).not.toContain('--game');
    expect(draco(['explain', 'D0815'])).toMatchObject({ code: 0, out: expect.stringContaining('unknown deck') });
    expect(draco(['explain', 'D9999']).err).toContain('For a list of all, run: draco explain\n');
  });
});

describe('new', () => {
  test('a game that passes check, its tests and fmt, and can be played', () => {
    const cwd = folder();
    expect(draco(['new', 'game', 'high-card'], { cwd }).code).toBe(0);
    expect(draco(['check', 'high-card', '--max-warnings', '0'], { cwd })).toMatchObject({ code: 0 });
    expect(draco(['test', 'high-card'], { cwd }).code).toBe(0);
    expect(draco(['fmt', '--check', 'high-card'], { cwd }).code).toBe(0);
    expect(draco(['sim', 'high-card/high-card.draco', '--games', '20'], { cwd }).code).toBe(0);
  });

  test('a deck with a workflow; a card in it', () => {
    const cwd = folder();
    expect(draco(['new', 'deck', 'my-deck', '--on', 'draco'], { cwd }).code).toBe(0);
    // Every step of the workflow is a command that ends well here.
    const workflow = readFileSync(join(cwd, 'my-deck/.github/workflows/check.yml'), 'utf8');
    const steps = [...workflow.matchAll(/^ {6}- run: npx --yes @draco-table\/cli (.*)$/gm)].map(([, step]) => step);
    expect(steps.map((step) => step?.split(' ')[0])).toEqual(['check', 'test', 'fmt']);
    for (const step of steps)
      expect(draco((step as string).split(' '), { cwd: join(cwd, 'my-deck') })).toMatchObject({ code: 0 });
    expect(draco(['check', 'my-deck', '--max-warnings', '0'], { cwd })).toMatchObject({ code: 0 });
    expect(draco(['new', 'card', 'helping-paw', '--in', 'my-deck'], { cwd }).code).toBe(0);
    expect(draco(['check', 'my-deck', '--max-warnings', '0'], { cwd })).toMatchObject({ code: 0 });
    expect(draco(['fmt', '--check', 'my-deck'], { cwd }).code).toBe(0);
    // A deck in two languages gets the name of a new card in both, and what it says in each.
    writeFileSync(
      join(cwd, 'my-deck/my-deck/de.ftl'),
      'deck-my-deck = Mein Deck\ncard-my-deck-card = Meine Karte\ncard-helping-paw = Helfende Pfote\n',
    );
    expect(draco(['new', 'card', 'other-paw', '--in', 'my-deck'], { cwd }).out).toContain('de.ftl');
    expect(draco(['check', 'my-deck', '--max-warnings', '0'], { cwd })).toMatchObject({ code: 0 });
    expect(readFileSync(join(cwd, 'my-deck/my-deck/de.ftl'), 'utf8')).toContain('card-other-paw = Other paw');
    expect(draco(['test', 'my-deck'], { cwd })).toMatchObject({
      code: 0,
      out: expect.stringContaining('3 tests, 0 failed'),
    });
    expect(draco(['new', 'card', 'helping-paw', '--in', 'my-deck'], { cwd })).toMatchObject({
      code: 2,
      err: expect.stringContaining('has a card helping-paw already'),
    });
    const played = draco(['play', 'my-deck/my-deck.draco', '--card', 'helping-paw', '--seed', 'x'], {
      cwd,
      input: 'q\n',
    });
    expect(played.out).toMatch(/Hand: .*Helping paw/);
  });

  test.each(['draco', 'saboteur', 'seaside'])('the first test of a deck on %s plays its card', (game) => {
    const cwd = folder();
    draco(['new', 'deck', 'more', '--on', game], { cwd });
    const source = readFileSync(join(cwd, 'more/more.draco'), 'utf8');
    expect(source).toMatch(
      / given \{ (set .*; )?move .* \}\n {2}\w+ answers .*more-card.*\n {2}expect \S+ of \w+ is \d/,
    );
    expect(draco(['test', 'more', '--min-coverage', '100'], { cwd })).toMatchObject({ code: 0 });
    // It is a test of what the card does: another number, another result.
    writeFileSync(join(cwd, 'more/more.draco'), source.replace('sum: 1', 'sum: 2'));
    expect(draco(['test', 'more'], { cwd }).code).toBe(1);
  });

  test('a deck on a deck is refused, in one sentence', () => {
    const cwd = folder({ 'on.draco': 'deck on\nlanguage 1\nbuilds on draco-feast\ncard a { end game }\n' });
    expect(draco(['new', 'deck', 'more', '--on', 'draco-feast'], { cwd })).toMatchObject({
      code: 2,
      err: 'error[D1015]: draco-feast is a deck; a deck builds on a game.\n  help: Use --on draco\n',
    });
    expect(draco(['check', 'on.draco', '--format', 'concise'], { cwd }).out).toMatch(/^\S+ error D0160: [^\n]*\n$/);
  });

  test('a deck on a game of one’s own, in another folder', () => {
    const cwd = folder(smallGame());
    expect(draco(['new', 'deck', 'more', '--on', 'coins.draco', '--dir', 'decks/more'], { cwd }).code).toBe(0);
    expect(draco(['check', 'more.draco', '--max-warnings', '0'], { cwd: join(cwd, 'decks/more') })).toMatchObject({
      code: 0,
    });
  });

  test('a language that passes check and is not yet translated', () => {
    const cwd = folder(smallGame());
    expect(draco(['new', 'language', 'it', '--in', 'coins.draco'], { cwd }).code).toBe(0);
    expect(draco(['check'], { cwd })).toMatchObject({ code: 0 });
    const status = JSON.parse(draco(['texts', 'status', '--format', 'json'], { cwd }).out);
    expect(
      status.games[0].languages.map((one: { lang: string; present: number }) => [one.lang, one.present === 0]),
    ).toEqual([
      ['en', false],
      ['it', true],
    ]);
  });

  test('a language of a deck: made texts with their numbers filled in, and why the texts of the game are there', () => {
    const cwd = folder(smallGame());
    draco(['new', 'deck', 'more', '--on', 'coins.draco', '--dir', '.'], { cwd });
    writeFileSync(join(cwd, 'more/en.ftl'), 'deck-more = More\n\ncard-more-card = More card\n');
    expect(draco(['texts', 'extract', '--game', 'more.draco', '--to', 'it'], { cwd }).err).toContain(
      'has no texts in it',
    );
    const { out } = draco(['new', 'language', 'it', '--game', 'more.draco'], { cwd });
    expect(out.replace(/\s+/g, ' ')).toContain('coins itself has no texts in it');
    const text = readFileSync(join(cwd, 'more/it.ftl'), 'utf8');
    expect(text).toMatch(/\ncard-more-card = More card\n {4}\.text = .*\{ \$sum \} coin/);
    expect(draco(['check', 'more.draco'], { cwd }).code).toBe(0);
    // Once the game has the language, the deck needs its own entries alone; where texts can be made, none is written.
    draco(['new', 'language', 'nl', '--game', 'coins.draco'], { cwd });
    expect(draco(['new', 'language', 'nl', '--game', 'more.draco'], { cwd }).out).not.toContain('itself has no texts');
    const dutch = readFileSync(join(cwd, 'more/nl.ftl'), 'utf8');
    expect(dutch.match(/^[a-z][\w-]+ = /gm)).toEqual(['deck-more = ', 'card-more-card = ']);
    expect(dutch).not.toContain('.text');
    expect(draco(['texts', 'status', 'more.draco'], { cwd }).out).toContain('made: cards without a text of their own');
  });

  test('nothing is overwritten, and names are checked', () => {
    const cwd = folder({ 'x/x.draco': 'mine' });
    expect(draco(['new', 'game', 'x'], { cwd })).toMatchObject({
      code: 2,
      err: expect.stringContaining('exists already'),
    });
    expect(readdirSync(join(cwd, 'x'))).toEqual(['x.draco']);
    for (const typed of [['My Tavern'], ['My', 'Tavern']]) {
      const { code, err } = draco(['new', 'deck', ...typed], { cwd });
      expect(code).toBe(2);
      expect(err).toMatch(/error\[D1018\].*no spaces.*\n.*Use my-tavern\n/);
    }
    const { code, err } = draco(['new', 'deck', 'draco', '--on', 'draco'], { cwd });
    expect(code).toBe(2);
    expect(err).toMatch(/error\[D1018\]: draco is the name of what it builds on/);
    expect(readdirSync(cwd)).toEqual(['x']);
    expect(draco(['new', 'language', 'klingon!', '--in', 'x'], { cwd }).code).toBe(2);
  });
});

describe('texts', () => {
  test('status: what is there, missing, unused', () => {
    const cwd = folder(
      smallGame('coins', (files) => {
        files['coins/nl.ftl'] = 'card-find = Vondst\n    .text = Neem er { $sum }.\nno-such-text = x\n';
        files['coins/nl.ftl'] += 'card-feast = Feest\n    .text = Geef { $many }.\n';
      }),
    );
    const { out } = draco(['texts', 'status', '--format', 'json'], { cwd });
    const nl = JSON.parse(out).games[0].languages.find((one: { lang: string }) => one.lang === 'nl');
    expect(nl.missing).toContain('card-theft');
    expect(nl.missing).not.toContain('card-find');
    expect(nl.unused).toEqual(['no-such-text']);
    expect(nl.placeholders).toEqual(['card-feast.text']);
    expect(draco(['texts', 'status'], { cwd }).out).toMatch(/nl\s+\d+ %.* coins\/nl\.ftl\n/);
  });

  test('a translation that is older than the English is found, until it is marked', () => {
    const cwd = folder(smallGame());
    draco(['new', 'language', 'it', '--in', 'coins.draco'], { cwd });
    const file = join(cwd, 'coins/it.ftl');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('# untranslated\n', ''));
    const outdated = () =>
      JSON.parse(draco(['texts', 'status', '--lang', 'it', '--format', 'json'], { cwd }).out).games[0].languages[0]
        .outdated;
    expect(outdated()).toEqual([]);
    const english = join(cwd, 'coins/en.ftl');
    writeFileSync(english, readFileSync(english, 'utf8').replace('card-theft = Theft', 'card-theft = Robbery'));
    expect(outdated()).toEqual(['card-theft']);
    expect(draco(['texts', 'mark', 'coins.draco', '--to', 'it', 'card-teft'], { cwd })).toMatchObject({
      code: 2,
      err: 'error[D1015]: coins/it.ftl has no text card-teft.\n  help: Did you mean card-theft?\n',
    });
    expect(draco(['texts', 'mark', 'coins.draco', '--to', 'it', 'card-theft'], { cwd }).code).toBe(0);
    expect(outdated()).toEqual([]);
  });

  test('CSV out and in', () => {
    const cwd = folder(smallGame());
    expect(draco(['texts', 'table', 'coins.draco', '--to', 'it', '-o', 'it.csv'], { cwd }).code).toBe(0);
    const table = readFileSync(join(cwd, 'it.csv'), 'utf8');
    writeFileSync(join(cwd, 'it.csv'), table.replace('card-theft,,Theft,,missing', 'card-theft,,Theft,Furto,missing'));
    expect(draco(['texts', 'table', 'coins.draco', '--to', 'it', '--import', 'it.csv'], { cwd }).out).toContain(
      '1 text taken into coins/it.ftl',
    );
    expect(readFileSync(join(cwd, 'coins/it.ftl'), 'utf8')).toContain('card-theft = Furto');
    writeFileSync(join(cwd, 'it.csv'), 'id,attribute,translation\ncard-find,,Trovato\ncard-fnid,,Trovato\n');
    const back = draco(['texts', 'table', 'coins.draco', '--to', 'it', '--import', 'it.csv'], { cwd });
    expect(back.out + back.err).toMatch(/D0715.*“card-fnid”[\s\S]*it\.csv:3/);
    expect(back.out).toContain('1 text taken into coins/it.ftl');
    expect(readFileSync(join(cwd, 'coins/it.ftl'), 'utf8')).not.toContain('card-fnid');
  });

  test('an older table that comes back overwrites no work, and changes only its own lines', () => {
    const cwd = folder(smallGame());
    const csv = (...more: string[]) => draco(['texts', 'table', 'coins.draco', '--to', 'it', ...more], { cwd });
    draco(['new', 'language', 'it', '--in', 'coins.draco'], { cwd });
    csv('-o', 'it.csv');
    const file = join(cwd, 'coins/it.ftl');
    const begun = readFileSync(file, 'utf8');
    const done = begun
      .replace('# untranslated\ncard-find = Find', 'card-find = Trovata')
      .replace('# untranslated\nzone-hand = hand', 'zone-hand = mano');
    writeFileSync(file, done);
    const table = readFileSync(join(cwd, 'it.csv'), 'utf8');
    expect(table).toContain('card-find,,Find,Find,untranslated,');
    writeFileSync(
      join(cwd, 'it.csv'),
      table.replace('bank,,bank,bank,', 'bank,,bank,banca,').replace('hand,,hand,hand,', 'hand,,hand,pugno,'),
    );
    const back = csv('--import', 'it.csv');
    expect(back.code).toBe(0);
    expect(back.out + back.err).toMatch(/D0716.*“zone-hand”/);
    expect(back.out).toMatch(/1 text taken into coins\/it\.ftl; \d+ rows skipped.*; 1 kept/);
    expect(readFileSync(file, 'utf8')).toBe(done.replace('# untranslated\nholder-bank = bank', 'holder-bank = banca'));
    expect(csv('--import', 'it.csv', '--force').out).toContain('1 text taken');
    expect(readFileSync(file, 'utf8')).toContain('zone-hand = pugno');
    // As a table was written before it had versions.
    writeFileSync(join(cwd, 'it.csv'), 'id,attribute,source,translation,status\r\nzone-hand,,hand,artiglio,done\r\n');
    const unsure = csv('--import', 'it.csv');
    expect(unsure.out).toMatch(/D0717.*kept: “zone-hand”\./);
    expect(unsure.out).toContain('0 texts taken');
    const asJson = csv('--import', 'it.csv', '--format', 'json');
    expect(JSON.parse(asJson.out).problems).toMatchObject([
      { code: 'D0717', file: 'it.csv', range: { start: { line: 2 } } },
    ]);
    expect(asJson.err).toContain('0 texts taken');
    expect(csv('--import', 'it.csv', '--format', 'github').out).toMatch(/^::warning file=it\.csv,line=2,/);
    expect(readFileSync(file, 'utf8')).toContain('zone-hand = pugno');
  });

  test('the game is named in one way: --game, by name or file', () => {
    const cwd = folder(smallGame());
    expect(draco(['new', 'language', 'it', '--game', 'coins'], { cwd })).toMatchObject({ code: 0 });
    for (const game of ['coins', 'coins.draco']) {
      const status = draco(['texts', 'status', '--game', game, '--format', 'json'], { cwd });
      expect(JSON.parse(status.out).games).toHaveLength(1);
      expect(draco(['texts', 'table', '--game', game, '--to', 'it'], { cwd }).out).toContain('card-theft,,Theft');
      expect(draco(['texts', 'mark', '--game', game, '--to', 'it', 'card-theft'], { cwd }).code).toBe(0);
      expect(draco(['texts', 'pseudo', '--game', game], { cwd }).out).toContain('card-theft = ');
    }
    expect(draco(['new', 'language', 'fr'], { cwd })).toMatchObject({
      code: 2,
      err: expect.stringContaining('--game draco'),
    });
  });

  test('extract and pseudo', () => {
    const cwd = folder(smallGame());
    expect(draco(['texts', 'extract', 'coins.draco', '--to', 'it'], { cwd }).out).toContain('card-theft = Theft');
    expect(draco(['texts', 'pseudo', 'coins.draco', '-o', 'coins/en-XA.ftl'], { cwd }).code).toBe(0);
    expect(draco(['explain', 'theft', '--game', 'coins.draco', '--lang', 'en-XA'], { cwd }).out).toMatch(/^Ţĥ/);
  });
});

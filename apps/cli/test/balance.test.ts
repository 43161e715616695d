import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { draco, folder, start } from './support/draco.js';
import { replaceIn, smallGame } from './support/games.js';

/** A deck with cards that anybody would mark, and one that nobody may: a base card under another name. */
const PLANTED = {
  'planted.draco': `# Planted cards.
deck planted
language 1
builds on draco

card windfall (n: 10) { pay you n from the bank }

card paperweight {
  needs count players > 99
  pay you 3 from the bank
}

card own-goal (n: 6) { move n silver from you to bank }

# The draw pile must run out once more.
card encore { take 1 from exhaustions }

# As pickpocket is.
card light-fingers (n: 1) {
  choose victim from opponents
  move n silver from victim to you
}

total action 79
`,
  'planted/en.ftl': `deck-planted = Planted
card-windfall = Windfall
card-paperweight = Paperweight
card-own-goal = Own Goal
card-encore = Encore
card-light-fingers = Light Fingers
`,
};

interface Report {
  deals: number;
  games: number;
  cards: Record<
    string,
    { own: boolean; marks: string[]; dealt?: { points: { mean: number; low: number; high: number; n: number } } }
  >;
  against?: Report;
}

const marksOf = ({ cards }: Report) =>
  Object.fromEntries(Object.entries(cards).flatMap(([id, { marks }]) => (marks.length > 0 ? [[id, marks]] : [])));

describe('balance', () => {
  test('planted cards are marked for what they do, a base card under another name is not', { timeout: 400_000 }, () => {
    const cwd = folder(PLANTED);
    const args = ['balance', 'planted.draco', '--rounds', '24', '--deals', '240', '--seed', 'p', '--report', 'p.html'];
    const { code, out, err } = draco([...args, '--format', 'json'], { cwd });
    expect(err).toBe('');
    expect(code).toBe(0);
    const report: Report = JSON.parse(out);
    const marks = marksOf(report);
    expect(marks.windfall).toEqual(['strong']);
    expect(marks.paperweight).toEqual(['dead']);
    expect(marks['own-goal']).toEqual(['harmful']);
    // Found by players who begin with nothing: a bot.json of the base game would change this (docs/balance.md).
    expect(marks.encore).toContain('longer');
    expect(marks['light-fingers']).toBeUndefined();
    const base = Object.values(report.cards).filter(({ own }) => !own);
    expect(base.length).toBe(62);
    expect(base.filter((card) => card.marks.length > 0).length).toBeLessThanOrEqual(base.length / 20);
    // The page needs nothing from anywhere, and says the same.
    const page = readFileSync(join(cwd, 'p.html'), 'utf8');
    expect(page).not.toMatch(/<script|<link|src=|https?:/);
    for (const sentence of [
      'Windfall is too strong.',
      'Paperweight can hardly ever be played.',
      'Own Goal harms whoever plays it.',
    ])
      expect(page).toContain(sentence);
  });

  test.each([
    ['draco', '4', '80'],
    ['crazy-eights', '3', '60'],
  ])('of the cards of %s at most one in twenty is marked', { timeout: 400_000 }, (game, seats, deals) => {
    const effort = ['--rounds', '12', '--deals', deals, '--seed', 'b', '--format', 'json'];
    const report: Report = JSON.parse(draco(['balance', game, '--seats', seats, ...effort]).out);
    const all = Object.values(report.cards);
    // Each was in enough deals to be spoken of.
    expect(all.every(({ dealt }) => (dealt?.points.n ?? 0) >= 25)).toBe(true);
    expect(Object.keys(marksOf(report)).length, JSON.stringify(marksOf(report))).toBeLessThanOrEqual(all.length / 20);
  });

  test('the same rounds, deals and seed give the same bytes, however many workers', { timeout: 240_000 }, () => {
    const cwd = folder(smallGame());
    const run = (workers: string, seed = 's') => {
      const effort = ['--rounds', '5', '--deals', '60', '--workers', workers, '--seed', seed];
      return draco(['balance', 'coins.draco', ...effort, '--format', 'json'], { cwd });
    };
    const one = run('1');
    expect(one.code).toBe(0);
    expect(run('3').out).toBe(one.out);
    expect(run('1', 't').out).not.toBe(one.out);
    const { cards } = JSON.parse(one.out);
    expect(Object.keys(cards).sort()).toEqual(['feast', 'find', 'theft']);
    // Three cards are too few to say what is usual.
    for (const card of Object.values(cards)) expect(card).toMatchObject({ marks: [], unclear: true });
  });

  test('in plain words of four languages, and compared with another deck', { timeout: 240_000 }, () => {
    const cwd = folder(smallGame());
    const say = { en: 'Out of the ordinary', de: 'Auffällig', fr: 'Hors du commun', nl: 'Opvallend' };
    for (const [lang, words] of Object.entries(say)) {
      const against = lang === 'en' ? ['--against', 'coins.draco'] : [];
      const effort = ['--rounds', '1', '--deals', '4', '--workers', '1', '--lang', lang, ...against];
      const { code, out } = draco(['balance', 'coins.draco', ...effort], { cwd });
      expect(code).toBe(0);
      expect(out).toContain(words);
      expect(out).not.toContain('balance-');
      if (lang === 'en') expect(out).toContain('Compared with coins');
    }
  });

  test('a minute or the time given: it ends when it said it would', { timeout: 240_000 }, () => {
    const { code, out } = draco(['balance', 'coins.draco', '--seconds', '4', '--format', 'json'], {
      cwd: folder(smallGame()),
    });
    expect(code).toBe(0);
    expect(JSON.parse(out).deals).toBeGreaterThan(0);
  });

  test('a deck of one card is no harm; one whose games do not end gets a sentence', { timeout: 240_000 }, () => {
    const alone = smallGame('coins', (files) => {
      files['coins/cards.draco'] = 'card find x20 (n: 2) { move n coin from bank to you }\n';
      files['coins/tests.draco'] = '';
    });
    const effort = ['--rounds', '2', '--deals', '4', '--format', 'json'];
    const one = draco(['balance', 'coins.draco', ...effort], { cwd: folder(alone) });
    expect(one.err).toBe('');
    expect(Object.keys(JSON.parse(one.out).cards)).toEqual(['find']);
    const endless = smallGame('coins', (files) => {
      replaceIn(files, 'coins.draco', 'repeat rounds times', 'repeat until coin of bank > 999');
      replaceIn(
        files,
        'coins.draco',
        '(p: player) {',
        '(p: player) {\n  if no draw-pile { move discard to draw-pile }\n ',
      );
      files['coins/tests.draco'] = '';
    });
    const ever = draco(['balance', 'coins.draco', ...effort], { cwd: folder(endless) });
    expect(ever).toMatchObject({ code: 1, err: expect.stringContaining('do not end') });
  });

  test('wrong use is said before anything is played', () => {
    const cwd = folder(smallGame());
    const wrong = (...args: string[]) => draco(['balance', 'coins.draco', ...args], { cwd });
    expect(wrong('--rounds', '3')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--rounds and --deals go together'),
    });
    expect(wrong('--report', 'out.pdf')).toMatchObject({ code: 2, err: expect.stringContaining('.html') });
    expect(wrong('--seconds', '0').code).toBe(2);
    expect(wrong('--against', 'chess')).toMatchObject({ code: 2, err: expect.stringContaining('chess') });
    expect(wrong('--seats', '99').code).toBe(2);
  });

  test('Ctrl-C while it learns ends it with a sentence', { timeout: 30_000 }, async () => {
    const run = start(['balance', 'draco', '--seconds', '600'], { cwd: folder({}) });
    await new Promise((done) => setTimeout(done, 3000));
    run.child.kill('SIGINT');
    const code = await new Promise((done) => run.child.on('exit', done));
    expect(code).toBe(2);
    expect(run.said.err).toContain('Stopped');
  });
});

import { describe, expect, test } from 'vitest';
import { fakeRuleset } from '../fixtures/fake-game.js';
import { memoryStore, mount, violations } from '../fixtures/mount.js';
import { done } from '../fixtures/questions.js';
import { ownEngine } from '../session/engine.js';
import { DracoTable } from './draco-table.js';

describe('bad input', () => {
  async function failing(attributes: Record<string, string>): Promise<{ text: string; code: string }> {
    const table = document.createElement('draco-table');
    const heard = new Promise<string>((done) => {
      table.addEventListener('draco-error', (event) =>
        done((event as CustomEvent<{ problem: { code: string } }>).detail.problem.code),
      );
    });
    for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
    document.body.append(table);
    const code = await heard;
    await table.updateComplete;
    return { text: table.shadowRoot?.querySelector('[role=alert]')?.textContent ?? '', code };
  }

  test('an unknown game', async () => {
    expect(await failing({ game: 'no-such-game' })).toMatchObject({
      code: expect.stringMatching(/^D081/),
      text: expect.stringContaining('no-such-game'),
    });
  });

  test('what cannot be fetched is said in the language of the page', async () => {
    const table = document.createElement('draco-table');
    for (const [name, value] of Object.entries({ game: 'no-such-game', lang: 'nl' })) table.setAttribute(name, value);
    document.body.append(table);
    const alert = () => table.shadowRoot?.querySelector('[role=alert]')?.textContent;
    await expect.poll(alert).toMatch(/no-such-game.* kon niet worden geladen|no-such-game.* is geen JSON/);
  });

  test('a name that is no name', async () => {
    expect(await failing({ game: '../../secret' })).toMatchObject({ code: 'D0814' });
  });

  test.each<Record<string, string>>([{}, { games: 'draco' }, { replay: 'abcdefghijklmnopqrstuvwxyz' }, { src: '' }])(
    'a tag that names no game: %j',
    async (attributes) => {
      expect(await failing(attributes)).toMatchObject({
        code: 'D0814',
        text: expect.stringContaining('game="" is not the name of a game, and there is no src'),
      });
    },
  );

  test('a page that brings the game itself hears nothing of that; with game="" it has time', async () => {
    const tables = ['', ' game=""'].map((game) => {
      const place = document.createElement('div');
      place.innerHTML = `<draco-table${game} seats="2"></draco-table>`;
      document.body.append(place);
      return place.firstElementChild as DracoTable;
    });
    const codes: string[] = [];
    for (const table of tables) table.addEventListener('draco-error', () => codes.push('heard'));
    await new Promise((done) => setTimeout(done, 100));
    // It is still being read when the moment is over.
    DracoTable.engine = { ...ownEngine, load: () => new Promise(() => {}) };
    void tables[0]?.openRuleset(fakeRuleset, { look: 'fable' });
    await new Promise((done) => setTimeout(done, 1200));
    DracoTable.engine = ownEngine;
    expect(codes).toEqual([]);
    for (const table of tables) expect(table.shadowRoot?.querySelector('[role=alert]')).toBeNull();
  });

  test.each<Record<string, string>>([{ src: 'http://[here' }, { game: 'fable', base: 'http://[here' }])(
    'an address that is none: %j',
    async (attributes) => {
      expect(await failing(attributes)).toMatchObject({
        code: 'D0819',
        text: expect.stringContaining('"http://[here" is not an address'),
      });
    },
  );

  test('something that is not JSON', async () => {
    expect(await failing({ src: 'data:text/plain,hello' })).toMatchObject({ code: 'D0813' });
  });

  test.each([
    ['a ruleset of nothing', {}],
    ['a ruleset with parts missing', { ...fakeRuleset, zones: undefined }],
    ['a ruleset that points outside of itself', { ...fakeRuleset, setup: 999_999 }],
    ['a ruleset that reaches for prototypes', JSON.parse('{"__proto__":{"polluted":1},"format":1,"constructor":{}}')],
    ['a list', [1, 2, 3]],
  ])('%s', async (_, ruleset) => {
    DracoTable.engine = ownEngine;
    const src = `data:application/json,${encodeURIComponent(JSON.stringify(ruleset))}`;
    const { text, code } = await failing({ src });
    expect(code).toMatch(/^D0[89]\d\d$/);
    expect(text).toContain(code);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('a game that cannot be fetched can be tried again', async () => {
    const table = document.createElement('draco-table');
    const codes: string[] = [];
    table.addEventListener('draco-error', (event) =>
      codes.push((event as CustomEvent<{ problem: { code: string } }>).detail.problem.code),
    );
    table.setAttribute('src', 'http://localhost:1/game.json');
    document.body.append(table);
    await expect.poll(() => codes).toEqual(['D0810']);
    await table.updateComplete;
    expect(await violations(table)).toEqual([]);
    table.shadowRoot?.querySelector<HTMLElement>('[role=alert] button')?.click();
    await expect.poll(() => codes).toEqual(['D0810', 'D0810']);
  });

  test('a replay that was cut short', async () => {
    const { table, $ } = await mount({ steps: [done] });
    table.replay = 'abcdefghijklmnopqrstuvwxyz';
    await expect.poll(() => table.shadowRoot?.querySelector('[role=alert]')?.textContent).toContain('cut short');
    expect($('[role=alert]').textContent).toContain('D0820');
  });

  test('a replay that is too large', async () => {
    const { table } = await mount({ steps: [done] });
    table.replay = URL.createObjectURL(new Blob([' '.repeat(8_000_001)]));
    await expect.poll(() => table.shadowRoot?.querySelector('[role=alert]')?.textContent).toContain('D0812');
  });

  test.each([
    ['seats', '9', 'seats must be a whole number from 2 to 6'],
    ['seats', '1', 'seats must be a whole number from 2 to 6'],
    ['seats', '2.5', 'seats must be a whole number from 2 to 6'],
    ['seats', 'four', 'seats must be a whole number from 2 to 6'],
    ['bots', '3', 'bots must be a whole number from 0 to 2'],
    ['bots', '-5', 'bots must be a whole number from 0 to 2'],
    ['bots', 'all', 'bot="all" is none of easy, medium, hard'],
    ['bots', 'easy,hard,hard', 'bots must be a whole number from 0 to 2'],
    ['seat', '3', 'seat must be a whole number from 1 to 2'],
    ['seat', 'x', 'seat must be a whole number from 1 to 2'],
    ['lang', 'no_tag', 'is not a language'],
    ['bot', 'genius', 'bot="genius" is none of easy, medium, hard, random, greedy, mcts'],
  ])(
    '%s="%s" is said, at the start and when it is set later, and mended by a right one',
    async (name, bad, message) => {
      const good = { seats: '2', bots: '1', seat: '1', lang: 'en', bot: 'random' }[name] ?? '';
      const plain = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/g, '') ?? '';
      const code = bad === 'all' ? 'D0818' : ({ lang: 'D0817', bot: 'D0818' }[name] ?? 'D0816');
      for (const attributes of [{ [name]: bad }, {}]) {
        const { table, root } = await mount({ steps: [done] }, { attributes });
        const codes: string[] = [];
        table.addEventListener('draco-error', (event) =>
          codes.push((event as CustomEvent<{ problem: { code: string } }>).detail.problem.code),
        );
        const alert = () => plain(root.querySelector('[role=alert]')?.textContent);
        table.setAttribute(name, bad);
        await expect.poll(alert).toContain(message);
        expect(alert()).toContain(code);
        expect(codes).toEqual(name in attributes ? [] : [code]);
        expect(await violations(table)).toEqual([]);
        table.setAttribute(name, good);
        await expect.poll(() => root.querySelector('.stage .thing')).toBeTruthy();
        table.remove();
      }
    },
  );

  test('any word is a seed, and a language that nobody has words for is English', async () => {
    const { game, $ } = await mount({ steps: [done] }, { attributes: { seed: '0 <b>"…', lang: 'eo' } });
    expect(game().seats).toBe(2);
    expect($('.prompt').getAttribute('aria-label')).toBe('Your move');
  });

  test('a deck that the game does not have: those it has are named, in the language of the page', async () => {
    const manifest = { ruleset: 'ruleset.json', decks: { 'night-market': {}, feast: {} } };
    const src = `data:application/json,${encodeURIComponent(JSON.stringify(manifest))}`;
    expect(await failing({ src, deck: 'feest' })).toMatchObject({
      code: 'D0815',
      text: expect.stringContaining('night-market, feast'),
    });
    const table = document.createElement('draco-table');
    for (const [name, value] of Object.entries({ src, deck: 'feest', lang: 'nl' })) table.setAttribute(name, value);
    document.body.append(table);
    const alert = () => table.shadowRoot?.querySelector('[role=alert]');
    await expect.poll(() => alert()?.textContent).toContain('Deze decks zijn er');
    expect(alert()?.closest('[lang]')?.getAttribute('lang')).toBe('nl');
    const [box, whole] = [alert(), table].map((one) => one?.getBoundingClientRect() as DOMRect);
    if (box && whole) expect(box.x + box.width / 2).toBeCloseTo(whole.x + whole.width / 2, 0);
    const bare = `data:application/json,${encodeURIComponent(JSON.stringify(fakeRuleset))}`;
    expect(await failing({ src: bare, deck: 'feest' })).toMatchObject({ code: 'D0815' });
  });

  test('a storage that refuses: the game goes on, and it is said', async () => {
    const { $, game, button } = await mount(
      { steps: [done, done] },
      { store: { read: () => undefined, write: () => false, remove: () => {} } },
    );
    expect($('.notice').textContent).toContain('does not keep the game');
    button('Fox').click();
    expect(game().version).toBe(1);
  });

  test.each<[string, (saved: string) => string]>([
    ['of another version', (saved) => saved.replace('"ruleset":"fake"', '"ruleset":"older"')],
    ['that was cut short', (saved) => saved.slice(0, saved.length / 2)],
    ["that is someone else's", () => '[1, 2]'],
    ['without its game', (saved) => JSON.stringify({ ...JSON.parse(saved), game: null })],
  ])('a saved game %s: it is said, and kept beside the new one', async (_, spoil) => {
    const store = memoryStore();
    const first = await mount({ steps: [done, done] }, { store });
    first.button('Owl').click();
    await first.settled();
    first.table.remove();
    const [key = ''] = [...store.all.keys()].filter((name) => store.all.get(name)?.includes('"ruleset"'));
    const spoilt = spoil(store.all.get(key) ?? '');
    store.all.set(key, spoilt);
    const codes: string[] = [];
    const hear = (event: Event) =>
      codes.push((event as CustomEvent<{ problem: { code: string } }>).detail.problem.code);
    document.addEventListener('draco-error', hear);
    const second = await mount({ steps: [done, done] }, { store });
    document.removeEventListener('draco-error', hear);
    expect(second.game().version).toBe(0);
    expect(second.$('.notice').textContent).toContain('damaged, or of another version');
    expect(codes).toEqual(['D0822']);
    expect([...store.all.values()]).toContain(spoilt);
    // The new one is kept in its place.
    second.button('Owl').click();
    await second.settled();
    second.table.remove();
    const third = await mount({ steps: [done, done] }, { store });
    expect(third.game().version).toBe(1);
    expect(third.root.querySelector('.notice')).toBeNull();
  });
});

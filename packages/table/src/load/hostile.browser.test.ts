/** Attacks that once worked on what a page is given to load and to draw. */
import { loadRuleset } from '@draco-table/engine';
import { TABLE_LIMITS } from '@draco-table/ruleset';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { memoryStore, mount } from '../fixtures/mount.js';
import { done } from '../fixtures/questions.js';
import { readArt } from './art.js';
import { loadGame } from './load-game.js';

const sheet = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
const kept = (inside: string) => readArt(sheet(inside))?.defs.innerHTML ?? '';

describe('art', () => {
  test.each([
    'clip-path="\\75rl(http://other.example/e.svg#c)"',
    'clip-path="url(http://other.example/e.svg#c)"',
    'clip-path="u\\72l(#a) url(//other.example)"',
    'fill="\\75\\72\\6c(http://other.example/e.svg#c)"',
    'fill="url(/**/http://other.example#c)"',
    'fill="image-set(\'http://other.example\')"',
    'stroke="url(\'http://other.example/e.svg#c\')"',
    'stroke="src(http://other.example)"',
    'href="http://other.example/e.svg#c"',
    'href="//other.example/e.svg#c"',
    'href=" javascript:alert(1)"',
    'transform="url(http://other.example)"',
    'opacity="var(--x)"',
    'style="fill:url(http://other.example)"',
    'class="x"',
    'onclick="alert(1)"',
    'stroke-dasharray="0"',
    'stroke-dasharray="0.000001 0"',
  ])('<use %s> loses it', (attribute) => {
    expect(kept(`<use ${attribute}/>`)).toBe('<use></use>');
  });

  test('what draws is kept as it stands', () => {
    const drawing =
      '<linearGradient id="g" gradientTransform="rotate(45 .5 .5)"><stop offset="50%" stop-color="#fff" stop-opacity=".5"></stop></linearGradient><clipPath id="c"><circle cx="1" cy="-2.5e1" r="3"></circle></clipPath><symbol id="s" viewBox="0 0 64 64"><path d="M1 2C3,4 5-6 7 8Z" fill="url(#g)" stroke="rgb(1 2 3 / 50%)" stroke-dasharray="1.5 5" clip-path="url(#c)"></path></symbol><use href="#s"></use>';
    expect(kept(drawing)).toBe(drawing);
  });

  test.each([
    ['uses', (id: number) => `<symbol id="s${id}">${`<use href="#s${id - 1}"/>`.repeat(6)}</symbol>`],
    ['clips', (id: number) => `<clipPath id="s${id}">${`<rect clip-path="url(#s${id - 1})"/>`.repeat(6)}</clipPath>`],
    [
      'symbols in symbols',
      (id: number) => `<symbol id="s${id}"><g>${`<use href="#s${id - 1}"/>`.repeat(6)}</g></symbol>`,
    ],
  ])('seven levels of six %s come to no more than a drawing may', (_, level) => {
    const levels = Array.from({ length: 7 }, (_, i) => level(i + 1)).reverse();
    const top = '<symbol id="top"><use href="#s7"/><rect clip-path="url(#s7)"/><use href="#s3"/></symbol>';
    const art = readArt(sheet(`<symbol id="s0"><path d="M0 0"/></symbol>${levels.join('')}${top}`));
    const byId = new Map([...(art?.defs.querySelectorAll('[id]') ?? [])].map((one) => [one.id, one]));
    const size = (one: Element): number => {
      const id = /#(s\d)/.exec(one.getAttribute('href') ?? one.getAttribute('clip-path') ?? '')?.[1];
      const used = id === undefined ? undefined : byId.get(id);
      return 1 + (used ? size(used) : 0) + [...one.children].reduce((sum, child) => sum + size(child), 0);
    };
    expect(art?.symbols).toContain('s0');
    for (const one of art?.defs.querySelectorAll('symbol') ?? [])
      expect(size(one)).toBeLessThanOrEqual(TABLE_LIMITS.drawing);
  });

  test('a drawing as large as it may be is kept, one larger is left out', () => {
    const symbol = (id: string, count: number) => `<symbol id="${id}">${'<path d="M0 0"/>'.repeat(count - 1)}</symbol>`;
    const art = readArt(sheet(symbol('fits', TABLE_LIMITS.drawing) + symbol('large', TABLE_LIMITS.drawing + 1)));
    expect([...(art?.symbols ?? [])]).toEqual(['fits']);
  });

  test('a circle of uses, and elements 5,000 deep, end', () => {
    expect(kept('<symbol id="a"><use href="#b"/></symbol><symbol id="b"><use href="#a"/></symbol>')).toContain(
      'symbol',
    );
    expect(() => readArt(sheet('<g>'.repeat(5_000) + '</g>'.repeat(5_000)))).not.toThrow();
    expect(() => readArt(sheet('<g>'.repeat(200) + '</g>'.repeat(200)))).not.toThrow();
    expect(readArt(' '.repeat(TABLE_LIMITS.partBytes + 1))).toBeUndefined();
  });
});

describe('what is fetched', () => {
  afterEach(() => vi.unstubAllGlobals());
  const base = new URL('http://here.example/games/');
  /** What `fetch` is asked for, each address answered as given. */
  function served(answer: (url: string) => Response): string[] {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return answer(url);
    });
    return asked;
  }

  test.each(['http://other.example/r.json', '//other.example/r.json', 'https://here.example/r.json', 'data:,{}'])(
    'a part at %s is not asked for',
    async (ruleset) => {
      const asked = served(() => new Response(JSON.stringify({ ruleset, texts: {}, art: ruleset })));
      await expect(loadGame({ src: 'http://here.example/game.json', base })).rejects.toMatchObject({
        problem: { code: 'D0825' },
      });
      expect(asked).toEqual(['http://here.example/game.json']);
    },
  );

  test.each([[{}], [['x']], [7]])('a part that is no address (%j) is said to be none, in words', async (ruleset) => {
    served(() => new Response(JSON.stringify({ ruleset, texts: {} })));
    // What names no file is taken for the ruleset itself, which the engine refuses.
    const { ruleset: found } = await loadGame({ src: 'http://here.example/game.json', base });
    const loaded = loadRuleset(found);
    const said = loaded.ok ? ['taken'] : loaded.problems.map(({ message }) => message);
    expect(said.length).toBeGreaterThan(0);
    for (const one of said) expect(one).not.toMatch(/taken|\[object|undefined/);
  });

  test.each(['before it answers', 'in the middle of a file'])(
    'an address that falls silent %s is given up',
    async (when) => {
      const patience = new AbortController();
      const asked: number[] = [];
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
        asked.push(ms);
        return patience.signal;
      });
      // As fetch does: what is under way fails when the signal says so.
      const failing = (fail: (reason: unknown) => void) =>
        patience.signal.addEventListener('abort', () => fail(patience.signal.reason));
      const body = new ReadableStream({
        start(to) {
          to.enqueue(new TextEncoder().encode('{"ruleset":'));
          failing((reason) => to.error(reason));
        },
      });
      vi.stubGlobal('fetch', () =>
        when.startsWith('before') ? new Promise((_, fail) => failing(fail)) : Promise.resolve(new Response(body)),
      );
      const loading = loadGame({ src: 'http://here.example/game.json', base });
      const ended = expect(loading).rejects.toMatchObject({ problem: { code: 'D0810' } });
      await new Promise((done) => setTimeout(done));
      patience.abort(new DOMException('', 'TimeoutError'));
      await ended;
      expect(asked).toEqual([TABLE_LIMITS.patience]);
      vi.restoreAllMocks();
    },
  );

  test('a file without end is read no further than it may be large', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(to) {
        sent += 1_000_000;
        to.enqueue(new Uint8Array(1_000_000).fill(32));
      },
    });
    served(() => new Response(body));
    await expect(loadGame({ src: 'http://here.example/game.json', base })).rejects.toMatchObject({
      problem: { code: 'D0812' },
    });
    expect(sent).toBeLessThan(TABLE_LIMITS.fileBytes + 4_000_000);
  });
});

describe('what a page or its storage says', () => {
  test('options that are set and taken away leave the table as it was', async () => {
    const { table, root, settled } = await mount({ steps: [done] });
    table.setAttribute('options', 'long=yes');
    await settled();
    table.removeAttribute('options');
    await settled();
    expect(root.querySelector('[role=alert]')).toBeNull();
    expect(table.currentGame).toBeDefined();
  });

  test('a remembered language that is none is passed over', async () => {
    const store = memoryStore({ 'draco-table:guided': '1', 'draco-table:lang': '<b>' });
    const { root } = await mount({ steps: [done] }, { store, attributes: { lang: '' } });
    expect(root.querySelector('[role=alert]')).toBeNull();
  });

  test.each([
    { seats: 1e8 },
    { seat: '<b>' },
    { bots: 'x' },
    { bots: -1 },
    { seat: 7 },
    { bot: 'evil' },
    { options: 5 },
    { seed: {} },
  ])('a saved game with %j is not taken up', async (change) => {
    const { table } = await mount({ steps: [done] });
    const codes: string[] = [];
    table.addEventListener('draco-error', (event) =>
      codes.push((event as CustomEvent<{ problem: { code: string } }>).detail.problem.code),
    );
    const saved = table.save();
    const before = table.currentGame;
    table.load({ ...saved, setup: { ...saved?.setup, ...change } } as Parameters<typeof table.load>[0]);
    expect(codes).toEqual(['D0822']);
    expect(table.currentGame).toBe(before);
    if (saved) table.load(saved);
    expect(codes).toEqual(['D0822']);
  });

  test('a text that cannot be fetched is told, and the game is there', async () => {
    const { table, root, settled } = await mount({ steps: [done] });
    const codes: string[] = [];
    table.addEventListener('draco-error', (event) =>
      codes.push((event as CustomEvent<{ problem: { code: string } }>).detail.problem.code),
    );
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { fakeRuleset } = await import('../fixtures/fake-game.js');
    const { plainTheme } = await import('@draco-table/ruleset/look');
    await table.openData({
      ruleset: fakeRuleset,
      texts: { en: () => Promise.reject(new TypeError('Cannot read properties of undefined')) },
      theme: plainTheme,
      art: undefined,
    });
    await settled();
    expect(codes).toEqual(['D0899']);
    expect(root.textContent).not.toContain('Cannot read');
    expect(table.currentGame).toBeDefined();
  });
});

import { plainTheme, readTheme } from '@draco-table/ruleset/look';
import en from '@draco-table/words/en/table';
import { describe, expect, test } from 'vitest';
import { ask, fakeRuleset, fakeTexts, optionsOf, thing } from '../fixtures/fake-game.js';
import { mount } from '../fixtures/mount.js';
import type { DracoTable } from './draco-table.js';

const animals = optionsOf(thing('fox'), thing('owl'), thing('hare'));
const step = [ask({ options: animals, optional: true })];
const address = (path: string) => new URL(path, import.meta.url).href;

/** A page of its own, with what is in its body. */
async function page(body: string): Promise<Window & typeof globalThis> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'width: 360px; height: 640px; border: 0';
  frame.srcdoc = `<!doctype html><html lang="en"><body>${body}</body></html>`;
  document.body.append(frame);
  await new Promise((done) => frame.addEventListener('load', done, { once: true }));
  const inside = frame.contentWindow as Window & typeof globalThis;
  // The test runner rewrites dynamic imports to go through itself; it is not in the frame.
  Object.assign(inside, { __vitest_browser_runner__: { wrapDynamicImport: (load: () => unknown) => load() } });
  return inside;
}

async function script(inside: Window, code: string): Promise<void> {
  const element = inside.document.createElement('script');
  element.type = 'module';
  const done = new Promise((end) => inside.addEventListener('script-done', end, { once: true }));
  element.textContent = `${code}; window.dispatchEvent(new Event('script-done'))`;
  inside.document.head.append(element);
  await done;
}

describe('in a frame', () => {
  test('a game is played inside another page', async () => {
    const inside = await page('');
    await script(
      inside,
      `import { mount } from '${address('../fixtures/mount.ts')}';
      import { ask, optionsOf, thing } from '${address('../fixtures/fake-game.ts')}';
      const step = [ask({ options: optionsOf(thing('fox'), thing('owl')) })];
      const { button, settled, game } = await mount({ steps: [step, step] });
      button('Owl').click();
      await settled();
      window.chosen = game().answers.map(({ choose }) => choose)`,
    );
    expect((inside as unknown as { chosen: unknown }).chosen).toEqual([['owl#1']]);
  });

  test('the tag stands in the page before the script: what is in it shows until the table does', async () => {
    const inside = await page('<draco-table seats="3" lang="en"><a href="#rules">The rules</a></draco-table>');
    const table = inside.document.querySelector('draco-table') as DracoTable;
    const fallback = table.firstElementChild as HTMLElement;
    expect(table.shadowRoot).toBeNull();
    expect(fallback.getBoundingClientRect().height).toBeGreaterThan(0);
    await script(inside, `import '${address('./define.ts')}'`);
    expect(table.seats).toBe(3);
    // Nothing to play yet: the page's own words still stand.
    expect(fallback.getBoundingClientRect().height).toBeGreaterThan(0);
    await script(
      inside,
      `import { FakeGame, fakeAids, fakeRuleset, fakeTexts, ask } from '${address('../fixtures/fake-game.ts')}';
      import { plainTheme } from '${address('../../../ruleset/src/look/theme.ts')}';
      const table = document.querySelector('draco-table');
      table.constructor.engine = {
        load: (json) => ({ ruleset: json }),
        start: (_, start) => new FakeGame({ steps: [[ask({ options: [] })]] }, start),
      };
      table.constructor.aids = fakeAids;
      await table.openData({ ruleset: fakeRuleset, texts: { en: async () => fakeTexts }, theme: plainTheme });
      await table.updateComplete`,
    );
    expect(table.shadowRoot?.querySelector('.stage')).not.toBeNull();
    expect(fallback.getBoundingClientRect().height).toBe(0);
  });
});

describe('attributes and the page', () => {
  test('another number of seats begins another game; the same attribute again does not', async () => {
    const { table, game, settled } = await mount({ steps: [step, step] });
    const first = game();
    table.setAttribute('seats', '2');
    await settled();
    expect(game()).toBe(first);
    table.setAttribute('seats', '3');
    await settled();
    expect(game()).not.toBe(first);
    expect(game().save().start.seats).toBe(3);
  });

  test('a table that is taken out does nothing any more; put back, it goes on', async () => {
    const bot = [ask({ seat: 1, options: animals })];
    const { table, game, settled } = await mount({ steps: [step, bot, step] });
    table.pace = 0;
    table.answer(['fox#1']);
    table.remove();
    await settled();
    expect(game().answers).toHaveLength(1);
    document.body.append(table);
    await settled();
    expect(game().answers).toHaveLength(2);
  });

  test('an error stands alone: what the page says until the table is there does not show below it', async () => {
    const table = document.createElement('draco-table');
    table.innerHTML = '<p>Loading…</p>';
    const told = new Promise((done) => table.addEventListener('draco-error', done, { once: true }));
    table.setAttribute('game', 'no-such-game');
    document.body.append(table);
    await told;
    await table.updateComplete;
    expect(table.shadowRoot?.querySelector('[role=alert]')).not.toBeNull();
    expect(table.querySelector('p')?.getBoundingClientRect().height).toBe(0);
  });
});

describe('colours', () => {
  const theme = readTheme({ properties: { '--draco-room': '#123456', '--draco-accent': '#654321' } });

  test('are those of the theme', async () => {
    const { $ } = await mount({ steps: [step] }, { theme });
    expect(getComputedStyle($('.table')).backgroundImage).toContain('rgb(18, 52, 86)');
    expect(getComputedStyle($('.prompt')).boxShadow).toContain('rgb(101, 67, 33)');
  });

  test('are those of the page where it has its own', async () => {
    const { table, $ } = await mount({ steps: [step] }, { theme });
    table.style.setProperty('--draco-room', '#abcdef');
    expect(getComputedStyle($('.table')).backgroundImage).toContain('rgb(171, 205, 239)');
    expect(getComputedStyle($('.prompt')).boxShadow).toContain('rgb(101, 67, 33)');
  });
});

describe('nothing sticks out at 360 pixels', () => {
  // Half as long again with accents, as words of another language may be; also the table's own.
  const longer = (text: string) =>
    text.replace(/^([\w-]+ = )([^{}\n]+)$/gm, (_, id: string, words: string) => {
      const odd = words.replace(/[aeou]/g, (vowel) => ({ a: 'å', e: 'ë', o: 'ö', u: 'ü' })[vowel] ?? vowel);
      return `${id}⟦${odd} ${odd.slice(0, Math.ceil(odd.length / 2)).trim()}⟧`;
    });
  const words = longer(`${en}\n${fakeTexts}`);
  const languages = {
    'longer words': { lang: 'en', text: words, dir: 'ltr' },
    'right to left': { lang: 'ar', text: words, dir: 'rtl' },
  };
  for (const [name, { lang, text, dir }] of Object.entries(languages)) {
    test(name, async () => {
      const { table, root, $, $$, settled } = await mount({ steps: [step] }, { width: '360px', attributes: { lang } });
      await table.openData({
        ruleset: fakeRuleset,
        texts: { [lang]: async () => text },
        theme: plainTheme,
        art: undefined,
      });
      await settled();
      expect($('.table').dir).toBe(dir);
      expect($('h2').textContent).toContain('⟦');
      const box = table.getBoundingClientRect();
      const isScrolled = (one: Element): boolean => {
        for (let up: Element | null = one; up && up !== root.firstElementChild; up = up.parentElement)
          if (/auto|scroll/.test(getComputedStyle(up).overflowX)) return true;
        return false;
      };
      const out = $$('.bar *, .seats *, .stage *, .prompt *, .hand').filter((one) => {
        const { left, right, width } = one.getBoundingClientRect();
        return width > 0 && (left < box.left - 1 || right > box.right + 1) && !isScrolled(one);
      });
      expect(out.map((one) => one.outerHTML.slice(0, 90))).toEqual([]);
      expect($('.table').scrollWidth).toBeLessThanOrEqual($('.table').clientWidth);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
      // The panel opens on the side where reading ends.
      $('.menu').click();
      await settled();
      const panel = $('.panel').getBoundingClientRect();
      expect(Math.round(panel.left)).toBeGreaterThanOrEqual(Math.floor(box.left));
      expect(Math.round(panel.right)).toBeLessThanOrEqual(Math.ceil(box.right));
    });
  }
});

test('it is laid out as the page says, whatever its words', async () => {
  const { table, $, settled } = await mount({ steps: [step] }, { attributes: { lang: 'en', dir: 'rtl' } });
  expect($('.table').dir).toBe('rtl');
  table.removeAttribute('dir');
  await settled();
  expect($('.table').dir).toBe('ltr');
});

test.each([
  ['a page that says nothing', '', '', 'light'],
  ['a light page', 'light', '', 'light'],
  ['a dark page', 'dark', '', 'dark'],
  ['a dark page that forces a light table', 'dark', 'light', 'light'],
  ['a light page that forces a dark table', 'light', 'dark', 'dark'],
])('%s has a table of its own scheme', async (_, page, forced, scheme) => {
  const { documentElement } = document;
  documentElement.style.colorScheme = page;
  const { table, $ } = await mount({ steps: [step] });
  table.style.setProperty('--draco-scheme', forced || null);
  const ink = getComputedStyle($('.table')).color;
  documentElement.style.colorScheme = '';
  expect(ink).toBe(scheme === 'dark' ? 'rgb(243, 230, 205)' : 'rgb(43, 28, 16)');
});

/** How far apart two colours are, as the guidelines for accessibility reckon it. */
function contrast(a: string, b: string): number {
  const luminance = (colour: string) => {
    const brush = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...brush.getImageData(0, 0, 1, 1).data].map((value) =>
      value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [less = 0, more = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (more + 0.05) / (less + 0.05);
}

test.each(['#b3541e', '#ffc94a', '#7a1f5c', '#ff0000', '#3f7fbf', '#101820', '#fdf6e3'])(
  'a page’s own accent %s colours the whole button, and its words are read',
  async (accent) => {
    const { table, $, settled } = await mount({ steps: [[ask({ options: animals, min: 1, max: 2 })]] });
    table.style.setProperty('--draco-accent', accent);
    await settled();
    const { color, backgroundImage } = getComputedStyle($('[part=confirm]'));
    const shades = backgroundImage.match(/(?:oklab|color|rgb)\([^)]*\)/g) ?? [];
    expect(shades).toHaveLength(2);
    for (const shade of shades) {
      expect(contrast(shade, color)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(shade, accent)).toBeLessThan(2);
    }
  },
);

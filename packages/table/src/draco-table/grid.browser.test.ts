import { describe, expect, test } from 'vitest';
import { ask, optionsOf, thing } from '../fixtures/fake-game.js';
import { mount } from '../fixtures/mount.js';
import { done } from '../fixtures/questions.js';

describe('a grid is a sheet that one moves', () => {
  const options = optionsOf({ is: 'cell', x: 1, y: 0 }, { is: 'cell', x: 10, y: 0 });
  const map = () =>
    mount(
      {
        steps: [[ask({ options })], done],
        zones: () => [
          { zone: 'map', shape: 'grid', count: 1, items: [{ value: thing('luck'), cell: { x: 0, y: 0 } }] },
        ],
      },
      { width: '600px' },
    );
  const box = (element: Element) => element.getBoundingClientRect();
  const inside = (inner: Element, outer: Element) =>
    box(inner).left >= box(outer).left && box(inner).right <= box(outer).right;
  const point = (element: Element, type: string, moved: number, buttons = 1) => {
    const { x, y } = box(element);
    const place = { clientX: x + 20 + moved, clientY: y + 20 };
    element.dispatchEvent(new PointerEvent(type, { ...place, pointerId: 1, bubbles: true, button: 0, buttons }));
  };
  const drag = (element: Element, by: number) => {
    point(element, 'pointerdown', 0);
    for (let part = 1; part <= 4; part++) point(element, 'pointermove', (by * part) / 4);
    point(element, 'pointerup', by, 0);
  };

  test('all of it is shown at first, whatever its size', async () => {
    const { $, $$ } = await map();
    await expect.poll(() => $$('.cell').every((cell) => inside(cell, $('.grid')))).toBe(true);
  });

  test('on a phone a question of two lines covers nothing of what is fitted', async () => {
    const words = ['draw', 'play', 'pass'].map((id) => ({ is: 'kind', kind: 'what-to-do', id }) as const);
    const items = [0, 1, 2, 3, 4, 5].map((y) => ({ value: thing('luck', y + 1), cell: { x: 0, y } }));
    const hand = { zone: 'hand', shape: 'hand', of: { is: 'player', seat: 0 }, count: 1 } as const;
    const { $, $$ } = await mount(
      {
        steps: [[ask({ options: optionsOf(...words) })], done],
        zones: () => [
          { zone: 'map', shape: 'grid', count: items.length, items },
          { ...hand, items: [{ value: thing('luck', 9) }] },
        ],
      },
      { width: '360px' },
    );
    await expect.poll(() => $('.cells').style.transform).not.toBe('');
    const lowest = () => Math.max(...$$('.cell').map((cell) => box(cell).bottom));
    expect(box($('.prompt')).top).toBeLessThan(box($('.stage')).bottom);
    await expect.poll(() => lowest() <= box($('.prompt')).top).toBe(true);
  });

  test('drag, wheel, keys and buttons move it; what can be chosen can still be chosen', async () => {
    const { $, $$, button, game, settled } = await map();
    // It is fitted as soon as the browser has told its size.
    await expect.poll(() => $('.cells').style.transform).not.toBe('');
    const grid = $('.grid');
    const first = () => box($$('.cell')[0] as Element);
    await Promise.all(
      $('.cells')
        .getAnimations()
        .map(({ finished }) => finished),
    );
    const before = first();
    // A pointer that was made up cannot be captured.
    grid.setPointerCapture = () => {};
    drag(grid, -100);
    await settled();
    expect(Math.round(first().x - before.x)).toBe(-100);
    expect(game().answers).toHaveLength(0);
    // Pressed here, let go outside, and back again.
    point(grid, 'pointerdown', 0);
    point(grid, 'pointermove', 50, 0);
    expect(Math.round(first().x - before.x)).toBe(-100);
    const { width } = first();
    const wheel = (ctrlKey: boolean) =>
      grid.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, ctrlKey, bubbles: true, cancelable: true }));
    // The wheel alone is the page's.
    expect(wheel(false)).toBe(true);
    expect(first().width).toBe(width);
    expect(wheel(true)).toBe(false);
    expect(first().width).toBeGreaterThan(width);
    const press = (key: string) => grid.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    press('-');
    press('-');
    await expect.poll(() => first().width).toBeLessThan(width);
    press('0');
    await expect.poll(() => Math.round(first().x)).toBe(Math.round(before.x));
    press('ArrowLeft');
    await expect.poll(() => first().x).toBeGreaterThan(before.x + 20);
    button('Show everything').click();
    await expect.poll(() => Math.round(first().x)).toBe(Math.round(before.x));
    $$('.spot')[1]?.click();
    expect(game().answers[0]?.choose).toEqual([options[1]?.id]);
  });

  test('things of it that can be chosen are shown together, as large as that allows', async () => {
    const cards = [0, 1, 9].map((x) => ({ value: thing(`card-${x}`), cell: { x, y: 0 } }));
    const near = cards.slice(0, 2).map(({ value }) => value);
    const { $, $$ } = await mount(
      {
        steps: [[ask({ options: optionsOf(...near) })], done],
        zones: () => [{ zone: 'map', shape: 'grid', count: 3, items: cards }],
      },
      { width: '360px' },
    );
    await expect.poll(() => box($('.grid .legal')).width).toBeGreaterThanOrEqual(44);
    await expect.poll(() => $$('.grid .legal').every((one) => inside(one, $('.grid')))).toBe(true);
    expect(inside($('.grid .dim'), $('.grid'))).toBe(false);
  });

  test('what gets the focus comes into sight', async () => {
    const { $, $$, button, settled } = await map();
    await expect.poll(() => $('.cells').style.transform).not.toBe('');
    for (let i = 0; i < 4; i++) button('Zoom in').click();
    await settled();
    const far = $$('.spot')[1] as HTMLElement;
    await expect.poll(() => inside(far, $('.grid'))).toBe(false);
    far.focus({ focusVisible: true } as FocusOptions);
    await expect.poll(() => inside(far, $('.grid'))).toBe(true);
  });
});

import { afterEach, describe, expect, test } from 'vitest';
import { ask, FakeGame, fakeRuleset, fakeTexts, fakeZones, optionsOf, thing } from '../fixtures/fake-game.js';
import { memoryStore, mount, violations } from '../fixtures/mount.js';
import { readTheme } from '../load/theme.js';
import { ownEngine } from '../session/engine.js';
import { DracoTable } from './draco-table.js';

afterEach(() => {
  document.body.replaceChildren();
});

const animals = optionsOf(thing('fox'), thing('owl'), thing('hare'));
const cards = optionsOf(thing('luck'), thing('storm'));
const numbers = (count: number) =>
  optionsOf(...Array.from({ length: count }, (_, i) => ({ is: 'number', value: i + 1 }) as const));
const done = [ask({ options: animals })];

describe('accessibility', () => {
  const screens: [string, Parameters<typeof mount>[0], Parameters<typeof mount>[1]?][] = [
    ['a card to play', { steps: [[ask({ prompt: 'play-card', options: cards })]] }],
    ['a piece on the ring', { steps: [[ask({ options: animals })]] }],
    ['several', { steps: [[ask({ options: animals, min: 1, max: 3 })]] }],
    ['an order', { steps: [[ask({ options: animals, min: 3, max: 3, ordered: true })]] }],
    ['a number', { steps: [[ask({ prompt: 'choose-number', options: numbers(12), optional: true })]] }],
    ['a player', { steps: [[ask({ prompt: 'choose-player', options: optionsOf({ is: 'player', seat: 1 }) })]] }],
    ['designs', { steps: [[ask({ options: optionsOf({ is: 'design', id: 'luck' }, { is: 'design', id: 'duel' }) })]] }],
    ['the hand-over', { steps: [[ask({ options: animals })]] }, { attributes: { bots: '0' } }],
    ['the result', { steps: [] }],
    ['the guide', { steps: [done] }, { store: memoryStore({}) }],
  ];
  for (const [name, script, options] of screens) {
    test(`axe finds nothing on ${name}`, async () => {
      const { table, $ } = await mount(script, options);
      expect($('.stage').getBoundingClientRect().height).toBeGreaterThan(100);
      expect(await violations(table)).toEqual([]);
    });
  }

  test('axe finds nothing in any tab of the panel, wide and narrow', async () => {
    for (const width of ['360px', '1200px']) {
      const { table, $$, button, settled } = await mount({ steps: [done] }, { width });
      button('Log, rules').click();
      for (const tab of $$('[role=tab]').map((one) => one.id)) {
        table.shadowRoot?.getElementById(tab)?.click();
        await settled();
        expect(await violations(table)).toEqual([]);
      }
      table.remove();
    }
  });

  test('what happened and what is asked is said in the live log', async () => {
    const { $, settled, table } = await mount({
      steps: [[ask({ options: animals })], [ask({ prompt: 'play-card', options: cards })]],
      events: [[{ n: 0, is: 'play', seat: 0, card: thing('luck') }]],
    });
    table.answer([animals[0]?.id ?? '']);
    await settled();
    expect($('[role=log]').textContent).toContain('Green plays Luck.');
    expect($('[role=log]').textContent).toContain('Play a card.');
  });

  test('every control is at least 44 pixels to hit', async () => {
    const { $$ } = await mount({ steps: [[ask({ options: animals, optional: true })]] }, { width: '360px' });
    const small = $$('.thing, .plate, .primary, .quiet, .round').filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      return width > 0 && (width < 44 || height < 44) && !one.closest('.shelf');
    });
    expect(small.map((one) => one.outerHTML.slice(0, 80))).toEqual([]);
  });
});

describe('every kind of question has a control', () => {
  test('one thing on the table: it glows, and a click chooses it', async () => {
    const { button, game, settled, $$ } = await mount({ steps: [done, done] });
    expect($$('.legal').map((one) => one.dataset.key)).toEqual(['t:fox#1', 't:owl#1', 't:hare#1']);
    button('Owl').click();
    await settled();
    expect(game().answers.map(({ choose }) => choose)).toEqual([['owl#1']]);
  });

  test('several: picked one by one, taken back, then confirmed', async () => {
    const { button, game, settled, $ } = await mount({ steps: [[ask({ options: animals, min: 2, max: 2 })], done] });
    const confirm = () => $<HTMLButtonElement>('[part=confirm]');
    button('Fox').click();
    button('Hare').click();
    await settled();
    expect(confirm().disabled).toBe(false);
    button('Hare').click();
    await settled();
    expect(confirm().disabled).toBe(true);
    button('Owl').click();
    await settled();
    confirm().click();
    expect(game().answers[0]?.choose).toEqual(['fox#1', 'owl#1']);
  });

  test('an order: as pointed at, and moved earlier or later', async () => {
    const { button, game, settled, $ } = await mount({
      steps: [[ask({ options: animals, min: 3, max: 3, ordered: true })], done],
    });
    for (const name of ['Fox', 'Owl', 'Hare']) {
      button(name).click();
      await settled();
    }
    button('Hare: earlier').click();
    await settled();
    $('[part=confirm]').click();
    expect(game().answers[0]?.choose).toEqual(['fox#1', 'hare#1', 'owl#1']);
  });

  test('a number: stepper and slider', async () => {
    const { button, game, settled, $ } = await mount({
      steps: [[ask({ prompt: 'choose-number', options: numbers(12) })], done],
    });
    button('more').click();
    await settled();
    const slider = $<HTMLInputElement>('.stepper input');
    expect(slider.value).toBe('2');
    slider.value = '7';
    slider.dispatchEvent(new Event('input'));
    await settled();
    button('Take 7').click();
    expect(game().answers[0]?.choose).toEqual([numbers(12)[6]?.id]);
  });

  test('yes or no', async () => {
    const options = optionsOf({ is: 'yes-no', value: true }, { is: 'yes-no', value: false });
    const { button, game } = await mount({ steps: [[ask({ prompt: 'choose-yes-no', options })], done] });
    button('no').click();
    expect(game().answers[0]?.choose).toEqual([options[1]?.id]);
  });

  test('an optional choice can be declined', async () => {
    const { button, game } = await mount({ steps: [[ask({ options: animals, optional: true })], done] });
    button('No, thanks').click();
    expect(game().answers[0]?.choose).toEqual([]);
  });

  test('words of a kind', async () => {
    const options = optionsOf({ is: 'kind', kind: 'way', id: 'forward' }, { is: 'kind', kind: 'way', id: 'back' });
    const { button, game } = await mount({ steps: [[ask({ options })], done] });
    button('back').click();
    expect(game().answers[0]?.choose).toEqual([options[1]?.id]);
  });

  test('a player: his plate', async () => {
    const options = optionsOf({ is: 'player', seat: 1 });
    const { $, game } = await mount({ steps: [[ask({ options, optional: true })], done] });
    $('.plate.legal').click();
    expect(game().answers[0]?.choose).toEqual([options[0]?.id]);
  });

  test('cards of which only the back is known', async () => {
    const options = optionsOf(
      { is: 'hidden', zone: 'hand', of: 1, place: 2 },
      { is: 'hidden', zone: 'hand', of: 1, place: 3 },
    );
    const { $$, game } = await mount({ steps: [[ask({ options })], done] });
    expect($$('.chip')).toHaveLength(2);
    $$('.chip')[1]?.click();
    expect(game().answers[0]?.choose).toEqual([options[1]?.id]);
  });

  test('squares of a grid', async () => {
    const options = optionsOf({ is: 'cell', x: 1, y: 0 }, { is: 'cell', x: -1, y: 2 });
    const { $$, game } = await mount({
      steps: [[ask({ options })], done],
      zones: () => [{ zone: 'map', shape: 'grid', count: 1, items: [{ value: thing('luck'), cell: { x: 0, y: 0 } }] }],
    });
    expect($$('.spot')).toHaveLength(2);
    $$('.spot')[0]?.click();
    expect(game().answers[0]?.choose).toEqual([options[0]?.id]);
  });

  test('nothing at all: it says so, and one button goes on', async () => {
    const { $, $$, button, game, settled, table } = await mount(
      { steps: [[ask({ options: [], min: 0, optional: true })], done] },
      { attributes: { bots: '0' } },
    );
    button('I am Green').click();
    await settled();
    expect($('#question').textContent).toContain('nothing here that you could choose');
    expect($$('.confirm button')).toHaveLength(1);
    expect(await violations(table)).toEqual([]);
    button('Go on').click();
    expect(game().answers[0]?.choose).toEqual([]);
  });

  test('a question may have its own word for declining', async () => {
    const { table, button, game, settled } = await mount({
      steps: [[ask({ options: animals, optional: true })], done],
    });
    await table.openData({
      ruleset: fakeRuleset,
      texts: { en: async () => `${fakeTexts}\nprompt-choose-hero = Which animal?\n    .decline = Leave them all` },
      theme: readTheme({}),
      art: undefined,
    });
    await settled();
    button('Leave them all').click();
    expect(game().answers[0]?.choose).toEqual([]);
  });

  test('places of a ring, where the theme says that a number is one', async () => {
    const theme = readTheme({ prompts: { seat: { places: 'table' } } });
    const { $$, game } = await mount({ steps: [[ask({ prompt: 'seat', options: numbers(7) })], done] }, { theme });
    expect($$('.gap').map((one) => one.textContent?.trim())).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    $$('.gap')[2]?.click();
    expect(game().answers[0]?.choose).toEqual([numbers(7)[2]?.id]);
  });

  test('things that lie nowhere on the table are laid out beside the question', async () => {
    const options = optionsOf(thing('duel', 5), thing('feast', 6));
    const { $$, game } = await mount({ steps: [[ask({ options })], done] });
    $$('.chip')[0]?.click();
    expect(game().answers[0]?.choose).toEqual(['duel#5']);
  });

  test('all at once: the person answers while the others are still open', async () => {
    const vote = optionsOf({ is: 'yes-no', value: true }, { is: 'yes-no', value: false });
    const step = [ask({ seat: 1, options: vote, together: true }), ask({ seat: 0, options: vote, together: true })];
    const { button, game, $ } = await mount({ steps: [step, done] });
    expect($('#question').textContent).toContain('Secret');
    button('yes').click();
    expect(game().answers[0]?.seat).toBe(0);
  });
});

describe('a grid is a sheet that one moves', () => {
  const options = optionsOf({ is: 'cell', x: 1, y: 0 }, { is: 'cell', x: 12, y: 0 });
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

describe('what an answer would do', () => {
  test('is foretold while it is read, as far as it is certain', async () => {
    const { button, settled, $ } = await mount({
      steps: [done, done],
      events: [
        [
          { n: 0, is: 'swap', a: thing('fox'), b: thing('owl') },
          { n: 1, is: 'roll', die: 'die', value: 3 },
          { n: 2, is: 'swap', a: thing('crow'), b: thing('wolf') },
        ],
      ],
    });
    button('Fox').focus();
    await settled();
    expect($('.would').textContent).toContain('Fox and Owl swap places');
    expect($('.would').textContent).not.toContain('Crow');
  });

  test('is not held up where the table itself moves the focus, nor where a thing comes under a still mouse', async () => {
    let isPlayed = false;
    const { button, root, settled, table, $$ } = await mount({
      steps: [[ask({ prompt: 'play-card', options: cards })], done],
      events: [[], [{ n: 0, is: 'swap', a: thing('fox'), b: thing('owl') }]],
      zones: (seat) => fakeZones(seat, 3).filter(({ shape }) => !isPlayed || shape !== 'hand'),
    });
    button('Luck').focus();
    isPlayed = true;
    table.answer([cards[0]?.id ?? '']);
    await settled();
    expect(root.activeElement?.getAttribute('data-key')).toBe('t:fox#1');
    expect($$('.reading')).toEqual([]);
    button('Owl').dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    await settled();
    expect($$('.reading')).toEqual([]);
    button('Owl').dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', bubbles: true }));
    await settled();
    expect($$('.reading')).toHaveLength(1);
  });

  test('never covers what may be chosen', async () => {
    for (const width of ['360px', '700px', '1280px'])
      for (const options of [animals, cards, [...animals, ...cards]]) {
        const { settled, $, $$, table } = await mount({ steps: [[ask({ options })], done] }, { width });
        for (const chosen of $$('.stage .legal, .own-side .legal')) {
          chosen.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', bubbles: true }));
          await settled();
          if (!$$('.reading').length) continue;
          const held = $('.reading').getBoundingClientRect();
          const covered = $$('.legal').filter((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            const [x, y] = [(left + right) / 2, (top + bottom) / 2];
            return held.left < x && x < held.right && held.top < y && y < held.bottom;
          });
          expect(covered.map((one) => one.dataset.key)).toEqual([]);
          chosen.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
        }
        table.remove();
      }
  });
});

describe('what cannot be chosen says why', () => {
  test('a piece that is no option', async () => {
    const { button, settled, $ } = await mount({ steps: [done], whyNot: { reason: 'filter' } });
    button('Crow').click();
    await settled();
    expect($('.why').textContent).toContain('leaves it out');
  });
});

describe('keyboard', () => {
  test('one tab stop a zone, arrows within it, Enter chooses', async () => {
    const { $$, root, game, table } = await mount({ steps: [done, done] }, { width: '1000px' });
    expect($$('.ring .thing[tabindex="0"]')).toHaveLength(1);
    $$('.ring .thing[tabindex="0"]')[0]?.focus();
    expect(root.activeElement?.getAttribute('data-key')).toBe('t:fox#1');
    const press = (key: string) =>
      root.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
    press('ArrowDown');
    await table.updateComplete;
    expect(root.activeElement?.getAttribute('data-key')).toBe('t:owl#1');
    (root.activeElement as HTMLElement).click();
    expect(game().answers[0]?.choose).toEqual(['owl#1']);
  });

  test('focus is kept through the next question', async () => {
    const { root, button, settled } = await mount({ steps: [done, [ask({ prompt: 'play-card', options: cards })]] });
    button('Owl').focus();
    button('Owl').click();
    await settled();
    expect(root.activeElement?.getAttribute('data-key')).toBe('t:owl#1');
  });

  test('focus goes to what may be chosen when its place is gone', async () => {
    const yes = optionsOf({ is: 'yes-no', value: true }, { is: 'yes-no', value: false });
    const { root, button, settled } = await mount({
      steps: [[ask({ options: yes })], [ask({ prompt: 'play-card', options: cards })]],
    });
    button('yes').focus();
    button('yes').click();
    await settled();
    expect(root.activeElement?.getAttribute('data-key')).toBe('t:luck#1');
  });

  test('Escape puts back what was picked', async () => {
    const { button, settled, $$, table } = await mount({ steps: [[ask({ options: animals, min: 2, max: 2 })]] });
    button('Fox').click();
    await settled();
    expect($$('.picked')).toHaveLength(1);
    table.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await settled();
    expect($$('.picked')).toHaveLength(0);
  });
});

describe('touch', () => {
  const tap = (element: HTMLElement) =>
    element.dispatchEvent(new PointerEvent('click', { pointerType: 'touch', bubbles: true, composed: true }));

  test('the first tap holds a card up to be read, the second plays it', async () => {
    const { button, settled, game, $ } = await mount(
      { steps: [[ask({ prompt: 'play-card', options: cards })], done] },
      { width: '360px' },
    );
    tap(button('Luck'));
    await settled();
    expect(game().answers).toHaveLength(0);
    expect($('.reading').textContent).toContain('roll the die');
    tap(button('Luck'));
    await settled();
    expect(game().answers[0]?.choose).toEqual(['luck#1']);
  });
});

describe('touch on the table', () => {
  test('a piece without a text is held until it is confirmed beside the question', async () => {
    const { button, settled, game, $ } = await mount({ steps: [done, done] }, { width: '360px' });
    button('Owl').dispatchEvent(new PointerEvent('click', { pointerType: 'touch', bubbles: true, composed: true }));
    await settled();
    expect(game().answers).toHaveLength(0);
    $('[part=confirm]').click();
    expect(game().answers[0]?.choose).toEqual(['owl#1']);
  });
});

describe('the game around the questions', () => {
  test('a move is taken back', async () => {
    const { button, game, settled } = await mount({ steps: [done, [ask({ options: animals, prompt: 'play-card' })]] });
    button('Fox').click();
    await settled();
    expect(game().version).toBe(1);
    button('Take back').click();
    await settled();
    expect(game().version).toBe(0);
  });

  test('a bot answers for its seat', async () => {
    const { game, table } = await mount({ steps: [[ask({ seat: 1, options: animals })], done] });
    await expect.poll(() => game().version, { timeout: 3000 }).toBe(1);
    expect(game().answers[0]?.seat).toBe(1);
    expect(table.currentGame?.decisions[0]?.seat).toBe(0);
  });

  test('what leaves no choice is answered for one person, and taking back goes beyond it', async () => {
    const none = ask({ options: [], min: 0, max: 0 });
    const { button, game, settled } = await mount({ steps: [[none], done, [none], [ask({ options: cards })]] });
    expect(game().answers.map(({ choose }) => choose)).toEqual([[]]);
    button('Fox').click();
    await settled();
    expect(game().version).toBe(3);
    button('Take back').click();
    await settled();
    expect(game().version).toBe(1);
  });

  test('two people at one screen: who has no choice is asked too', async () => {
    const none = ask({ options: [], min: 0, max: 0 });
    const { $, button, game, settled } = await mount({ steps: [[none], done] }, { attributes: { bots: '0' } });
    expect(game().version).toBe(0);
    button('I am Green').click();
    await settled();
    $('[part=decline]').click();
    await settled();
    expect(game().answers[0]?.choose).toEqual([]);
  });

  test('two people at one screen: cards stay hidden until the next has taken it', async () => {
    const { $$, button, settled, game } = await mount(
      {
        steps: [
          [ask({ prompt: 'play-card', options: cards })],
          [ask({ seat: 1, prompt: 'play-card', options: optionsOf(thing('luck', 2)) })],
        ],
      },
      { attributes: { bots: '0' } },
    );
    expect($$('.hand .thing')).toHaveLength(0);
    button('I am Green').click();
    await settled();
    expect($$('.hand .face')).toHaveLength(3);
    button('Luck').click();
    await settled();
    expect(game().version).toBe(1);
    expect($$('.hand .face')).toHaveLength(0);
    button('I am Purple').click();
    await settled();
    expect($$('.hand .face')).toHaveLength(3);
  });

  test('a spectator sees no hand', async () => {
    const { $$ } = await mount({ steps: [[ask({ seat: 1, options: animals })]] }, { attributes: { seat: 'none' } });
    expect($$('.hand')).toHaveLength(0);
    expect($$('.seat')).toHaveLength(2);
  });

  test('events tell of questions, answers, happenings and the end; an answer can be withheld', async () => {
    const heard: string[] = [];
    const names = ['draco-decision', 'draco-answer', 'draco-event', 'draco-end'];
    const listen = (event: Event) => heard.push(event.type);
    for (const name of names) document.addEventListener(name, listen);
    const { table, settled, game } = await mount({
      steps: [done],
      events: [[{ n: 0, is: 'roll', die: 'die', value: 3 }]],
    });
    const stop = (event: Event) => event.preventDefault();
    table.addEventListener('draco-answer', stop);
    table.answer(['fox#1']);
    expect(game().version).toBe(0);
    table.removeEventListener('draco-answer', stop);
    table.answer(['fox#1']);
    await settled();
    for (const name of names) document.removeEventListener(name, listen);
    expect(heard).toEqual(['draco-decision', 'draco-answer', 'draco-answer', 'draco-event', 'draco-end']);
  });

  test('a saved game goes on where it stood', async () => {
    const store = memoryStore();
    const first = await mount({ steps: [done, done, done] }, { store });
    first.button('Owl').click();
    await first.settled();
    first.table.remove();
    const second = await mount({ steps: [done, done, done] }, { store });
    expect(second.game().version).toBe(1);
    expect(second.game().answers[0]?.choose).toEqual(['owl#1']);
  });

  test('save and load carry a game from one table to another', async () => {
    const first = await mount({ steps: [done, done] });
    first.button('Hare').click();
    await first.settled();
    const saved = first.table.save();
    const second = await mount({ steps: [done, done] });
    if (saved) second.table.load(saved);
    expect(second.game().answers[0]?.choose).toEqual(['hare#1']);
  });

  test('two tables on one page do not disturb each other', async () => {
    const first = await mount({ steps: [done, done] });
    const second = await mount({ steps: [done, done] });
    first.button('Fox').click();
    await first.settled();
    expect(first.game().version).toBe(1);
    expect(second.game().version).toBe(0);
  });

  test('a table that is moved in the page keeps its game', async () => {
    const { table, button, game, settled } = await mount({ steps: [done, done] });
    const box = document.createElement('div');
    document.body.append(box);
    box.append(table);
    button('Fox').click();
    await settled();
    expect(game().version).toBe(1);
  });

  test('the language is switched while playing', async () => {
    const { table, $, settled } = await mount({ steps: [done] });
    table.lang = 'nl';
    await expect.poll(() => $('.bar h2').textContent).toBe('De Fabel');
    await settled();
    expect($('.prompt').getAttribute('aria-label')).toBe('Jouw zet');
  });

  test('a replay is shared as a link and watched with the slider', async () => {
    const { table, button, settled, $, game } = await mount({ steps: [done, done, done] });
    button('Fox').click();
    await settled();
    button('Owl').click();
    await settled();
    button('Settings').click();
    await settled();
    button('Share this game').click();
    await expect.poll(() => $<HTMLInputElement>('.link').value).toContain('replay=');
    const code = new URL($<HTMLInputElement>('.link').value).searchParams.get('replay') ?? '';
    table.replay = code;
    await expect.poll(() => table.shadowRoot?.querySelector('.replay')).toBeTruthy();
    const slider = $<HTMLInputElement>('.replay input');
    expect(slider.max).toBe('2');
    slider.value = '1';
    slider.dispatchEvent(new Event('input'));
    await settled();
    expect(game().version).toBe(1);
  });
});

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

  test('a name that is no name', async () => {
    expect(await failing({ game: '../../secret' })).toMatchObject({ code: 'D0814' });
  });

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
    ['bots', 'all', 'bots must be a whole number from 0 to 2'],
    ['seat', '3', 'seat must be a whole number from 1 to 2'],
    ['seat', 'x', 'seat must be a whole number from 1 to 2'],
    ['lang', 'no_tag', 'is not a language'],
    ['bot', 'genius', 'bot="genius" is none of random, greedy, mcts'],
  ])(
    '%s="%s" is said, at the start and when it is set later, and mended by a right one',
    async (name, bad, message) => {
      const good = { seats: '2', bots: '1', seat: '1', lang: 'en', bot: 'random' }[name] ?? '';
      const plain = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/g, '') ?? '';
      const code = { lang: 'D0817', bot: 'D0818' }[name] ?? 'D0816';
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

  test('a saved game of another version', async () => {
    const store = memoryStore();
    const first = await mount({ steps: [done, done] }, { store });
    first.button('Owl').click();
    await first.settled();
    first.table.remove();
    for (const [key, value] of store.all) store.all.set(key, value.replace('"ruleset":"fake"', '"ruleset":"older"'));
    const second = await mount({ steps: [done, done] }, { store });
    expect(second.game().version).toBe(0);
    expect(second.$('.notice').textContent).toContain('another version');
  });
});

test('the fixture knows every shape of zone', () => {
  const shapes = new Set([...fakeZones(0, 2).map(({ shape }) => shape), 'grid']);
  expect([...shapes].sort()).toEqual([...new Set(fakeRuleset.zones.map(({ shape }) => shape))].sort());
  expect(new FakeGame({ steps: [] }).result).toBeDefined();
  expect(DracoTable.styles).toHaveLength(4);
});

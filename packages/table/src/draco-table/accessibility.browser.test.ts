import { describe, expect, test } from 'vitest';
import { ask, fakeZones, optionsOf, thing } from '../fixtures/fake-game.js';
import { memoryStore, mount, violations } from '../fixtures/mount.js';
import { animals, cards, done, numbers } from '../fixtures/questions.js';

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

  test('axe finds nothing where one’s own piles need more room than there is', async () => {
    const piles = ['draw', 'discard', 'shelf', 'map', 'box'].map((zone) => ({
      zone,
      of: { is: 'player', seat: 0 } as const,
      shape: 'pile' as const,
      count: 4,
      items: [],
    }));
    const { table, $ } = await mount(
      { steps: [[ask({ options: cards })]], zones: (seat) => [...fakeZones(seat, 2), ...piles] },
      { width: '360px' },
    );
    expect($('.own').scrollWidth).toBeGreaterThan($('.own').clientWidth);
    expect(await violations(table)).toEqual([]);
  });

  test('who is asked is told of their plate, and of all where all choose at once', async () => {
    const together = [0, 1].map((seat) => ask({ seat, options: animals, together: true }));
    const script = { steps: [[ask({ options: animals })], together] };
    const { button, settled, $$ } = await mount(script, { attributes: { pace: '60000' } });
    const told = () => $$('.plate').map((plate) => plate.getAttribute('aria-description'));
    expect(told()).toEqual(['to move', null]);
    button('Fox').click();
    await settled();
    expect(told()).toEqual(['to move', 'to move']);
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

  test('the log comes after the table, and never instead of what is asked for in the panel', async () => {
    const { $, $$, button, settled, table } = await mount(
      {
        steps: [[ask({ options: animals })], [ask({ prompt: 'play-card', options: cards })]],
        events: [[{ n: 0, is: 'play', seat: 0, card: thing('luck') }]],
      },
      { width: '1000px' },
    );
    button('Fox').click();
    await table.updateComplete;
    // The next question can be answered, before anything is said of the last one.
    expect($('#question').textContent).toContain('Play a card.');
    expect($('[role=log]').textContent).not.toContain('Green plays Luck.');
    button('Rules').click();
    await table.updateComplete;
    expect($('[role=tab][aria-selected=true]').id).toBe('tab-rules');
    button('Log').click();
    await settled();
    expect($$('.log li').map(({ textContent }) => textContent?.trim())).toContain('Green plays Luck.');
    expect($('[role=log]').textContent).toContain('Green plays Luck.');
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

  test('a focus that is seen is back with the drawing, one that is not after the frame that shows it', async () => {
    for (const focusVisible of [true, false]) {
      const { table, root, button, settled } = await mount({ steps: [done, done] });
      button('Owl').focus({ focusVisible } as FocusOptions);
      button('Owl').click();
      await table.updateComplete;
      expect(root.activeElement?.getAttribute('data-key')).toBe(focusVisible ? 't:owl#1' : undefined);
      await settled();
      expect(root.activeElement?.getAttribute('data-key')).toBe('t:owl#1');
    }
  });

  test('a focus that nobody sees comes back without scrolling a hand', async () => {
    const held = Array.from({ length: 20 }, (_, i) => thing('luck', i + 1));
    const asked = [ask({ prompt: 'play-card', options: optionsOf(...held) })];
    const hand = { zone: 'hand', shape: 'hand', of: { is: 'player', seat: 0 }, count: held.length } as const;
    const { $, root, settled } = await mount(
      { steps: [asked, asked], zones: () => [{ ...hand, items: held.map((value) => ({ value })) }] },
      { width: '360px' },
    );
    const first = $('.hand .thing');
    first.focus({ focusVisible: false } as FocusOptions);
    $('.hand').scrollLeft = 9999;
    const { scrollLeft } = $('.hand');
    expect(scrollLeft).toBeGreaterThan(100);
    first.click();
    await settled();
    expect(root.activeElement).toBe(first);
    expect($('.hand').scrollLeft).toBe(scrollLeft);
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

  test('focus stays where it was when an answer is withheld', async () => {
    const { table, root, button, settled } = await mount({ steps: [[ask({ options: animals, min: 0, max: 2 })]] });
    const confirm = button('Done');
    confirm.focus();
    table.addEventListener('draco-answer', (event) => event.preventDefault(), { once: true });
    confirm.click();
    await settled();
    expect(root.activeElement).toBe(confirm);
  });

  test('who looks through the cards is not disturbed by an answer', async () => {
    const { table, root, $, settled } = await mount({ steps: [done, done] }, { width: '1000px' });
    $('#tab-cards').click();
    await settled();
    const search = $('input[type=search]');
    search.focus();
    let lost = 0;
    search.addEventListener('blur', () => lost++);
    table.answer(['owl#1']);
    await settled();
    expect(root.activeElement).toBe(search);
    expect(lost).toBe(0);
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

/**
 * @typedef {PerformanceEntry & { hadRecentInput: boolean, value: number }} Shift
 * @typedef {{ prompt: string, min: number, max: number, options: { id: string }[] }} Decision
 * @typedef {HTMLElement & {
 *   pace: number,
 *   decision: Decision | undefined,
 *   currentGame: { result?: unknown, version: number } | undefined,
 *   updateComplete: Promise<unknown>,
 *   answer(choose: string[]): void,
 *   newGame(setup: { seed: string }): void,
 * }} Table
 */

/** Runs in the page before anything else: notes when the first question stands, and everything that jumps. */
export function watchPage() {
  localStorage.setItem('draco-table:guided', '1');
  const seen = { asked: /** @type {number | undefined} */ (undefined), shift: 0, moving: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    const shifts = /** @type {Shift[]} */ (list.getEntries());
    for (const { hadRecentInput, value } of shifts) if (!hadRecentInput) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  // For the trace: from when to when something is on its way. A busy page hears of it later than it is seen.
  const watch = async (/** @type {Animation} */ animation) => {
    const { ready, finished, effect } = animation;
    await ready;
    seen.moving++;
    const startTime = Number(animation.startTime);
    performance.mark('moves', { startTime });
    const end = startTime + Number(effect?.getComputedTiming().endTime);
    await finished.catch(() => {});
    seen.moving--;
    performance.mark('rests', { startTime: Math.min(end, performance.now()) });
  };
  const { animate, attachShadow } = Element.prototype;
  Element.prototype.animate = function (/** @type {Parameters<typeof animate>} */ ...given) {
    const animation = animate.apply(this, given);
    watch(animation).catch(() => {});
    return animation;
  };
  // A sheet is moved by its styles. A card that rises under a finger is no answer.
  Element.prototype.attachShadow = function (/** @type {Parameters<typeof attachShadow>} */ ...given) {
    const root = attachShadow.apply(this, given);
    root.addEventListener('transitionrun', ({ target }) => {
      if (target instanceof Element && target.matches('.cells'))
        for (const animation of target.getAnimations()) watch(animation).catch(() => {});
    });
    return root;
  };
  const look = () => {
    const root = document.querySelector('draco-table')?.shadowRoot;
    if (root?.querySelector('.stage .thing, .stage .card') && root.querySelector('#question')?.textContent.trim())
      seen.asked = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: plays until the end or so long, answering at once, with everything moving as it does for people. */
export async function playThrough(/** @type {number} */ most) {
  const table = /** @type {Table} */ (document.querySelector('draco-table'));
  table.pace = 350;
  /** @type {number[]} */
  const waits = [];
  const before = table.currentGame?.version ?? 0;
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const until = performance.now() + most;
  while (performance.now() < until && !table.currentGame?.result) {
    const { decision } = table;
    if (!decision) {
      await new Promise((done) => setTimeout(done, 20));
      continue;
    }
    const choose = decision.options.slice(0, Math.max(decision.min, Math.min(1, decision.max))).map(({ id }) => id);
    const began = performance.now();
    table.answer(choose);
    await table.updateComplete;
    await drawn();
    waits.push(performance.now() - began);
    await new Promise((done) => setTimeout(done, 300));
  }
  return { answers: (table.currentGame?.version ?? 0) - before, waits };
}

/** Runs in the page: counts the frames in which its own scripts could draw; to be asked so often is itself work. */
export function countFrames() {
  const table = /** @type {Table} */ (document.querySelector('draco-table'));
  /** @type {number[]} */
  const gaps = [];
  Object.assign(globalThis, { gaps });
  let last = 0;
  let movesUntil = 0;
  table.addEventListener('draco-event', () => {
    movesUntil = performance.now() + 500;
  });
  // A frame counts where something moves: a page in which nothing does need not draw.
  const frame = (/** @type {number} */ now) => {
    const isMoving = now < movesUntil;
    if (last && isMoving) gaps.push(now - last);
    last = isMoving ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Runs in the page: marks every answer of a person in the trace, and knows where to tap next. */
export function watchTaps() {
  const table = /** @type {Table} */ (document.querySelector('draco-table'));
  table.pace = 100;
  const taps = { answers: 0, games: 1, changed: performance.now() };
  const change = () => {
    taps.changed = performance.now();
  };
  for (const event of ['draco-answer', 'draco-event', 'pointerup']) table.addEventListener(event, change);
  table.addEventListener('draco-answer', () => {
    performance.mark('answered');
    taps.answers++;
  });
  // What takes an answer before what only picks a part of one; what is on the table before declining.
  const targets =
    '.hold .primary,.confirm .primary:enabled,.stepper .primary,.options button:not(.picked),.gap.legal,.spot.legal,' +
    '.thing.legal:not(.picked),.plate.legal:not(.picked),.confirm .quiet';
  const within = [0.5, 0.3, 0.15, 0.85];
  const nextTap = () => {
    const root = table.shadowRoot;
    if (table.currentGame?.result) {
      table.newGame({ seed: `bench ${++taps.games}` });
      change();
    }
    // Not before what came last has been seen.
    if (!root || !table.decision || performance.now() < taps.changed + 250) return undefined;
    for (const target of targets.split(','))
      for (const element of root.querySelectorAll(target)) {
        const { x, y, width, height } = element.getBoundingClientRect();
        for (const across of within)
          for (const down of within) {
            const at = { x: x + width * across, y: y + height * down };
            if (element.contains(root.elementFromPoint(at.x, at.y))) return at;
          }
      }
    return undefined;
  };
  Object.assign(globalThis, { taps, nextTap });
}

/**
 * Plays by tapping on the screen, as a person would who knows what to do, once the page watches for it: until so many
 * answers were given, in as many games as it takes, or for so long.
 */
export async function tapThrough(
  /** @type {import('playwright').CDPSession} */ session,
  /** @type {import('playwright').Page} */ page,
  /** @type {number} */ answers,
  /** @type {number} */ most,
) {
  const until = Date.now() + most;
  const given = () => page.evaluate(() => Reflect.get(globalThis, 'taps').answers);
  const touch = (
    /** @type {'touchStart' | 'touchEnd'} */ type,
    /** @type {{ x: number, y: number }[]} */ touchPoints,
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const enough = (await given()) + answers;
  while (Date.now() < until && (await given()) < enough) {
    // At any moment of a frame.
    await page.waitForTimeout(20 + Math.random() * 40);
    /** @type {{ x: number, y: number } | undefined} */
    const at = await page.evaluate(() => Reflect.get(globalThis, 'nextTap')());
    if (!at) continue;
    await touch('touchStart', [at]);
    // A finger that taps rests for about so long.
    await page.waitForTimeout(50 + Math.random() * 40);
    await touch('touchEnd', []);
  }
  // Frames are told of once they were shown, movements once they have ended.
  await page.waitForTimeout(400);
  await page.waitForFunction(() => !Reflect.get(globalThis, 'seen').moving);
}

// That the frames counted in the trace are those that are seen: never how many they were by themselves.
import { afterAll, expect, test } from 'vitest';
import { openSite } from '../scripts/lib/open-site.mjs';
import { shownAnswers } from './lib/shown-answers.mjs';
import { watchPage } from './lib/table-page.mjs';
import { movingFrames, traced } from './lib/trace.mjs';

const site = await openSite();
afterAll(() => site.close());

/** Frames in which a square on its way was seen to move, on a page that is busy for most of the time. */
async function framesOf(/** @type {Keyframe[]} */ way) {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  // Beside it something that glows without the page all the time, and has frames drawn.
  const body = `<!doctype html><style>
    i { position: absolute; width: 50px; height: 50px; background: red }
    b { animation: glow 1s infinite alternate } @keyframes glow { from { opacity: 0 } }
  </style><i></i><b>glow</b>`;
  await page.route('**/square.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${site.url}square.html`);
  const events = await traced(await context.newCDPSession(page), () =>
    page.evaluate(async (keyframes) => {
      const moved = document.querySelector('i')?.animate(keyframes, 2000);
      const busy = setInterval(() => {
        const until = performance.now() + 200;
        while (performance.now() < until);
      }, 210);
      await moved?.finished;
      clearInterval(busy);
      // Frames are told of once they were shown.
      await new Promise((done) => setTimeout(done, 200));
    }, way),
  );
  await context.close();
  return movingFrames(events);
}

test('a frame counts where what is on its way moved, not where something else did', async () => {
  const free = await framesOf([{ translate: '0' }, { translate: '400px' }]);
  const bound = await framesOf([{ left: '0' }, { left: '400px' }]);
  expect(free.seconds).toBeGreaterThan(1);
  expect(bound.seconds).toBeGreaterThan(1);
  // The page is busy for twenty frames of every twenty-one.
  expect(bound.drawn / bound.seconds).toBeLessThan(free.drawn / free.seconds / 2);
});

/** How an answer to a click was seen, on a page that is busy for so long before it shows it, and moves something for so long. */
async function shownBy(/** @type {number} */ busy, moves = 0, answers = 1, /** @type {string[]} */ more = []) {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  const body =
    '<!doctype html><style>b { animation: glow 1s infinite alternate } @keyframes glow { from { opacity: 0 } }</style><b>glow</b><button>answer</button>';
  await page.addInitScript(watchPage);
  await page.route('**/button.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${site.url}button.html`);
  await page.evaluate(
    ([time = 0, duration = 0, count = 0]) => {
      document.querySelector('button')?.addEventListener('click', ({ target }) => {
        for (let i = 0; i < count; i++) performance.mark('answered');
        const until = performance.now() + time;
        while (performance.now() < until);
        if (target instanceof HTMLElement) target.textContent = 'answered';
        if (duration) document.querySelector('b')?.animate([{ translate: '0' }, { translate: '40px' }], duration);
      });
    },
    [busy, moves, answers],
  );
  const events = await traced(
    await context.newCDPSession(page),
    async () => {
      await page.click('button');
      // Frames are told of once they were shown, movements once they have ended.
      await page.waitForTimeout(1000);
      await page.waitForFunction(() => !Reflect.get(globalThis, 'seen').moving);
    },
    more,
  );
  await context.close();
  return shownAnswers(events);
}

test('an answer is counted from its click to the frame that shows it', async () => {
  const [[atOnce], [late]] = [await shownBy(0, 150), await shownBy(200)];
  // Only what a busy machine cannot change: it makes answers later, never earlier, and movements no longer.
  expect(late?.missed).toBeGreaterThanOrEqual(10);
  expect(late?.wait).toBeGreaterThan(200);
  expect(late?.holds).toBe(false);
  expect(late?.moves).toBe(0);
  expect(atOnce?.missed).toBeGreaterThanOrEqual(0);
  expect(atOnce?.wait).toBeGreaterThan(0);
  expect(atOnce?.moves).toBeGreaterThan(0);
  expect(atOnce?.moves).toBeLessThan(200);
});

test('the answers that one click gives are seen together, and count once', async () => {
  expect(await shownBy(0, 0, 3)).toHaveLength(1);
});

test('where the time of an answer goes is told by its parts, none of them twice', async () => {
  const [busy] = await shownBy(100, 0, 1, ['disabled-by-default-devtools.timeline']);
  const { next = 0, handed = 0, ready = 0, drawn = 0, script = 0, halted = -1, ...parts } = busy?.cost ?? {};
  // By the processor's time, of which a busy machine gives less than the clock's.
  for (const part of Object.values(parts)) {
    expect(part).toBeGreaterThanOrEqual(0);
    expect(part).toBeLessThan(script);
  }
  expect(parts.layout).toBeGreaterThan(0);
  expect(halted).toBeGreaterThanOrEqual(0);
  expect(halted).toBeLessThan(ready);
  expect(next).toBeLessThan(handed);
  expect(handed).toBeGreaterThan(100);
  expect(ready).toBeGreaterThan(handed);
  expect(drawn).toBeGreaterThan(ready);
});

test('a sheet that glides is a movement, a card that rises under a finger is none', async () => {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  await page.route('**/sheet.html', (route) => route.fulfill({ contentType: 'text/html', body: '<p></p>' }));
  await page.goto(`${site.url}sheet.html`);
  const seen = await page.evaluate(async () => {
    const root = document.querySelector('p')?.attachShadow({ mode: 'open' });
    if (!root) return [];
    root.innerHTML =
      '<style>i { display: block; transition: transform 0.2s }</style><i class="slot"></i><i class="cells"></i>';
    const marks = [];
    for (const moved of root.querySelectorAll('i')) {
      moved.getBoundingClientRect();
      moved.style.transform = 'translate(90px)';
      await new Promise((done) => moved.addEventListener('transitionend', done, { once: true }));
      await new Promise((done) => setTimeout(done, 100));
      marks.push(
        ['moves', 'rests'].map((name) => performance.getEntriesByName(name).map(({ startTime }) => startTime)),
      );
    }
    return marks;
  });
  await context.close();
  const [card, [[from = 0] = [], [to = 0] = []] = []] = seen;
  expect(card).toEqual([[], []]);
  expect(to - from).toBeGreaterThan(199);
  expect(to - from).toBeLessThan(201);
});

/** What a browser tells of a page with one answer in it, by the microsecond. */
function traceOf(/** @type {import('./lib/trace.mjs').Trace[]} */ ...told) {
  return [
    { ...page, name: 'thread_name', ph: 'M', ts: 0, args: { name: 'CrRendererMain' } },
    { ...page, name: 'EventDispatch', ts: 1000, dur: 2000, args: { data: { type: 'click' } } },
    { ...page, name: 'answered', ph: 'I', ts: 2000 },
    ...told,
  ];
}
const page = { pid: 1, tid: 1, ph: 'X', dur: 0, args: {} };
const instant = (/** @type {string} */ name, /** @type {number} */ ts, args = {}) => ({
  ...page,
  name,
  ph: 'I',
  ts,
  args,
});
const report = (/** @type {number} */ from, /** @type {number} */ to, frame_sequence = 0, local = 'a') => [
  {
    ...page,
    name: 'PipelineReporter',
    ph: 'b',
    ts: from,
    id2: { local },
    args: { frame_reporter: { frame_sequence, state: 'STATE_PRESENTED_ALL' } },
  },
  { ...page, name: 'PipelineReporter', ph: 'e', ts: to, id2: { local } },
];

test('an answer is seen with the report of its own frame or the next, not with one that later has the same name', () => {
  const [shown] = shownAnswers(
    traceOf(
      instant('BeginFrame', 5000, { frameSeqId: 7 }),
      { ...page, name: 'Commit', ph: 'e', ts: 9000 },
      instant('ActivateLayerTree', 12_000),
      instant('DrawFrame', 14_000, { frameSeqId: 7 }),
      ...report(5000, 13_900, 7),
      ...report(21_000, 31_000, 8, 'b'),
      ...report(900_000, 910_000, 60),
    ),
  );
  expect(shown?.wait).toBe(30);
});

/** An answer that is handed over late, and seen in this frame, so many milliseconds after its click. */
const lateAnswer = (
  /** @type {number} */ drawn,
  /** @type {number} */ seen,
  /** @type {import('./lib/trace.mjs').Trace[]} */ ...moved
) =>
  shownAnswers(
    traceOf(
      instant('BeginFrame', 5000, { frameSeqId: 7 }),
      { ...page, name: 'Commit', ph: 'e', ts: 50_000 },
      instant('ActivateLayerTree', 55_000),
      instant('DrawFrame', 60_000, { frameSeqId: drawn }),
      ...report(51_000, 1000 + 1000 * seen, drawn),
      ...moved,
    ),
  )[0];

test('what is still on its way when the trace ends has moved until then', () => {
  const moved = [instant('moves', 60_000), instant('moves', 90_000), instant('rests', 100_000)];
  const end = instant('BeginFrame', 180_000, { frameSeqId: 16 });
  expect(lateAnswer(9, 69, ...moved, end)).toMatchObject({ moves: 120, holds: true });
});

test.each([
  { told: 'the very next frame', drawn: 7, seen: 91, moves: 0, holds: true },
  { told: 'a later frame without a movement', drawn: 9, seen: 91, moves: 0, holds: false },
  { told: 'a later frame within its movement', drawn: 9, seen: 91, moves: 80, holds: true },
  { told: 'a later frame, just a frame after its movement', drawn: 9, seen: 91, moves: 75, holds: true },
  { told: 'a later frame, more than one after its movement', drawn: 9, seen: 91, moves: 74, holds: false },
])('an answer in $told holds: $holds', ({ drawn, seen, moves, holds }) => {
  const moved = moves ? [instant('moves', 60_000), instant('rests', 60_000 + 1000 * moves)] : [];
  expect(lateAnswer(drawn, seen, ...moved)).toMatchObject({ missed: drawn - 7, wait: seen, moves, holds });
});

/**
 * @typedef {{ frame_sequence: number, state: string }} Reported
 * @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur: number, tdur?: number, id2?: { local: string },
 *   args: { name?: string, frame_reporter?: Reported, frameSeqId?: number,
 *     data?: { compositeFailed?: number, type?: string, duration?: number } } }} Trace
 */

/** What the tracing of the browser noted meanwhile: no more than is asked for, since to note it is itself work. */
export async function traced(
  /** @type {import('playwright').CDPSession} */ session,
  /** @type {() => Promise<unknown>} */ play,
  /** @type {readonly string[]} */ more = [],
) {
  /** @type {Trace[]} */
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(.../** @type {typeof events} */ (/** @type {unknown} */ (value))),
  );
  await session.send('Tracing.start', {
    categories: [
      'devtools.timeline',
      'blink.user_timing',
      'disabled-by-default-devtools.timeline.frame',
      ...more,
    ].join(),
    transferMode: 'ReportEvents',
  });
  await play();
  const done = new Promise((end) => session.once('Tracing.tracingComplete', end));
  await session.send('Tracing.end');
  await done;
  return events;
}

/** The main thread of the page: the one that runs its scripts. */
export function mainThreadOf(/** @type {readonly Trace[]} */ events) {
  const named = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const work = (/** @type {Trace} */ { pid, tid }) =>
    events.filter((one) => one.pid === pid && one.tid === tid && one.name === 'FunctionCall').length;
  return named.map((thread) => ({ thread, calls: work(thread) })).sort((a, b) => b.calls - a.calls)[0]?.thread;
}

/** What each task of the page's main thread cost the processor, in milliseconds: a busy machine disturbs the clock more. */
export function mainThread(/** @type {readonly Trace[]} */ events) {
  const thread = mainThreadOf(events);
  return events
    .filter(
      ({ name, ph, pid, tid }) => ph === 'X' && pid === thread?.pid && tid === thread?.tid && /RunTask$/.test(name),
    )
    .map(({ dur, tdur = dur }) => tdur / 1000);
}

/** From when to when something is on its way, by the marks that the page sets. */
export function movements(/** @type {readonly Trace[]} */ events) {
  const marks = events.filter(({ name, ph }) => (name === 'moves' || name === 'rests') && 'RI'.includes(ph));
  /** @type {{ from: number, to: number }[]} */
  const spans = [];
  let [moving, from] = [0, 0];
  for (const { name, ts } of marks.sort((a, b) => a.ts - b.ts)) {
    if (name === 'moves') {
      if (!moving++) from = ts;
      // What came to rest without having set out did so before anybody looked.
    } else if (moving && !--moving) spans.push({ from, to: ts });
  }
  // What is still on its way then: bots play on while the last answer of a person is looked at.
  if (moving) spans.push({ from, to: events.reduce((last, { ts }) => Math.max(last, ts), from) });
  return spans;
}

/** From when to when something moved that the compositor cannot move. The table moves nothing by script. */
function heldByPage(/** @type {readonly Trace[]} */ events) {
  /** @type {Map<string | undefined, { from: number, to: number }>} */
  const held = new Map();
  /** @type {{ from: number, to: number }[]} */
  const spans = [];
  for (const { name, ph, ts, id2, args } of [...events].sort((a, b) => a.ts - b.ts)) {
    if (name !== 'Animation') continue;
    const span = held.get(id2?.local);
    if (ph === 'e') {
      if (span) span.to = ts;
      held.delete(id2?.local);
    } else if (args.data?.compositeFailed && !span) {
      const one = { from: ts, to: Number.POSITIVE_INFINITY };
      spans.push(one);
      held.set(id2?.local, one);
    }
  }
  return spans;
}

/**
 * What the eye sees while something is on its way: frames that reached the screen. The compositor moves what it can
 * without the page; a frame that came without the page's part while only the page could move something is not counted.
 */
export function movingFrames(/** @type {readonly Trace[]} */ events) {
  const thread = mainThreadOf(events);
  const own = events.filter(({ pid }) => pid === thread?.pid);
  const within = (/** @type {{ from: number, to: number }[]} */ spans, /** @type {number} */ ts) =>
    spans.some(({ from, to }) => ts >= from && ts <= to);
  const [moving, held] = [movements(own), heldByPage(own)];
  /** @type {Map<number, { isDrawn: boolean, isFull: boolean, isWanted: boolean }>} */
  const frames = new Map();
  for (const { name, ph, ts, args } of own) {
    const reported = args.frame_reporter;
    if (name !== 'PipelineReporter' || ph !== 'b' || !reported || !within(moving, ts)) continue;
    const { frame_sequence, state } = reported;
    // Of one frame there may be two: without the page's part, and with it, which came too late for the first.
    const frame = frames.get(frame_sequence) ?? { isDrawn: false, isFull: true, isWanted: false };
    frame.isDrawn ||= state.startsWith('STATE_PRESENTED');
    frame.isWanted ||= state !== 'STATE_NO_UPDATE_DESIRED';
    frame.isFull &&= state !== 'STATE_PRESENTED_PARTIAL' || !within(held, ts);
    frames.set(frame_sequence, frame);
  }
  const seen = [...frames.values()];
  // In whole frames: something that moves is seen in the one in which it starts and in the one in which it ends. Near its
  // end it may move by too little to be seen, and no frame is wanted.
  const all = moving.reduce((sum, { from, to }) => sum + Math.floor(((to - from) * 60) / 1e6) + 1, 0);
  const wanted = all - seen.filter(({ isWanted }) => !isWanted).length;
  return { seconds: wanted / 60, drawn: seen.filter(({ isDrawn, isFull }) => isDrawn && isFull).length };
}

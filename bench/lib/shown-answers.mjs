import { mainThreadOf, movements } from './trace.mjs';

/** @typedef {import('./trace.mjs').Trace} Trace */

/** What a frame takes. */
const frame = 1000 / 60;

/**
 * How soon the answers that the page marked were seen, counted from when it was told of the click: the frame that shows
 * one is the first to be drawn of what was handed over after the click. None is missed where that is the very next frame,
 * or the one that was already on its way. `moves` is how long what an answer sets in motion is on its way. It holds where
 * no frame was missed, or where it is on the screen no later than a frame after that. `cost` is where the time went.
 */
export function shownAnswers(/** @type {readonly Trace[]} */ events) {
  const thread = mainThreadOf(events);
  const own = events.filter(({ pid }) => pid === thread?.pid).sort((a, b) => a.ts - b.ts);
  const spans = movements(own);
  const named = groupedByName(own);
  const after = (/** @type {string} */ name, /** @type {number} */ ts, ph = /./) =>
    named.get(name)?.find((event) => event.ts > ts && ph.test(event.ph));
  const marks = (named.get('answered') ?? []).filter(({ ph }) => 'RI'.includes(ph));
  const clicks = (named.get('EventDispatch') ?? []).filter(
    ({ ts, dur, args }) =>
      // One of them may give several answers, where the next leaves no choice.
      args.data?.type === 'click' && marks.some((mark) => ts <= mark.ts && mark.ts <= ts + dur),
  );
  return clicks.flatMap((click) => {
    const handed = after('Commit', click.ts + click.dur, /e/);
    const ready = handed && after('ActivateLayerTree', handed.ts);
    const drawn = ready && after('DrawFrame', ready.ts);
    const next = after('BeginFrame', click.ts);
    const seen = drawn && shownAt(named.get('PipelineReporter') ?? [], drawn);
    if (!drawn || !next || !seen) return [];
    const missed = Math.max(0, Number(drawn.args.frameSeqId) - Number(next.args.frameSeqId));
    // It starts with the frame that shows the answer, which may have begun just before the click.
    const span = spans.find(({ from }) => from > click.ts - 1000 * frame && from < seen + 50_000);
    const [wait, moves] = [(seen - click.ts) / 1000, span ? (span.to - span.from) / 1000 : 0];
    const at = { next, handed, ready, drawn };
    const halted = haltedIn(named, click, ready.ts);
    /** @type {Record<string, number>} */
    const cost = { ...costOf(named, click, ready.ts), halted, ...timesOf(at, click.ts) };
    return [{ wait, missed, moves, holds: !missed || wait <= frame + moves, cost }];
  });
}

function groupedByName(/** @type {readonly Trace[]} */ events) {
  /** @type {Map<string, Trace[]>} */
  const named = new Map();
  for (const event of events) {
    const list = named.get(event.name) ?? [];
    list.push(event);
    named.set(event.name, list);
  }
  return named;
}

/** When the steps of showing an answer were reached, in milliseconds by the clock since the click. */
function timesOf(/** @type {Record<string, Trace>} */ steps, /** @type {number} */ since) {
  return Object.fromEntries(Object.entries(steps).map(([name, { ts }]) => [name, (ts - since) / 1000]));
}

/** What the browser calls the parts of the work for a frame. */
const parts = {
  script: ['EventDispatch', 'FireAnimationFrame'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  'pre-paint': ['PrePaint'],
  paint: ['Paint'],
  layerize: ['Layerize'],
  commit: ['Commit'],
  raster: ['RasterTask'],
};

/** Processor time of each part from a click on, in milliseconds: of a part in another one, the inner counts. */
function costOf(
  /** @type {ReadonlyMap<string, Trace[]>} */ named,
  /** @type {Trace} */ click,
  /** @type {number} */ until,
) {
  const within = Object.entries(parts).flatMap(([part, names]) =>
    names
      .flatMap((name) => named.get(name) ?? [])
      .filter(({ ph, ts }) => ph === 'X' && ts >= click.ts && ts < until)
      .map(({ tid, ts, dur, tdur = dur }) => ({ part, tid, ts, end: ts + dur, tdur })),
  );
  /** @type {Record<string, number>} */
  const cost = Object.fromEntries(Object.keys(parts).map((part) => [part, 0]));
  const open = (/** @type {typeof within[number]} */ one) =>
    within
      .filter((other) => other !== one && other.tid === one.tid && other.ts <= one.ts && one.end <= other.end)
      .sort((a, b) => b.ts - a.ts || a.end - b.end)[0];
  for (const one of within) {
    cost[one.part] = (cost[one.part] ?? 0) + one.tdur / 1000;
    const outer = open(one);
    if (outer) cost[outer.part] = (cost[outer.part] ?? 0) - one.tdur / 1000;
  }
  return cost;
}

/**
 * For how long, by the clock, the page and what paints it could have gone on but had no processor: other work of the machine,
 * not of the table. A commit is left out, in which the page waits for the compositor.
 */
function haltedIn(
  /** @type {ReadonlyMap<string, Trace[]>} */ named,
  /** @type {Trace} */ click,
  /** @type {number} */ until,
) {
  const lost = (/** @type {string} */ name, tid = 0) =>
    (named.get(name) ?? [])
      .filter((one) => one.ph === 'X' && one.ts + one.dur > click.ts && one.ts < until && (!tid || one.tid === tid))
      .reduce((sum, { dur, tdur = dur }) => sum + Math.max(0, dur - tdur), 0);
  return Math.max(0, lost('RunTask', click.tid) - lost('Commit', click.tid) + lost('RasterTask')) / 1000;
}

/**
 * When what was drawn then was on the screen: with that frame or, where its own report had already ended, with the next one.
 * Of one frame there may be two reports, without the page's part and with it; names of reports are used again.
 */
function shownAt(/** @type {readonly Trace[]} */ reports, /** @type {Trace} */ drawn) {
  const ends = reports
    .filter(({ args }) => Number(args.frame_reporter?.frame_sequence) >= Number(drawn.args.frameSeqId))
    .filter(({ args }) => args.frame_reporter?.state.startsWith('STATE_PRESENTED'))
    .map((one) => reports.find(({ ph, ts, id2 }) => ph === 'e' && ts >= one.ts && id2?.local === one.id2?.local)?.ts)
    .filter((end) => end !== undefined && end >= drawn.ts);
  return ends.length ? Math.min(.../** @type {number[]} */ (ends)) : undefined;
}

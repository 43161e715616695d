/** @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur: number, tdur?: number, args: { name?: string } }} Trace */

/** The main thread of the page: the one that runs its scripts. */
function mainThreadOf(/** @type {readonly Trace[]} */ events) {
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

/** When the page's main thread made a frame, in milliseconds. */
export function frameTimes(/** @type {readonly Trace[]} */ events) {
  const thread = mainThreadOf(events);
  return events
    .filter(({ name, pid, tid }) => name === 'PrePaint' && pid === thread?.pid && tid === thread?.tid)
    .map(({ ts }) => ts / 1000);
}

import type { Answer, Decision, Game } from '@draco-table/engine';
import type { BotReply, BotRequest } from './bot-worker.js';
import type { Setup } from './seating.js';

/** Whoever answers for the seats that no person plays. */
export interface Bots {
  choose(game: Game, decision: Decision, setup: Setup): Promise<Answer>;
}

type Thinker = (request: BotRequest) => Promise<Answer>;

/** A worker of its own, so that the page never waits for a bot. Fails where workers may not be started. */
function inWorker(): Promise<Thinker> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL('./bot-worker.js', import.meta.url), { type: 'module' });
    const waiting = new Map<number, { done: (answer: Answer) => void; failed: (error: Error) => void }>();
    const sent = new Set<string>();
    worker.onmessage = ({ data }: MessageEvent<BotReply>) => {
      const open = waiting.get(data.id);
      waiting.delete(data.id);
      if ('answer' in data) open?.done(data.answer);
      else open?.failed(new Error(data.error));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      const error = new Error(event.message || 'The bots could not be started.');
      for (const open of waiting.values()) open.failed(error);
      waiting.clear();
      failed(error);
    };
    done((request) => {
      const { hash } = request.ruleset;
      const ruleset = sent.has(hash) ? { hash } : request.ruleset;
      sent.add(hash);
      return new Promise((answered, refused) => {
        waiting.set(request.id, { done: answered, failed: refused });
        worker.postMessage({ ...request, ruleset });
      });
    });
  });
}

/** The same code on the page: a script from another origin cannot start workers. */
async function onPage(): Promise<Thinker> {
  const { think } = await import('./bot-worker.js');
  return async (request) => think(request);
}

let thinker: Promise<Thinker> | undefined;
let requests = 0;

export const ownBots: Bots = {
  async choose(game, decision, setup) {
    const request: BotRequest = {
      id: ++requests,
      ruleset: { hash: game.ruleset.hash, json: game.ruleset },
      saved: game.save(),
      seat: decision.seat,
      bot: setup.bot,
      seed: setup.seed,
    };
    thinker ??= inWorker().catch(onPage);
    try {
      return await (await thinker)(request);
    } catch {
      // The worker was blocked or broke down; on the page a wrong request fails again, and is then told.
      thinker = onPage();
      return (await thinker)(request);
    }
  },
};

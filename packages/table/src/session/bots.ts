import type { Hint } from '@draco-table/bots';
import type { Answer, Decision, Game } from '@draco-table/engine';
import { trusted } from '../load/trusted.js';
import type { BotReply, BotRequest, Thought } from './bot-worker.js';
import { botAt, type Setup } from './seating.js';

/** Whoever answers for the seats that no person plays. */
export interface Bots {
  /** `learned` fetches what bots have learned of the game. */
  choose(game: Game, decision: Decision, setup: Setup, learned?: Learned): Promise<Answer>;
  /** What a strong player would do in a person's place. */
  hint(game: Game, decision: Decision, setup: Setup, learned?: Learned): Promise<Hint>;
}
export type Learned = () => Promise<unknown>;

/** Where a page requires trusted addresses, that of our worker is one. Its name and call are what the bundler looks for. */
class Worker extends globalThis.Worker {
  constructor(url: URL, options: WorkerOptions) {
    super(trusted('createScriptURL', url.href), options);
  }
}

type Thinker = (request: BotRequest) => Promise<Thought>;

/** A worker of its own, so that the page never waits for a bot. Fails where workers may not be started. */
function inWorker(): Promise<Thinker> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL('./bot-worker.js', import.meta.url), { type: 'module' });
    const waiting = new Map<number, { done: (thought: Thought) => void; failed: (error: Error) => void }>();
    const sent = new Set<string>();
    worker.onmessage = ({ data }: MessageEvent<BotReply>) => {
      const open = waiting.get(data.id);
      waiting.delete(data.id);
      if ('thought' in data) open?.done(data.thought);
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

/** What was learned, or nothing: a game can be played without, so what cannot be fetched is told to whoever looks. */
async function fetched(learned: Learned | undefined): Promise<unknown> {
  try {
    return await learned?.();
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

async function ask(game: Game, decision: Decision, setup: Setup, bot: string, learned?: Learned): Promise<Thought> {
  const request: BotRequest = {
    id: ++requests,
    ruleset: { hash: game.ruleset.hash, json: game.ruleset, brain: await fetched(learned) },
    saved: game.save(),
    seat: decision.seat,
    bot,
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
}

export const ownBots: Bots = {
  choose: async (game, decision, setup, learned) =>
    (await ask(game, decision, setup, botAt(setup, decision.seat), learned)) as Answer,
  hint: async (game, decision, setup, learned) => (await ask(game, decision, setup, 'hint', learned)) as Hint,
};

import {
  type Decision,
  type Dice,
  dice,
  type Game,
  imagine,
  onlyAnswer,
  type Picker,
  type PickInfo,
  playOn,
} from '@draco-table/engine';
import { candidates, indicesOf } from './answers.js';
import type { Bot } from './bot.js';
import { randomIndices } from './random.js';
import { worth } from './worth.js';

export interface MctsOptions {
  /** Games that are imagined for each decision. */
  iterations?: number;
  /** Decisions that are played at random beyond the tree before the score is looked at. */
  depth?: number;
  /** How much untried answers are favoured. */
  curiosity?: number;
}

/** What is remembered of an answer at a point that the seat could tell apart. */
interface Branch {
  visits: number;
  /** Sum of what it was worth to the seat that decided. */
  total: number;
  next: Node;
}
type Node = Map<string, Branch>;

interface Search {
  game: Game;
  decision: Decision;
  answers: readonly string[][];
  keys: readonly string[];
  seed: string;
  root: Node;
  /** The guesses so far. The n-th try of every answer is made on the n-th guess, so that all are judged by the same. */
  worlds: Game[];
  depth: number;
  curiosity: number;
}

/**
 * Information-set tree search: iterations deal what the seat cannot know anew and walk one tree that all guesses share, so
 * that an answer is judged over all of them. Beyond the tree a few decisions are left to chance; then the lead counts:
 * more of them would add more noise than sight. Thinks in iterations, never in seconds.
 */
export function mcts({ iterations = 500, depth = 6, curiosity = 0.7 }: MctsOptions = {}): Bot {
  return {
    name: 'mcts',
    choose: (game, decision, seed) => {
      const only = onlyAnswer(decision);
      if (only !== undefined) return only;
      const answers = candidates(decision, seed);
      if (answers.length === 1) return answers[0];
      const keys = answers.map((answer) => answer.join(' '));
      const root: Node = new Map();
      const search: Search = { game, decision, answers, keys, seed, root, worlds: [], depth, curiosity };
      for (let n = 0; n < iterations; n++) iterate(search);
      return mostTried(search);
    },
  };
}

/** Of answers that were tried equally often the better one. */
function mostTried({ answers, keys, root }: Search): string[] {
  let best = answers[0];
  let most = -1;
  for (const [i, answer] of answers.entries()) {
    const branch = root.get(keys[i]);
    const value = branch === undefined ? 0 : branch.visits + branch.total / branch.visits / 2;
    if (value > most) {
      most = value;
      best = answer;
    }
  }
  return best;
}

function iterate(search: Search): void {
  const { game, decision, answers, keys, seed, root, worlds, depth, curiosity } = search;
  const first = select(root, keys, curiosity, null);
  const answer = answers[keys.indexOf(first)];
  const n = root.get(first)?.visits ?? 0;
  worlds[n] ??= imagine(game, decision.seat, `${seed}/${n}`);
  const roll = dice(`${seed}/${n}/roll`);
  const path: { seat: number; branch: Branch }[] = [];
  let node: Node | undefined = root;
  let asked = 0;
  const descend = (key: string, seat: number, from: Node): void => {
    let branch = from.get(key);
    const known = branch !== undefined;
    branch ??= { visits: 0, total: 0, next: new Map() };
    from.set(key, branch);
    path.push({ seat, branch });
    // One new branch an iteration; beyond it chance decides.
    node = known ? branch.next : undefined;
  };
  const pick: Picker = (info) => {
    if (path.length === 0) {
      // The imagined game may first ask others who answer at the same moment.
      if (info.seat !== decision.seat) return byChance(roll, info);
      descend(first, info.seat, root);
      const indices = indicesOf(info, answer);
      if (indices === undefined) return undefined;
      return info.many ? indices : (indices[0] ?? -1);
    }
    if (node === undefined || info.many) {
      node = undefined;
      return asked++ < depth ? byChance(roll, info) : undefined;
    }
    const offered = Array.from({ length: info.count }, (_, i) => `${info.seat}:${info.id(i)}`);
    if (info.optional) offered.push(`${info.seat}:`);
    const key = select(node, offered, curiosity, roll);
    descend(key, info.seat, node);
    const at = offered.indexOf(key);
    return at < info.count ? at : -1;
  };
  const outcome = playOn(worlds[n], pick);
  for (const { seat, branch } of path) {
    branch.visits++;
    branch.total += worth(outcome, seat);
  }
}

function byChance(roll: Dice, info: PickInfo): number | number[] {
  const indices = randomIndices(roll, info.count, info, info.many);
  return info.many ? indices : (indices[0] ?? -1);
}

/** The most promising of what is offered here; what was never tried comes first, in an order of chance if there is any. */
function select(node: Node, keys: readonly string[], curiosity: number, roll: Dice | null): string {
  const untried = keys.filter((key) => (node.get(key)?.visits ?? 0) === 0);
  if (untried.length > 0) return untried[roll === null ? 0 : roll(untried.length)];
  let visits = 0;
  for (const key of keys) visits += node.get(key)?.visits ?? 0;
  // Square roots are exact everywhere, logarithms are not.
  const spread = curiosity * Math.sqrt(visits);
  let best = keys[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const key of keys) {
    const { visits: tried, total } = node.get(key) as Branch;
    const value = total / tried + spread / (1 + tried);
    if (value > most) {
      most = value;
      best = key;
    }
  }
  return best;
}

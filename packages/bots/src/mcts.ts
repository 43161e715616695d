import { type Decision, dice, type Game, type Picker, type PickInfo } from '@draco-table/engine';
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

/**
 * Information-set tree search: every iteration deals what the seat cannot know anew and walks one tree that all guesses
 * share, so that an answer is judged over all of them. Thinks in iterations, never in seconds.
 */
export function mcts({ iterations = 500, depth = 16, curiosity = 0.7 }: MctsOptions = {}): Bot {
  return {
    name: 'mcts',
    choose: (game, decision, seed) => {
      const answers = candidates(decision, seed);
      if (answers.length === 1) return answers[0];
      const root: Node = new Map();
      for (let n = 0; n < iterations; n++) iterate(game, decision, answers, root, `${seed}/${n}`, depth, curiosity);
      let best = answers[0];
      let most = -1;
      for (const answer of answers) {
        const visits = root.get(answer.join(' '))?.visits ?? 0;
        if (visits > most) {
          most = visits;
          best = answer;
        }
      }
      return best;
    },
  };
}

function iterate(
  game: Game,
  decision: Decision,
  answers: readonly string[][],
  root: Node,
  seed: string,
  depth: number,
  curiosity: number,
): void {
  const roll = dice(seed);
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
      if (info.seat !== decision.seat) return byChance(info);
      const key = select(
        root,
        answers.map((answer) => answer.join(' ')),
        curiosity,
        roll,
      );
      const answer = answers.find((candidate) => candidate.join(' ') === key) ?? answers[0];
      const indices = indicesOf(info, answer);
      if (indices === undefined) return undefined;
      descend(key, info.seat, root);
      return info.many ? indices : (indices[0] ?? -1);
    }
    if (node === undefined || info.many) {
      node = undefined;
      return asked++ < depth ? byChance(info) : undefined;
    }
    const keys = Array.from({ length: info.count }, (_, i) => `${info.seat}:${info.id(i)}`);
    if (info.optional) keys.push(`${info.seat}:`);
    const key = select(node, keys, curiosity, roll);
    descend(key, info.seat, node);
    const at = keys.indexOf(key);
    return at < info.count ? at : -1;
  };
  const byChance = (info: PickInfo): number | number[] => {
    const indices = randomIndices(roll, info.count, info, info.many);
    return info.many ? indices : (indices[0] ?? -1);
  };
  const outcome = game.imagine(decision.seat, seed).playOn(pick);
  for (const { seat, branch } of path) {
    branch.visits++;
    branch.total += worth(outcome, seat);
  }
}

/** The most promising of what is offered here; what was never tried comes first, in an order of chance. */
function select(node: Node, keys: readonly string[], curiosity: number, roll: (n: number) => number): string {
  const untried = keys.filter((key) => (node.get(key)?.visits ?? 0) === 0);
  if (untried.length > 0) return untried[roll(untried.length)];
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

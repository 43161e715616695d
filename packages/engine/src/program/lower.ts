import type { Block, Choice, Node, Op, RoutineDef, Ruleset } from '@draco-table/ruleset';
import { numbers } from './layout.js';

/** A place in the steps, known once all of them are there. */
export interface Label {
  at: number;
}

/**
 * What one step of a phase does, with operations and choices in whatever form they are run. A step that names a label
 * goes there, or on to the next.
 */
export type PhaseStep<N, C> =
  /** A statement of its own; leaving its block goes to `end`, stopping to `finish`. */
  | { is: 'do'; node: N; mark: number; end: Label; finish: Label }
  /** To the label unless the condition holds, or (`not`) if it does. */
  | { is: 'test'; node: N; not: boolean; to: Label }
  /** To the label unless something is chosen, or (`not`) if it is. */
  | { is: 'choose'; choice: C; not: boolean; to: Label | null }
  | { is: 'jump'; to: Label }
  /** How often is worked out once and counted down in a slot. */
  | { is: 'count'; times: N; left: number }
  | { is: 'again'; left: number; to: Label }
  /** A list is kept in a slot and gone through, in its order or in one that somebody chooses. */
  | { is: 'list'; node: N; slot: number; items: number; at: number }
  | { is: 'next'; slot: number; items: number; at: number; to: Label }
  | { is: 'pick'; each: N; slot: number; items: number; to: Label }
  | { is: 'call'; target: number; args: N[] }
  | { is: 'leave' };

/** How operations and choices are made ready. */
export interface Ready<N, C> {
  (node: Node): N;
  (choice: Choice): C;
}

/** A phase as steps, and what its frame holds. */
export interface Lowered<N, C> {
  steps: PhaseStep<N, C>[];
  size: number;
  passing: number[];
}

/**
 * A phase as a list of steps with an explicit counter, so that it can be saved between any two of its statements.
 * Loops keep their list and their position in slots after the routine's own.
 */
export function lowerPhase<N, C>(ruleset: Ruleset, def: RoutineDef, body: Block, ready: Ready<N, C>): Lowered<N, C> {
  const kept = new Set([0, 1, ...def.params.map(({ slot }) => slot)]);
  addNamed(body, kept);
  let size = Math.max(2, def.slots.length);
  const passing = numbers(size, (slot) => slot).filter((slot) => !kept.has(slot));
  const steps: PhaseStep<N, C>[] = [];
  const finish: Label = { at: -1 };
  const fresh = (): number => size++;
  let mark = -1;

  const here = (label: Label): void => {
    label.at = steps.length;
  };
  const block = (nodes: Block): void => {
    const end: Label = { at: -1 };
    const outer = mark;
    for (const node of nodes) statement(node as Op, end);
    mark = outer;
    here(end);
  };
  /** Two blocks after a step that goes to the label for the second. */
  const branches = (other: Label, yes: Block, no: Block | undefined): void => {
    block(yes);
    if (no === undefined) {
      here(other);
      return;
    }
    const end: Label = { at: -1 };
    steps.push({ is: 'jump', to: end });
    here(other);
    block(no);
    here(end);
  };
  const loop = (test: (end: Label) => PhaseStep<N, C>, inner: Node): void => {
    const start: Label = { at: steps.length };
    const end: Label = { at: -1 };
    steps.push(test(end));
    block(inner as unknown as Block);
    steps.push({ is: 'jump', to: start });
    here(end);
  };
  /** Statements that hold others. */
  const lowering: Record<string, (node: Op, end: Label) => void> = {
    if: (node) => {
      const other: Label = { at: -1 };
      steps.push({ is: 'test', node: ready(node[1]), not: false, to: other });
      branches(other, node[2] as unknown as Block, node[3] as unknown as Block | undefined);
    },
    choose: (node, end) => {
      const { body: yes, else: no, many } = node[1] as unknown as Choice;
      const choice = ready(node[1] as unknown as Choice);
      const other: Label = { at: -1 };
      if (yes) {
        steps.push({ is: 'choose', choice, not: false, to: other });
        branches(other, yes, no);
      } else if (no) {
        steps.push({ is: 'choose', choice, not: true, to: other });
        branches(other, no, undefined);
        // Several may be none: what follows goes on with an empty list.
      } else steps.push({ is: 'choose', choice, not: false, to: many ? null : end });
    },
    each: (node) => {
      const slot = node[1] as number;
      const items = fresh();
      const at = fresh();
      steps.push({ is: 'list', node: ready(node[2]), slot, items, at });
      const who = node[4];
      if (who === undefined) loop((to) => ({ is: 'next', slot, items, at, to }), node[3]);
      else {
        const each = ready(['each', slot, node[2], [], who] as unknown as Node);
        loop((to) => ({ is: 'pick', each, slot, items, to }), node[3]);
      }
    },
    repeat: (node) => {
      const left = fresh();
      steps.push({ is: 'count', times: ready(node[1]), left });
      loop((to) => ({ is: 'again', left, to }), node[2]);
    },
    until: (node) => loop((to) => ({ is: 'test', node: ready(node[1]), not: true, to }), node[2]),
    do: (node, end) => {
      const target = node[1] as number;
      if (ruleset.routines[target].is === 'phase')
        steps.push({ is: 'call', target, args: (node.slice(2) as Node[]).map((arg) => ready(arg)) });
      else simple(node, end);
    },
    stop: () => steps.push({ is: 'jump', to: finish }),
  };
  const simple = (node: Op, end: Label): void => {
    if (node[0] === 'mark') mark = node[1] as number;
    steps.push({ is: 'do', node: ready(node as Node), mark, end, finish });
  };
  const statement = (node: Op, end: Label): void => (lowering[node[0]] ?? simple)(node, end);

  block(body);
  here(finish);
  steps.push({ is: 'leave' });
  return { steps, size, passing };
}

/** Slots that statements give a value: the others hold something only while an expression is worked out. */
function addNamed(block: Block, kept: Set<number>): void {
  for (const node of block) {
    const [op, ...args] = node as Op;
    if (op === 'let' || op === 'each') kept.add(args[0] as number);
    if (op === 'atonce') kept.add(args[1] as number);
    for (const arg of args as unknown[]) {
      if (typeof arg !== 'object' || arg === null) continue;
      const { slot, body, else: other } = arg as Partial<Choice>;
      if (slot !== undefined) kept.add(slot);
      if (body) addNamed(body, kept);
      if (other) addNamed(other, kept);
      // A block is a list of operations; an operation begins with its name.
      if (Array.isArray(arg) && Array.isArray(arg[0])) addNamed(arg as Block, kept);
    }
  }
}

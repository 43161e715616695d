import { type OnlineCode, onlineProblem, type SaidProblem } from '@draco-table/protocol';

/** A reason not to do what somebody asked for; nothing has changed. */
export class Refusal extends Error {
  constructor(readonly problem: SaidProblem) {
    super(problem.message);
    this.name = 'Refusal';
  }
}

export function refuse(code: OnlineCode, args: SaidProblem['args'] = {}): never {
  throw new Refusal(onlineProblem(code, args));
}

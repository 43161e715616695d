import { type Answer, type Decision, type Game, onlyAnswer } from '@draco-table/engine';
import { inWords, type Said } from '../test-block/block.js';
import type { Given } from './drive.js';

/** A driven game as answers, and as words of a test that anybody can read. */
export interface Told {
  answers: Answer[];
  said: Said[];
}

/** Gives the answers to a game that stands at its first decision; it then stands where the last was refused. */
export function retell(game: Game, given: readonly Given[]): Told {
  const answers: Answer[] = [];
  const said: Said[] = [];
  const give = ({ id, seat }: Decision, choose: string[]): boolean => {
    const answer = { decision: id, seat, choose, version: game.version };
    answers.push(answer);
    return game.answer(answer).ok;
  };
  /** Where there is but one answer, neither a playout nor a test asks. */
  const goOn = (): void => {
    for (;;) {
      const decision = game.decisions.find((open) => onlyAnswer(open) !== undefined);
      const only = decision && onlyAnswer(decision);
      if (!decision || !only || !give(decision, only)) return;
    }
  };
  goOn();
  for (const { seat, choose } of given) {
    const decision = game.decisions.find((open) => open.seat === seat);
    if (!decision) break;
    said.push({ seat, words: inWords(decision, choose, game.ruleset) });
    if (!give(decision, choose)) break;
    goOn();
  }
  return { answers, said };
}

import type { OwnCode } from './own-codes.js';

/** D08xx and D09xx: what the engine reports about rulesets, answers and running rules. */
export const ENGINE_CODES: Readonly<Record<string, OwnCode>> = {
  D0801: {
    title: 'malformed ruleset',
    explanation:
      'The JSON does not have the shape of a ruleset. Build it again with draco build; a ruleset is not meant to be written by hand.',
  },
  D0802: {
    title: 'newer ruleset',
    explanation:
      'The ruleset was built by a newer draco than the engine that should run it. Update the engine, or build it again.',
  },
  D0803: {
    title: 'unknown operation',
    explanation: 'The ruleset holds an operation that the engine does not have, or one with the wrong arguments.',
  },
  D0804: {
    title: 'ruleset too large',
    explanation:
      'The ruleset has more of something than any game needs. The limits keep hostile files from taking a machine with them.',
  },
  D0805: {
    title: 'ruleset contradicts itself',
    explanation: 'A part of the ruleset speaks of another part that is not there, or has another type.',
  },
  D0901: {
    title: 'no such decision',
    explanation: 'The answer is for a decision that is not open: it was answered already, or never asked.',
  },
  D0902: { title: 'not your decision', explanation: 'The answer comes from a seat that is not asked.' },
  D0903: {
    title: 'stale answer',
    explanation: 'The game has moved on since the answer was thought of. Look at the open decisions again.',
  },
  D0904: { title: 'not an option', explanation: 'What was chosen is not among the options of the decision.' },
  D0905: { title: 'chosen twice', explanation: 'The same option was chosen more than once in one answer.' },
  D0906: {
    title: 'too few or too many',
    explanation: 'The decision wants another number of options than the answer has.',
  },
  D0907: { title: 'game over', explanation: 'The game has ended, so nobody is asked anything.' },
  D0908: { title: 'malformed answer', explanation: 'An answer is an object with decision, seat, choose and version.' },
  D0910: {
    title: 'limit of a rule',
    explanation:
      'A rule went on longer, called deeper or made longer lists than any game needs: most often a loop that nothing ends. The game stands where it stood before.',
    example: 'repeat until no draw-pile { move (top 1 of draw-pile) to discard }',
  },
  D0911: {
    title: 'a rule went wrong',
    explanation:
      'A rule asked for something impossible while it ran. The game stands where it stood before, and the place of the rule is named.',
  },
  D0920: { title: 'number of players', explanation: 'The game cannot be played with that many.' },
  D0921: {
    title: 'unknown option',
    explanation: 'The game has no option of that name, or the option does not have that value.',
  },
  D0922: {
    title: 'save of another game',
    explanation:
      'The game was saved with other rules: another game, another deck, or another version of them. It can be replayed, but not gone on with.',
  },
  D0923: { title: 'unreadable save', explanation: 'The saved game is damaged or was changed by hand.' },
  D0924: {
    title: 'replay differs',
    explanation:
      'The same seed and answers lead somewhere else than they did: the rules or the engine have changed since.',
  },
  D0925: {
    title: 'card cannot be held',
    explanation: 'A seat was to start with a card that does not exist, or that no hand takes.',
  },
  D0930: {
    title: 'no way back',
    explanation: 'Something hidden came to light since, or chance was used, so that answer cannot be taken back.',
  },
};

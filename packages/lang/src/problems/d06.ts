import { entries } from './entry.js';

/** D06xx: tests. */
export const D06 = entries({
  D0601: {
    severity: 'error',
    title: 'test without an expectation',
    message: 'This test expects nothing, so it cannot fail.',
    explanation: 'A test says what should be so with at least one `expect`.',
    failing: 'test "nothing" {\n  players 2\n}\n',
    mended: 'test "nothing" {\n  players 2\n  expect round is 0\n}\n',
  },
  D0602: {
    severity: 'error',
    title: 'wrong number of players',
    message: '{count} cannot play: the game is for {min} to {max}.',
    explanation: 'A test is played with a number of players that the game allows.',
    failing: 'test "many" {\n  players 9\n  expect round is 0\n}\n',
    mended: 'test "many" {\n  players 4\n  expect round is 0\n}\n',
  },
  D0603: {
    severity: 'error',
    title: 'event that nobody is told of',
    message: '`{name}` is not declared `told`, so there is no event of it.',
    explanation: 'Only verbs that are `told` become events, which players see and tests can expect.',
    failing: 'test "step" {\n  given { advance scout by 1 }\n  expect event advance scout by 1\n}\n',
    mended: 'test "round" {\n  given { start round }\n  expect event start round\n}\n',
  },
  D0604: {
    severity: 'error',
    title: 'beginning of a test out of place',
    message: '`{word}` says how the test begins: it stands once, before the first answer and the first expectation.',
    help: 'Put it there, all that is given in one block; for another beginning write another test.',
    explanation:
      'A test begins with `players`, `option` and `given`, and goes on with answers and expectations. What was given later would come too late, since the game is under way.',
    failing: 'test "late" {\n  expect round is 0\n  given { start round }\n  expect round is 1\n}\n',
    mended: 'test "early" {\n  given { start round }\n  expect round is 1\n}\n',
  },
});

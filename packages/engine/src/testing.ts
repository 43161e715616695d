export { swapHidden } from './play/imagine.js';
export { type AttackOptions, attack, attackFrom, type Leak, tellIn } from './testing/attack.js';
export { runTests, startTest, type TestFailure, type TestReport, type TestResult } from './testing/run-tests.js';

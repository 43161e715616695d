export { runTests, type TestFailure, type TestReport, type TestResult } from './testing/run-tests.js';

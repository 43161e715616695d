export { runTests, startTest, type TestFailure, type TestReport, type TestResult } from './testing/run-tests.js';

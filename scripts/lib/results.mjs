import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The part of vitest's JSON report that we read.
 * @typedef {object} Report
 * @property {{ name: string, status: string, message?: string, assertionResults: { fullName: string, status: string }[] }[]} testResults
 */

const folders = ['packages', 'apps', 'scripts', 'docs', 'bench', 'attack'];
const passedOver = new Set(['node_modules', 'dist', '.turbo', 'cache']);

/**
 * Every test file of the repository, found on disk and not by vitest, so that one it leaves out is noticed.
 * @param {string} root
 * @returns {string[]}
 */
export function testFiles(root) {
  const walk = (/** @type {string} */ folder) => {
    /** @type {string[]} */
    const found = [];
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!passedOver.has(entry.name)) found.push(...walk(path));
      } else if (/\.(test|spec)\.[cm]?[jt]sx?$/.test(entry.name)) {
        found.push(path);
      }
    }
    return found;
  };
  const present = new Set(readdirSync(root));
  return folders.filter((folder) => present.has(folder)).flatMap((folder) => walk(join(root, folder)));
}

/**
 * Adds up a run. A test that was skipped, a file that did not load, a file that nobody ran and an error outside any
 * test each count as failed: nothing is left out in silence.
 * @param {Report | undefined} report
 * @param {number} exitCode vitest's own
 * @param {string[]} files the test files on disk
 */
export function summarise(report, exitCode, files) {
  /** @type {string[]} */
  const complaints = [];
  let passed = 0;
  let failed = 0;
  const complain = (/** @type {string} */ text) => {
    complaints.push(text);
    failed += 1;
  };

  const results = report?.testResults ?? [];
  for (const file of results) {
    const before = failed;
    for (const { fullName, status } of file.assertionResults) {
      if (status === 'passed') passed += 1;
      else if (status === 'failed') failed += 1;
      else complain(`Not run (${status}): ${fullName} in ${file.name}`);
    }
    if (file.status === 'failed' && failed === before) complain(`Did not load: ${file.name}`);
    else if (file.assertionResults.length === 0) complain(`Holds no test: ${file.name}`);
  }

  const ran = new Set(results.map((file) => file.name));
  for (const file of files) {
    if (!ran.has(file)) complain(`In no test project: ${file}`);
  }
  if (exitCode !== 0 && failed === 0) complain('The test run ended with an error outside any test.');
  return { passed, failed, complaints };
}

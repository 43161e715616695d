// npm start and npm test as a person meets them: the real scripts, in a workspace of their own, with made-up tools.
import { spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { testFiles } from './lib/results.mjs';
import { listen } from './lib/serve.mjs';
import { tempTree } from './lib/temp-tree.mjs';

/** @param {string} file @param {string} code */
function tool(file, code) {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `#!${process.execPath}\nconst fs = require('node:fs');\n${code}\n`);
  chmodSync(file, 0o755);
}

/** A workspace that nothing is installed in, and a PATH that holds only our tools. */
function workspace() {
  const root = tempTree({
    'package.json': { type: 'module', packageManager: 'pnpm@0.0.1' },
    'pnpm-lock.yaml': 'one\n',
    'pnpm-workspace.yaml': '',
    'apps/web/dist/index.html': 'the table',
    'bin/package.json': { type: 'commonjs' },
    'network.txt': 'up',
    calls: '',
  });
  cpSync(fileURLToPath(new URL('.', import.meta.url)), join(root, 'scripts'), { recursive: true });
  // What turbo would have built.
  symlinkSync(fileURLToPath(new URL('../apps/cli', import.meta.url)), join(root, 'apps/cli'));
  const inRoot = (/** @type {string} */ path) => JSON.stringify(join(root, path));
  const begin = `
    const network = fs.readFileSync(${inRoot('network.txt')}, 'utf8');
    const name = process.argv[1].split('/').pop();
    fs.appendFileSync(${inRoot('calls')}, name + ' ' + process.argv.slice(2).join(' ') + '\\n');`;
  tool(join(root, 'bin/npm'), `${begin}\nprocess.exit(network === 'down' ? 1 : 0);`);
  // Puts tools in place as an install would: turbo builds unless told not to, vitest writes the report it is given.
  tool(
    join(root, 'bin/npx'),
    `${begin}
    if (network === 'down') { console.error('ENOTFOUND'); process.exit(1); }
    const bin = ${inRoot('node_modules/.bin')};
    fs.mkdirSync(bin, { recursive: true });
    fs.writeFileSync(${inRoot('node_modules/package.json')}, '{"type":"commonjs"}');
    if (network === 'breaks') { console.error('ECONNRESET'); process.exit(1); }
    if (network === 'full') { console.error('ENOSPC: no space left on device'); process.exit(1); }
    for (const name of ['turbo', 'vitest', 'playwright']) fs.copyFileSync(${inRoot('bin')} + '/fake-' + name, bin + '/' + name);`,
  );
  tool(join(root, 'bin/nvim'), "console.log('NVIM v0.7.2');");
  tool(join(root, 'bin/fake-turbo'), `process.exit(fs.existsSync(${inRoot('broken')}) ? 1 : 0);`);
  // Downloads a browser where the network is up.
  tool(
    join(root, 'bin/fake-playwright'),
    `if (!fs.existsSync(${inRoot('browser')})) process.exit(1);
    fs.copyFileSync(${inRoot('browser')}, ${inRoot('bin/chromium')});`,
  );
  tool(
    join(root, 'bin/fake-vitest'),
    `const out = process.argv.find((arg) => arg.startsWith('--outputFile.json=')).split('=')[1];
    const tests = JSON.parse(fs.readFileSync(${inRoot('tests.json')}, 'utf8'));
    const names = JSON.parse(process.env.FILES);
    const failed = tests.includes('failed');
    fs.writeFileSync(out, JSON.stringify({ testResults: names.map((name, i) => ({ name, status: failed && i === 0 ? 'failed' : 'passed',
      assertionResults: (i === 0 ? tests : ['passed']).map((status) => ({ fullName: 'x', status })) })) }));
    process.exit(failed ? 1 : 0);`,
  );
  return root;
}

/**
 * @param {string} root
 * @param {string} script
 * @param {string[]} [args]
 * @param {{ env?: Record<string, string>, node?: string[], until?: RegExp }} [options]
 *   `until`: stop it once it has printed this
 * @returns {Promise<{ code: number | null, out: string, err: string, page?: string }>}
 */
function command(root, script, args = [], { env = {}, node = [], until } = {}) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [...node, join(root, 'scripts', script), ...args], {
      env: { PATH: join(root, 'bin'), HOME: root, ...env },
    });
    let out = '';
    let err = '';
    /** @type {string | undefined} */
    let page;
    child.stdout.on('data', async (data) => {
      out += data;
      const address = until?.exec(out)?.[1];
      if (address && page === undefined) {
        page = '';
        page = await (await fetch(address)).text();
        child.kill('SIGTERM');
      }
    });
    child.stderr.on('data', (data) => {
      err += data;
    });
    child.on('close', (code) => done({ code, out, err, page }));
  });
}

const serving = { until: /Serving on (http:\/\/localhost:\d+\/)/ };
const calls = (/** @type {string} */ root) => readFileSync(join(root, 'calls'), 'utf8').split('\n').filter(Boolean);

/** One clear sentence, and nothing else. @param {string} err */
function expectSentence(err) {
  expect(err).toMatch(/^[^\n]+\.\n$/);
}

/** On a Mac the browser is not on the PATH; this hides it too. @param {string} root */
function noApplications(root) {
  const file = join(root, 'elsewhere.cjs');
  writeFileSync(file, "Object.defineProperty(process, 'platform', { value: 'linux' });");
  return ['--require', file];
}

test.each(['start.mjs', 'test.mjs'])('%s on an old Node says which one it needs', async (script) => {
  const root = workspace();
  const old = join(root, 'old.cjs');
  writeFileSync(
    old,
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } });",
  );
  const { code, err } = await command(root, script, [], { node: ['--require', old] });
  expect(code).toBe(2);
  expectSentence(err);
  expect(err).toContain('Node.js 20.19 or newer');
  expect(calls(root)).toEqual([]);
});

test.each([
  [['--port', 'abc'], '"abc" is not a port'],
  [['--port', '70000'], '"70000" is not a port'],
  [['--port=-1'], '"-1" is not a port'],
  [['--port'], 'Usage: npm start'],
  [['--color'], 'Usage: npm start'],
  [['4000'], 'Usage: npm start'],
])('npm start %j is refused before anything is installed', async (args, sentence) => {
  const root = workspace();
  const { code, err } = await command(root, 'start.mjs', args);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(calls(root)).toEqual([]);
});

test('npm start on a port in use says so before anything is installed', async () => {
  const taken = createServer();
  const port = await listen(taken, 0);
  const root = workspace();
  const { code, err } = await command(root, 'start.mjs', ['--port', String(port)]);
  taken.close();
  expect(code).toBe(2);
  expect(err).toBe(`Port ${port} is in use; choose another with "npm start -- --port N".\n`);
  expect(calls(root)).toEqual([]);
});

test('npm start installs once, serves the page, and needs neither network nor npm the second time', async () => {
  const root = workspace();
  const first = await command(root, 'start.mjs', ['--port', '0'], serving);
  expect(first).toMatchObject({ code: 0, err: '', page: 'the table' });
  const after = calls(root);
  expect(after.at(-1)).toMatch(/^npx --yes pnpm@0\.0\.1 .*--frozen-lockfile/);

  writeFileSync(join(root, 'network.txt'), 'down');
  const second = await command(root, 'start.mjs', ['--port', '0'], serving);
  expect(second).toMatchObject({ code: 0, err: '', page: 'the table' });
  expect(calls(root)).toEqual(after);

  writeFileSync(join(root, 'network.txt'), 'up');
  writeFileSync(join(root, 'pnpm-lock.yaml'), 'two\n');
  await command(root, 'start.mjs', ['--port', '0'], serving);
  expect(calls(root).length).toBeGreaterThan(after.length);
});

test('npm start ends with the shell that npm started it from', async () => {
  const root = workspace();
  const line = `${process.execPath} scripts/start.mjs --port 0; true`;
  const shell = spawn('/bin/sh', ['-c', line], { cwd: root, env: { PATH: join(root, 'bin'), HOME: root } });
  let out = '';
  const closed = new Promise((done) => shell.stdout.on('close', done));
  await new Promise((/** @type {(value?: unknown) => void} */ done) => {
    shell.stdout.on('data', (data) => {
      out += data;
      if (serving.until.test(out)) done();
    });
  });
  shell.kill('SIGTERM');
  // The server holds the other end of the pipe: it closes when the server ends.
  await closed;
  await expect(fetch(/** @type {RegExpExecArray} */ (serving.until.exec(out))[1] ?? '')).rejects.toThrow();
});

test.each([
  ['down', /^The npm registry cannot be reached/],
  ['breaks', /^The npm registry cannot be reached/],
  ['full', /no space left on device\nInstalling the dependencies failed/],
])('an install with the network %s ends in a sentence, and the next run is whole', async (network, sentence) => {
  const root = workspace();
  writeFileSync(join(root, 'network.txt'), network);
  const failed = await command(root, 'start.mjs', ['--port', '0'], serving);
  expect(failed.code).toBe(2);
  expect(failed.err).toMatch(sentence);
  if (network !== 'full') expectSentence(failed.err);
  expect(existsSync(join(root, 'node_modules/.installed'))).toBe(false);

  writeFileSync(join(root, 'network.txt'), 'up');
  expect(await command(root, 'start.mjs', ['--port', '0'], serving)).toMatchObject({ code: 0, page: 'the table' });
});

test('a broken build is not served', async () => {
  const root = workspace();
  writeFileSync(join(root, 'broken'), '');
  expect(await command(root, 'start.mjs', ['--port', '0'])).toMatchObject({
    code: 1,
    err: 'The build failed, so there is nothing to serve.\n',
  });
});

test('npm test without a browser says what to install', async () => {
  const root = workspace();
  const { code, out, err } = await command(root, 'test.mjs', [], { node: noApplications(root) });
  expect(code).toBe(2);
  expectSentence(err);
  expect(err).toContain('install Chromium or Google Chrome, or set CHROMIUM_PATH');
  expect(out).not.toContain('passed');
});

test('npm test without a browser installs one where it can', async () => {
  const root = workspace();
  tool(join(root, 'browser'), "console.log('Chromium 1');");
  writeFileSync(join(root, 'tests.json'), '["passed"]');
  const env = { FILES: JSON.stringify(testFiles(root)) };
  const result = await command(root, 'test.mjs', [], { env, node: noApplications(root) });
  expect(result).toMatchObject({ code: 0, err: '' });
  expect(result.out).toContain('Installing Chromium');
});

test('npm test passes over a Chromium that does not run', async () => {
  const root = workspace();
  tool(join(root, 'bin/chromium'), "console.log('Please install the snap.'); process.exit(1);");
  tool(join(root, 'bin/google-chrome'), "console.log('Google Chrome 1');");
  writeFileSync(join(root, 'tests.json'), '["passed"]');
  const result = await command(root, 'test.mjs', [], { env: { FILES: JSON.stringify(testFiles(root)) } });
  expect(result).toMatchObject({ code: 0, err: '' });
});

test('npm test with a wrong CHROMIUM_PATH says so', async () => {
  const root = workspace();
  const { code, err } = await command(root, 'test.mjs', [], { env: { CHROMIUM_PATH: '/nowhere/chromium' } });
  expect(code).toBe(2);
  expectSentence(err);
  expect(err).toContain('"/nowhere/chromium"');
});

test('npm test without Neovim says what to install, and with a wrong NVIM_PATH says so', async () => {
  const root = workspace();
  tool(join(root, 'bin/chromium'), "console.log('Chromium 1');");
  const wrong = await command(root, 'test.mjs', [], { env: { NVIM_PATH: '/nowhere/nvim' } });
  expect(wrong.code).toBe(2);
  expect(wrong.err).toContain('"/nowhere/nvim"');
  rmSync(join(root, 'bin/nvim'));
  const { code, err } = await command(root, 'test.mjs');
  expect(code).toBe(2);
  expectSentence(err);
  expect(err).toContain('install Neovim 0.7 or newer, or set NVIM_PATH');
});

test('npm test takes no arguments', async () => {
  const { code, err } = await command(workspace(), 'test.mjs', ['engine']);
  expect(code).toBe(2);
  expectSentence(err);
});

test.each([
  [['passed', 'passed'], 0, 0, ''],
  [['passed', 'failed'], 1, 1, ''],
  [['passed', 'skipped'], 1, 1, 'Not run (skipped): x'],
  [['todo'], 1, 1, 'Not run (todo): x'],
])('npm test over %j ends with one line of sums', async (tests, code, failures, complaint) => {
  const root = workspace();
  tool(join(root, 'bin/chromium'), "console.log('Chromium 1');");
  writeFileSync(join(root, 'tests.json'), JSON.stringify(tests));
  // The workspace holds a copy of these very tests; the made-up vitest claims to have run them.
  const files = testFiles(root);
  const result = await command(root, 'test.mjs', [], { env: { FILES: JSON.stringify(files) } });
  const passed = files.length - 1 + tests.filter((status) => status === 'passed').length;
  expect(result.code).toBe(code);
  expect(result.out.match(/^\d+ passed, \d+ failed$/gm)).toEqual([`${passed} passed, ${failures} failed`]);
  expect(result.out.trimEnd()).toMatch(/\n\d+ passed, \d+ failed$/);
  expect(result.err).toContain(complaint);
});

test('npm test counts a broken build as a failure', async () => {
  const root = workspace();
  tool(join(root, 'bin/chromium'), "console.log('Chromium 1');");
  writeFileSync(join(root, 'broken'), '');
  const { code, out, err } = await command(root, 'test.mjs');
  expect(code).toBe(1);
  expect(out).toMatch(/\n0 passed, 1 failed\n$/);
  expect(err).toBe('The build failed, so no test was run.\n');
});

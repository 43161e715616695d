// How fast the language server answers, over the wire: pnpm bench lsp [--cards N] [--rounds N]
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from '../scripts/lib/root.mjs';

// A dependency of the command, whose server is measured.
const load = createRequire(join(root, 'apps/cli/package.json'));
const { createProtocolConnection } = load('vscode-languageserver-protocol/node');

/** @param {string[]} args */
export async function run(args) {
  const { values } = parseArgs({ args, options: { cards: { type: 'string' }, rounds: { type: 'string' } } });
  const rounds = Number(values.rounds ?? 200);
  const folder = mkdtempSync(join(tmpdir(), 'draco-bench-lsp-'));
  try {
    cpSync(join(root, 'cards'), folder, { recursive: true });
    const small = await measure(folder, 'draco/cards/moves.draco', 'move h forward', rounds);
    const many = Number(values.cards ?? 4800);
    const large = await measure(bigProject(folder, many), 'big/cards-0.draco', 'move h forward', Math.ceil(rounds / 4));
    const rows = [
      ['', 'Draco open', `${many} cards`],
      .../** @type {const} */ (['diagnostics', 'completion', 'hover']).map((key) => [
        `${key}, ms (50 %, 95 %)`,
        small[key],
        large[key],
      ]),
      ['memory, MB', small.memory, large.memory],
    ];
    for (const [at, row] of rows.entries()) {
      process.stdout.write(`| ${row.join(' | ')} |\n`);
      if (at === 0) process.stdout.write('|---|---|---|\n');
    }
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A game of so many cards: Draco's rules and its own, and short ones after them, within the limits of characters
 * and of things in a game. @param {string} cards @param {number} many
 */
function bigProject(cards, many) {
  const folder = join(cards, 'large');
  cpSync(join(cards, 'draco'), join(folder, 'draco'), { recursive: true });
  mkdirSync(join(folder, 'big'), { recursive: true });
  const entry = readFileSync(join(cards, 'draco.draco'), 'utf8');
  const files = Math.ceil(many / 100);
  for (let file = 0; file < files; file++) {
    const first = file * 100;
    const ids = Array.from({ length: Math.min(100, many - first) }, (_, n) => first + n);
    const text = ids.map((id) => `card made-${id} {\n  choose h from heroes\n  move h forward ${1 + (id % 3)}\n}\n`);
    writeFileSync(join(folder, `big/cards-${file}.draco`), text.join('\n'));
  }
  const includes = Array.from({ length: files }, (_, file) => `include "big/cards-${file}.draco"\n`).join('');
  writeFileSync(
    join(folder, 'draco.draco'),
    entry.replace('\ninclude', `\n${includes}include`).replace(/total action \d+/, `total action ${74 + many}`),
  );
  return folder;
}

/**
 * @param {string} folder @param {string} file @param {string} mark @param {number} rounds
 */
async function measure(folder, file, mark, rounds) {
  const child = spawn(process.execPath, [join(root, 'apps/cli/bin/draco.js'), 'lsp', '--stdio'], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const connection = createProtocolConnection(child.stdout, child.stdin);
  const uri = pathToFileURL(join(folder, file)).href;
  let version = 1;
  const text = readFileSync(join(folder, file), 'utf8');
  /** @type {((now: number) => void) | undefined} */
  let arrived;
  connection.onNotification(
    'textDocument/publishDiagnostics',
    (/** @type {{ uri: string, version?: number }} */ params) => {
      if (params.uri === uri && params.version === version) arrived?.(performance.now());
    },
  );
  connection.listen();
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(folder).href,
    capabilities: {},
    workspaceFolders: [{ uri: pathToFileURL(folder).href, name: 'games' }],
  });
  await connection.sendNotification('initialized', {});
  await connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId: 'draco', version, text },
  });
  const errors = /** @type {{ severity: string, code: string, message: string }[]} */ (
    await connection.sendRequest('draco/problems', { uri })
  ).filter(({ severity, code }) => severity === 'error' && !code.startsWith('D07'));
  // What is measured must be a game, though without texts of its own: a thousand errors take other time.
  if (errors.length) throw new Error(`${file}: ${errors[0]?.message}`);
  const at = text.indexOf(mark);
  const lines = text.slice(0, at).split('\n');
  const position = { line: lines.length - 1, character: (lines.at(-1)?.length ?? 0) + 5 };
  /** @type {Record<'diagnostics' | 'completion' | 'hover', number[]>} */
  const times = { diagnostics: [], completion: [], hover: [] };
  for (let round = 0; round < rounds; round++) {
    // A letter after `h` makes a name that is not known; the next round takes it away again.
    const isTyping = round % 2 === 0;
    const after = { line: position.line, character: position.character + 1 };
    const end = isTyping ? after : { line: after.line, character: after.character + 1 };
    version++;
    const told = new Promise((done) => {
      arrived = done;
    });
    const start = performance.now();
    void connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version },
      contentChanges: [{ range: { start: after, end }, text: isTyping ? 'x' : '' }],
    });
    times.diagnostics.push(/** @type {number} */ (await told) - start);
    arrived = undefined;
    for (const key of /** @type {const} */ (['completion', 'hover'])) {
      const asked = performance.now();
      await connection.sendRequest(`textDocument/${key}`, { textDocument: { uri }, position });
      times[key].push(performance.now() - asked);
    }
  }
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  const memory = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  child.kill();
  connection.dispose();
  const shown = (/** @type {number[]} */ list) => {
    const sorted = [...list].sort((a, b) => a - b);
    const part = (/** @type {number} */ share) =>
      (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
    return `${part(0.5)}, ${part(0.95)}`;
  };
  return {
    diagnostics: shown(times.diagnostics),
    completion: shown(times.completion),
    hover: shown(times.hover),
    memory: String(memory),
  };
}

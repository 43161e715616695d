/** What goes wrong around a server: files that vanish, change or are no text, clients that cancel or die. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { CancellationTokenSource, type Diagnostic } from 'vscode-languageserver-protocol/node';
import { type Client, copyOfCards, offsetIn, positionIn, startClient } from './support/client.js';

const moves = 'draco/cards/moves.draco';
let open: Client[] = [];
const start = async (...args: Parameters<typeof startClient>): Promise<Client> => {
  const client = await startClient(...args);
  open.push(client);
  return client;
};
afterEach(async () => {
  for (const client of open) if (client.child.exitCode === null) client.child.kill('SIGKILL');
  for (const client of open) rmSync(client.root, { recursive: true, force: true });
  open = [];
});
const codes = (found: Diagnostic[]) => found.map(({ code }) => code);
/** Editors tell of files that others have written. */
const told = (client: Client, ...files: string[]) =>
  client.connection.sendNotification('workspace/didChangeWatchedFiles', {
    changes: files.map((file) => ({ uri: client.uri(file), type: 2 })),
  });

test('a file that vanishes is missed, and found again when it is back', async () => {
  const client = await start();
  client.open('draco.draco');
  expect(await client.diagnostics('draco.draco')).toEqual([]);
  const text = client.text(moves);
  rmSync(join(client.root, moves));
  await told(client, moves);
  expect(codes(await client.diagnostics('draco.draco'))).toContain('D0151');
  writeFileSync(join(client.root, moves), text);
  await told(client, moves);
  expect(await client.diagnostics('draco.draco')).toEqual([]);
  rmSync(join(client.root, 'draco'), { recursive: true });
  await told(client, moves);
  expect(codes(await client.diagnostics('draco.draco')).length).toBeGreaterThan(5);
});

test('a file that changes on the disk counts, unless it is open', async () => {
  const client = await start();
  client.open('draco.draco');
  const broken = client.text(moves).replace('move h forward', 'move h forwrd');
  writeFileSync(join(client.root, moves), broken);
  await told(client, moves);
  expect(codes(await client.diagnostics(moves))).toEqual(['D0201']);
  client.open(moves, broken.replace('forwrd', 'forward'));
  expect(await client.diagnostics(moves)).toEqual([]);
});

test('ten megabytes, bytes that are no text, and a text of ten megabytes', async () => {
  const client = await start();
  client.open('draco.draco');
  writeFileSync(join(client.root, moves), 'card a { stop }\n'.repeat(700_000));
  await told(client, moves);
  expect(codes(await client.diagnostics(moves))).toContain('D0101');
  writeFileSync(join(client.root, moves), new Uint8Array([0xff, 0, 1, 2, 3, 0]));
  await told(client, moves);
  expect(codes(await client.diagnostics(moves))).toEqual([expect.stringMatching(/^D010[234]$/)]);
  client.open('draco/nl.ftl', 'a = b\n'.repeat(1_700_000));
  expect(codes(await client.diagnostics('draco/nl.ftl'))).toEqual(['D0101']);
  expect(
    await client.connection.sendRequest('textDocument/formatting', {
      textDocument: { uri: client.uri('draco/nl.ftl') },
      options: {},
    }),
  ).toBeNull();
  expect(
    await client.connection.sendRequest('textDocument/hover', {
      textDocument: { uri: client.uri('draco/nl.ftl') },
      position: { line: 9, character: 1 },
    }),
  ).toBeNull();
});

test('files that belong to nothing, that are not there, and places beyond the end', async () => {
  const client = await start();
  mkdirSync(join(client.root, 'more'));
  client.open('more/alone.draco', 'card a { stop }\n');
  expect(codes(await client.diagnostics('more/alone.draco'))).toContain('D0155');
  const far = { line: 100_000, character: 100_000 };
  for (const file of ['nowhere.draco', 'nowhere.ftl', moves, 'draco/theme/theme.json'])
    for (const method of ['hover', 'completion', 'definition', 'signatureHelp', 'documentHighlight', 'prepareRename'])
      await client.connection.sendRequest(`textDocument/${method}`, {
        textDocument: { uri: client.uri(file) },
        position: far,
      });
  client.open('draco/theme/theme.json', '{ "designs": ');
  expect(codes(await client.diagnostics('draco/theme/theme.json'))).toEqual(['D1011']);
});

test('a client that cancels everything gets an answer to each', async () => {
  const client = await start();
  client.open(moves);
  const asked = Array.from({ length: 200 }, (_, at) => {
    const source = new CancellationTokenSource();
    const answer = client.connection.sendRequest(
      'textDocument/completion',
      client.at(moves, 'move h', at % 6),
      source.token,
    );
    source.cancel();
    return answer.then(
      () => 'answered',
      () => 'cancelled',
    );
  });
  expect(new Set(await Promise.all(asked)).size).toBeGreaterThan(0);
  expect(await client.diagnostics(moves)).toEqual([]);
});

test('no server is left when its client dies', async () => {
  const client = await start();
  client.open(moves);
  await client.diagnostics(moves);
  const ended = new Promise((done) => client.child.once('exit', done));
  client.child.stdin?.destroy();
  client.child.stdout?.destroy();
  await ended;
  expect(client.child.exitCode).not.toBeNull();
});

/** A small edit somewhere in one of the files of the game. */
const FILES = [
  moves,
  'draco/rules/seats.draco',
  'draco/en.ftl',
  'draco/nl.ftl',
  'draco.draco',
  'draco/theme/theme.json',
];
const edit = fc.record({
  file: fc.constantFrom(...FILES),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.nat({ max: 8 }),
  put: fc.constantFrom(
    '',
    ' ',
    '\n',
    'x',
    '2',
    '{',
    '}',
    '(',
    ' of ',
    'card z { stop }\n',
    'h',
    '"',
    '# note\n',
    '{ $n }',
    '= ',
    '\u{1F409}',
  ),
  ask: fc.constantFrom(
    'hover',
    'completion',
    'definition',
    'documentSymbol',
    'foldingRange',
    'semanticTokens/full',
    'codeLens',
    'references',
    'formatting',
    'signatureHelp',
    'inlayHint',
    'codeAction',
    'selectionRange',
    'documentLink',
    'prepareRename',
    'prepareCallHierarchy',
  ),
});

interface Ranged {
  uri?: string;
  range?: { start: { line: number; character: number }; end: { line: number; character: number } };
}

// `DRACO_LSP_EDITS=100000` is the whole of it; a slice of that here.
const EDITS = Number(process.env.DRACO_LSP_EDITS ?? 400);

test('random edits with requests in between: no error, no stale range, and the state of a fresh start', async () => {
  const root = copyOfCards();
  const client = await start({ root });
  for (const file of FILES) client.open(file);
  const edits = fc.sample(edit, EDITS);
  for (const [n, { file, at, cut, put, ask }] of edits.entries()) {
    const text = client.text(file);
    const offset = Math.floor(at * text.length);
    // Most of the time what was broken is put right again, so that the rules are sound now and then.
    client.change(file, offset, Math.min(text.length, offset + cut), put);
    // Asked where somebody types: at the end of what was put in.
    const position = positionIn(client.text(file), offset + put.length);
    const answer = await client.connection.sendRequest<Ranged | Ranged[] | null>(`textDocument/${ask}`, {
      textDocument: { uri: client.uri(file) },
      position,
      positions: [position],
      range: { start: { line: 0, character: 0 }, end: position },
      context: { includeDeclaration: true, diagnostics: [] },
      options: { tabSize: 2, insertSpaces: true },
    });
    const now = client.text(file);
    const lines = now.split(/\r\n|\r|\n/);
    for (const { range, uri } of [answer].flat().filter((one) => one !== null)) {
      if (!range || (uri !== undefined && uri !== client.uri(file))) continue;
      expect(range.end.line).toBeLessThan(lines.length + 1);
      expect(offsetIn(now, range.end)).toBeLessThanOrEqual(now.length);
    }
    if (n % 3 !== 0)
      client.change(
        file,
        offset,
        Math.min(client.text(file).length, offset + put.length),
        text.slice(offset, offset + cut),
      );
    if (n % 100 !== 99 && n !== EDITS - 1) continue;
    const fresh = await start({ root });
    for (const one of FILES) fresh.open(one, client.text(one));
    for (const one of FILES) {
      const [ours, theirs] = [await client.diagnostics(one), await fresh.diagnostics(one)];
      expect(ours).toEqual(theirs);
      const ranges = client.text(one).split(/\r\n|\r|\n/);
      for (const { range } of ours)
        expect(range.end.character).toBeLessThanOrEqual(ranges[range.end.line]?.length ?? -1);
      for (const method of ['semanticTokens/full', 'documentSymbol', 'codeLens', 'foldingRange']) {
        const params = { textDocument: { uri: client.uri(one) } };
        expect(await client.connection.sendRequest(`textDocument/${method}`, params)).toEqual(
          await fresh.connection.sendRequest(`textDocument/${method}`, params),
        );
      }
    }
    fresh.child.kill('SIGKILL');
  }
}, 3_600_000);

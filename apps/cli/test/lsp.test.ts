import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  CallHierarchyIncomingCall,
  CallHierarchyItem,
  CodeAction,
  CodeLens,
  CompletionList,
  Diagnostic,
  DocumentLink,
  DocumentSymbol,
  FoldingRange,
  Hover,
  InlayHint,
  Location,
  SelectionRange,
  SemanticTokens,
  SignatureHelp,
  TextEdit,
  WorkspaceEdit,
} from 'vscode-languageserver-protocol/node';
import { type Client, offsetIn, positionIn, startClient } from './support/client.js';

const moves = 'draco/cards/moves.draco';

let client: Client;
const ask = <R>(method: string, params: unknown): Promise<R> => client.connection.sendRequest<R>(method, params);
const messages = (found: Diagnostic[]) => found.map(({ code, message }) => `${code} ${String(message).split('\n')[0]}`);

beforeAll(async () => {
  client = await startClient({
    initializationOptions: { commands: ['draco.play'], docs: 'http://127.0.0.1:4000/docs/' },
  });
});
afterAll(async () => {
  expect(await client.stop()).toBe(0);
});

test('says what it can', () => {
  expect(client.initialized.serverInfo?.name).toBe('draco');
  expect(Object.keys(client.initialized.capabilities)).toEqual(
    expect.arrayContaining(['hoverProvider', 'renameProvider', 'semanticTokensProvider', 'codeLensProvider']),
  );
});

test('a typing error is told with what was meant, and its fix removes it', async () => {
  client.open(moves);
  expect(await client.diagnostics(moves)).toEqual([]);
  client.edit(moves, 'move h forward (roll die)', 'move h forwrd (roll die)');
  const found = await client.diagnostics(moves);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ severity: 1, source: 'draco', code: expect.stringMatching(/^D02/) });
  expect(found[0]?.codeDescription?.href).toMatch(/^http:\/\/127\.0\.0\.1:4000\/docs\/diagnostics\/D02\d\d$/);
  expect(client.published.get(client.uri(moves))?.version).toBe(2);
  const actions = await ask<CodeAction[]>('textDocument/codeAction', {
    textDocument: { uri: client.uri(moves) },
    range: found[0]?.range,
    context: { diagnostics: found, only: ['quickfix'] },
  });
  const fix = actions.find(({ title }) => title.includes('forward'));
  expect(fix?.diagnostics).toHaveLength(1);
  client.apply(fix?.edit as WorkspaceEdit);
  expect(client.text(moves)).toContain('move h forward (roll die)');
  expect(await client.diagnostics(moves)).toEqual([]);
});

test('unsafe fixes are marked, warnings can be ignored with a reason, and safe fixes come together', async () => {
  client.edit(moves, 'card favourite x2 {', 'card favourite x2 {\n  let never = 1');
  const found = await client.diagnostics(moves);
  expect(messages(found)).toEqual([expect.stringContaining('never')]);
  const at = { textDocument: { uri: client.uri(moves) }, range: found[0]?.range };
  const actions = await ask<CodeAction[]>('textDocument/codeAction', { ...at, context: { diagnostics: found } });
  const ignore = actions.find(({ title }) => title.startsWith('Ignore'));
  client.apply(ignore?.edit as WorkspaceEdit);
  expect(client.text(moves)).toMatch(/\n {2}# draco-ignore D0\d{3}: why it is right here\n {2}let never = 1/);
  expect(await client.diagnostics(moves)).toEqual([]);
  client.edit(moves, '  let never = 1\n', '');
  const unused = await client.diagnostics(moves);
  expect(unused.map(({ code }) => code)).toEqual(['D1021']);
  const all = await ask<CodeAction[]>('textDocument/codeAction', {
    ...at,
    context: { diagnostics: [], only: ['source.fixAll'] },
  });
  expect(all).toHaveLength(1);
  client.apply(all[0]?.edit as WorkspaceEdit);
  expect(await client.diagnostics(moves)).toEqual([]);
  expect(client.text(moves)).not.toContain('draco-ignore');
});

describe('hover', () => {
  test('a card as it reads in every language, with its numbers', async () => {
    const { contents } = await ask<Hover>(
      'textDocument/hover',
      client.at('draco/tests/moves.draco', 'plays favourite', 8),
    );
    const text = (contents as { value: string }).value;
    expect(text).toContain('card favourite x2: action');
    for (const lang of ['(en)', '(de)', '(nl)', '(fr)']) expect(text).toContain(lang);
    expect(text).toContain('2 copies');
  });
  test('a verb, a name and a word of the language with an example', async () => {
    const value = async (text: string, by: number) =>
      ((await ask<Hover>('textDocument/hover', client.at(moves, text, by))).contents as { value: string }).value;
    expect(await value('move h forward', 1)).toContain('verb move (h: hero) (w: way) (n: number)');
    expect(await value('move h forward', 5)).toContain('h: hero');
    expect(await value('choose h from heroes', 2)).toMatch(
      /A player chooses from a list[\s\S]*Example[\s\S]*choose h from heroes/,
    );
  });
  test('an id and a number in a text', async () => {
    const en = 'draco/en.ftl';
    const value = async (text: string, by: number) =>
      ((await ask<Hover>('textDocument/hover', client.at(en, text, by))).contents as { value: string }).value;
    expect(await value('card-small-intrigue', 8)).toContain('card small-intrigue');
    const at = client.text(en).indexOf('{ $n }', client.text(en).indexOf('card-small-intrigue'));
    const { line, character } = client.at(en, client.text(en).slice(at, at + 6), 0).position;
    expect(line + character).toBeGreaterThan(0);
  });
});

describe('completion', () => {
  const labels = async (file: string, text: string, by: number) =>
    (await ask<CompletionList>('textDocument/completion', client.at(file, text, by))).items;
  test('whole sentences as snippets', async () => {
    client.edit(moves, 'card favourite x2 {\n', 'card favourite x2 {\n  mo\n');
    const items = await labels(moves, '  mo\n', 4);
    client.edit(moves, '  mo\n', '');
    const sentence = items.find(({ label }) => label === 'move (h: hero) (w: way) (n: number)');
    expect(sentence).toMatchObject({
      insertTextFormat: 2,
      filterText: 'move h w n',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as editors write slots
      textEdit: { newText: 'move ${1:h} ${2|forward,back|} ${3:n}' },
    });
  });
  test('names in scope', async () => {
    const items = await labels(moves, 'move h forward', 5);
    expect(items.map(({ label }) => label)).toContain('h');
  });
  test('ids and placeholders in a text file', async () => {
    const nl = 'draco/nl.ftl';
    client.open(nl);
    const { length } = client.text(nl);
    client.edit(nl, '', 'log-mo');
    const end = { textDocument: { uri: client.uri(nl) }, position: positionIn(client.text(nl), length + 6) };
    const { items } = await ask<CompletionList>('textDocument/completion', end);
    expect(items.map(({ label }) => label)).toContain('log-move-place');
    client.change(nl, length, length + 6, '');
    const [before] = /card-small-intrigue[^$]*\{ \$/.exec(client.text(nl)) ?? [''];
    const offers = await labels(nl, before, before.length);
    expect(offers.map(({ label }) => label)).toContain('$n');
  });
});

test('signature help names the slot that comes next', async () => {
  const found = await ask<SignatureHelp>('textDocument/signatureHelp', client.at(moves, 'move h forward (roll', 15));
  expect(found.signatures[0]?.label).toBe('move (h: hero) (w: way) (n: number)');
  expect(found.activeParameter).toBe(2);
});

test('definition: from a test to a card, from a text to a card, from an include to its file', async () => {
  const line = async (file: string, text: string, by: number) => {
    const { uri, range } = await ask<Location>('textDocument/definition', client.at(file, text, by));
    const target = decodeURIComponent(uri.slice(uri.indexOf('/draco')));
    const found = uri === client.uri(moves) ? client.text(moves) : '';
    return [target, found.split('\n')[range.start.line]];
  };
  expect(await line('draco/tests/moves.draco', 'plays favourite', 8)).toEqual([
    expect.stringMatching(/moves\.draco$/),
    'card favourite x2 {',
  ]);
  expect(await line('draco/en.ftl', 'card-favourite =', 8)).toEqual([
    expect.stringMatching(/moves\.draco$/),
    'card favourite x2 {',
  ]);
  expect((await line('draco.draco', '"draco/cards/moves.draco"', 5))[0]).toMatch(/cards\/moves\.draco$/);
});

test('references in rules, tests, texts of four languages and decks', async () => {
  const found = await ask<Location[]>('textDocument/references', {
    ...client.at(moves, 'card favourite', 7),
    context: { includeDeclaration: true },
  });
  const files = new Set(found.map(({ uri }) => uri.split('/').slice(-2).join('/')));
  for (const file of [
    'cards/moves.draco',
    'tests/moves.draco',
    'draco/en.ftl',
    'draco/nl.ftl',
    'draco/de.ftl',
    'draco/fr.ftl',
  ])
    expect([...files]).toContain(file);
});

describe('rename', () => {
  test('a card everywhere: rules, tests, texts, look and decks', async () => {
    const edit = await ask<WorkspaceEdit>('textDocument/rename', {
      ...client.at(moves, 'card dice-game', 7),
      newName: 'game-of-dice',
    });
    const files = Object.keys(edit.changes ?? {}).map((uri) => uri.split('/').slice(-2).join('/'));
    expect(files).toEqual(
      expect.arrayContaining(['cards/moves.draco', 'tests/moves.draco', 'draco/en.ftl', 'draco/fr.ftl']),
    );
    client.apply(edit);
    for (const file of [moves, 'draco/tests/moves.draco', 'draco/en.ftl', 'draco/theme/theme.json'])
      expect(client.text(file)).not.toMatch(/card[- ]dice-game\b|plays dice-game\b|"dice-game"/);
    expect(client.text('draco/nl.ftl')).toContain('card-game-of-dice =');
    expect(await client.diagnostics(moves)).toEqual([]);
    expect(messages(await client.diagnostics('draco/nl.ftl'))).toEqual([]);
    // And back, from the text this time.
    client.apply(
      await ask<WorkspaceEdit>('textDocument/rename', {
        ...client.at('draco/nl.ftl', 'card-game-of-dice', 8),
        newName: 'dice-game',
      }),
    );
    expect(await client.diagnostics(moves)).toEqual([]);
    expect(client.text(moves)).toContain('card dice-game {');
  });
  test('a number of a card, in its text too', async () => {
    const edit = await ask<WorkspaceEdit>('textDocument/rename', {
      ...client.at(moves, 'small-intrigue (n: 4)', 16),
      newName: 'far',
    });
    client.apply(edit);
    expect(await client.diagnostics(moves)).toEqual([]);
    expect(client.text('draco/de.ftl')).toMatch(/card-small-intrigue[\s\S]*?\{ \$far/);
    client.apply(
      await ask<WorkspaceEdit>('textDocument/rename', {
        ...client.at(moves, 'small-intrigue (far: 4)', 17),
        newName: 'n',
      }),
    );
    expect(await client.diagnostics(moves)).toEqual([]);
  });
  test('nowhere where it cannot be', async () => {
    await expect(
      ask('textDocument/rename', { ...client.at(moves, 'card favourite', 7), newName: 'big-intrigue' }),
    ).rejects.toThrow(/means something else/);
    await expect(
      ask('textDocument/rename', { ...client.at(moves, 'card favourite', 7), newName: 'Two Words' }),
    ).rejects.toThrow(/cannot be a name/);
    expect(await ask('textDocument/prepareRename', client.at(moves, 'choose', 2))).toBeNull();
    expect(await ask('textDocument/prepareRename', client.at('draco/en.ftl', 'card-favourite', 8))).toMatchObject({
      placeholder: 'favourite',
    });
  });
});

test('symbols of a file and of all', async () => {
  const own = await ask<DocumentSymbol[]>('textDocument/documentSymbol', { textDocument: { uri: client.uri(moves) } });
  expect(own.map(({ name }) => name)).toEqual(expect.arrayContaining(['favourite', 'dice-game']));
  const all = await ask<{ name: string }[]>('workspace/symbol', { query: 'intrigue' });
  expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(['big-intrigue', 'small-intrigue']));
});

test('folds, selections, tokens, hints, links', async () => {
  const textDocument = { uri: client.uri(moves) };
  const folds = await ask<FoldingRange[]>('textDocument/foldingRange', { textDocument });
  expect(folds.length).toBeGreaterThan(5);
  const { position } = client.at(moves, 'move h forward', 5);
  const [selection] = await ask<SelectionRange[]>('textDocument/selectionRange', {
    textDocument,
    positions: [position],
  });
  const grown: string[] = [];
  for (let one: SelectionRange | undefined = selection; one; one = one.parent) {
    const text = client.text(moves);
    grown.push(text.slice(offsetIn(text, one.range.start), offsetIn(text, one.range.end)));
  }
  expect(grown[0]).toBe('h');
  expect(grown).toContain('move h forward (roll die)');
  expect(grown.at(-1)).toBe(client.text(moves));
  const { data } = await ask<SemanticTokens>('textDocument/semanticTokens/full', { textDocument });
  expect(data.length % 5).toBe(0);
  expect(data.length).toBeGreaterThan(100);
  const end = { line: 10_000, character: 0 };
  const hints = await ask<InlayHint[]>('textDocument/inlayHint', {
    textDocument,
    range: { start: { line: 0, character: 0 }, end },
  });
  expect(hints.map(({ label }) => label)).toEqual(expect.arrayContaining([': hero', '2 cards', '4 cards']));
  const links = await ask<DocumentLink[]>('textDocument/documentLink', {
    textDocument: { uri: client.uri('draco.draco') },
  });
  expect(links.some(({ target }) => target === client.uri(moves))).toBe(true);
});

test('who says a sentence, and what it says', async () => {
  const [item] = await ask<CallHierarchyItem[]>(
    'textDocument/prepareCallHierarchy',
    client.at(moves, 'move h forward', 1),
  );
  expect(item?.name).toBe('move (h: hero) (w: way) (n: number)');
  const incoming = await ask<CallHierarchyIncomingCall[]>('callHierarchy/incomingCalls', { item });
  expect(incoming.map(({ from }) => from.name)).toEqual(expect.arrayContaining(['favourite', 'helping-hand']));
  const outgoing = await ask<{ to: CallHierarchyItem }[]>('callHierarchy/outgoingCalls', { item });
  expect(outgoing.length).toBeGreaterThan(0);
});

test('layout of rules and texts', async () => {
  const options = { tabSize: 2, insertSpaces: true };
  for (const [file, text, bad] of [
    [moves, 'card favourite x2 {', 'card   favourite x2   {'],
    ['draco/nl.ftl', 'card-favourite = ', 'card-favourite    =   '],
  ] as const) {
    const format = async () => {
      const edits = await ask<TextEdit[]>('textDocument/formatting', {
        textDocument: { uri: client.uri(file) },
        options,
      });
      client.apply({ changes: { [client.uri(file)]: edits } });
      return client.text(file);
    };
    const before = await format();
    client.edit(file, text, bad);
    expect(await format()).toBe(before);
  }
});

test('lenses: play, run a test and see its result and what it reaches, translate', async () => {
  const tests = 'draco/tests/moves.draco';
  const lenses = (file: string) =>
    ask<CodeLens[]>('textDocument/codeLens', { textDocument: { uri: client.uri(file) } });
  const titles = async (file: string) => (await lenses(file)).map(({ command }) => command?.title);
  expect(await titles(moves)).toContain('Play this card');
  const [first] = await lenses(tests);
  expect(first?.command).toMatchObject({ title: 'Run this test', command: 'draco.runTest' });
  const run = await ask<{ tests: { ok: boolean }[] }>('workspace/executeCommand', first?.command as object);
  expect(run.tests).toMatchObject([{ ok: true }]);
  expect(client.asked).toContain('refresh');
  expect(await titles(tests)).toContain('✓ passed');
  expect((await titles(moves)).filter((title) => title?.startsWith('tests reach 1 of 1'))).not.toEqual([]);
  // A change makes the result a thing of the past.
  client.edit(moves, 'card favourite x2 {', 'card favourite x3 {');
  expect(await titles(tests)).not.toContain('✓ passed');
  client.edit(moves, 'card favourite x3 {', 'card favourite x2 {');
});

test('a branch that the tests have not come to is told at its line', async () => {
  const tests = 'draco/tests/moves.draco';
  const branch = '  if place of h > 99 { move h back 1 }\n';
  client.edit(moves, '  move h forward (roll die)\n', `${branch}  move h forward (roll die)\n`);
  const lenses = (file: string) =>
    ask<CodeLens[]>('textDocument/codeLens', { textDocument: { uri: client.uri(file) } });
  const [first] = await lenses(tests);
  await ask('workspace/executeCommand', first?.command as object);
  const missed = (await lenses(moves)).filter(({ command }) => command?.title === 'not reached yet');
  const lines = client.text(moves).split('\n');
  expect(missed.map(({ range }) => `${lines[range.start.line]}\n`)).toEqual([branch]);
  client.edit(moves, branch, '');
});

test('what a test expected and found is told at the line that says so', async () => {
  const tests = 'draco/tests/moves.draco';
  client.open(tests);
  const [, before = '', value = ''] = /\n( *expect place of [a-z]+ is )(\d+)/.exec(client.text(tests)) ?? [];
  client.edit(tests, `${before}${value}`, `${before}11`);
  const lenses = () => ask<CodeLens[]>('textDocument/codeLens', { textDocument: { uri: client.uri(tests) } });
  const failing =
    client
      .text(tests)
      .slice(0, client.text(tests).indexOf(`${before}11`))
      .split('\n').length - 1;
  const all = (await lenses()).filter(({ command }) => command?.command === 'draco.runTest');
  const own = all.filter(({ range }) => range.start.line < failing).at(-1);
  await ask('workspace/executeCommand', own?.command as object);
  const told = (await lenses()).find(({ range }) => range.start.line === failing);
  expect(told?.command?.title).toBe(`✗ failed: expected 11, found ${value}`);
  client.edit(tests, `${before}11`, `${before}${value}`);
});

test('rules, texts and look that are not saved count together', async () => {
  const theme = 'draco/theme/theme.json';
  client.open(theme);
  client.edit(theme, '"favourite"', '"most-loved"');
  client.edit(moves, 'card favourite x2 {', 'card most-loved x2 {');
  const found = await ask<Location[]>('textDocument/references', {
    ...client.at(moves, 'card most-loved', 7),
    context: { includeDeclaration: true },
  });
  expect(found.map(({ uri }) => uri)).toContain(client.uri(theme));
  client.edit(moves, 'card most-loved x2 {', 'card favourite x2 {');
  client.edit(theme, '"most-loved"', '"favourite"');
  client.edit(theme, '{', '{{');
  expect((await client.diagnostics(theme)).map(({ code }) => code)).toEqual(['D1011']);
  client.edit(theme, '{{', '{');
  expect(await client.diagnostics(theme)).toEqual([]);
});

test('a new card: its text is missed, and the lens puts it into every language', async () => {
  client.edit(
    moves,
    'card favourite',
    'card brand-new {\n  choose h from heroes\n  move h forward 1\n}\n\ncard favourite',
  );
  client.open('draco.draco');
  client.edit('draco.draco', 'total action 74', 'total action 75');
  await client.diagnostics(moves);
  const missing = [...client.published.values()].flatMap(({ diagnostics }) => messages(diagnostics));
  expect(missing.filter((text) => text.includes('card-brand-new'))).not.toEqual([]);
  const lenses = await ask<CodeLens[]>('textDocument/codeLens', { textDocument: { uri: client.uri(moves) } });
  const translate = lenses.find(({ command }) => command?.title.startsWith('Translate'));
  expect(translate?.command?.title).toBe('Translate: de, en, fr, nl');
  await ask('workspace/executeCommand', translate?.command as object);
  expect(client.text('draco/fr.ftl')).toContain('card-brand-new = ');
});

/** The extension as it is packed, with its real client and its real server, in a stand-in of the editor. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { URI } from 'vscode-uri';
import { createEditor, type Editor } from './support/stand-in.ts';

const home = fileURLToPath(new URL('..', import.meta.url));
let folder: string;
let editor: Editor;
const subscriptions: { dispose(): unknown }[] = [];

const deck = `deck my-deck
language 1
builds on draco

card tightrope x2 {
  choose h from heroes
  move h forward 2
}
total action 76

test "two places forward" {
  players 3
  given { line up; green plays tightrope }
  green answers zork
  expect place of zork is 7
}
`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'draco-vscode-'));
  mkdirSync(join(folder, 'my-deck'));
  writeFileSync(join(folder, 'my-deck.draco'), deck);
  writeFileSync(join(folder, 'my-deck/en.ftl'), 'deck-my-deck = My deck\ncard-tightrope = Tightrope\n');
  editor = createEditor(folder);
  const load = Reflect.get(Module, '_load') as (...args: unknown[]) => unknown;
  Reflect.set(Module, '_load', (request: string, ...rest: unknown[]) =>
    request === 'vscode' ? editor.api : load(request, ...rest),
  );
  const { activate } = createRequire(import.meta.url)(join(home, 'dist/desktop.js'));
  await activate({
    subscriptions,
    extensionUri: URI.file(home),
    extensionPath: home,
    asAbsolutePath: (path: string) => join(home, path),
  });
});

afterAll(async () => {
  for (const one of subscriptions.reverse()) await one.dispose();
  rmSync(folder, { recursive: true, force: true });
});

const text = () =>
  editor.diagnostics
    .get(join(folder, 'my-deck.draco'))
    ?.map(({ message }) => message)
    .join() ?? '';

test('problems come as one types, in a deck on a game that comes with the extension', async () => {
  const document = editor.open('my-deck.draco', 'choose h');
  editor.type(document, 'choose h', 'chose h');
  await expect.poll(text).toMatch(/`chose` is not a word of the language here/);
  editor.type(document, 'chose h', 'choose h');
  await expect.poll(text).toBe('');
  await editor.commands.get('draco.check')?.();
  expect(editor.messages.at(-1)).toBe('my-deck: no problems.');
});

test('the table beside the text has the card in hand, and follows what is typed', async () => {
  const document = editor.open('my-deck.draco', 'choose h');
  await editor.commands.get('draco.play')?.();
  const panel = editor.panels.at(-1);
  expect(panel?.html).toContain("default-src 'none'");
  panel?.receive({ is: 'ready' });
  const last = () => panel?.posted.at(-1);
  await expect.poll(last).toMatchObject({ is: 'game', card: 'tightrope', whole: { ruleset: { deck: 'my-deck' } } });
  // The look of the game comes along.
  expect(last()).toMatchObject({ whole: { theme: { back: 'dragon' }, art: expect.stringContaining('<svg') } });
  const before = panel?.posted.length ?? 0;
  editor.type(document, 'forward 2', 'forward x');
  await expect.poll(last).toMatchObject({ is: 'broken', text: expect.stringContaining('Not playable as it stands') });
  editor.type(document, 'forward x', 'forward 3');
  await expect.poll(last).toMatchObject({ is: 'game', isAnew: false });
  expect(panel?.posted.length).toBeGreaterThan(before);
  editor.type(document, 'forward 3', 'forward 2');
});

test('the card under the cursor is shown, from its text too', async () => {
  editor.open('my-deck/en.ftl', 'Tightrope');
  await editor.commands.get('draco.preview')?.();
  const panel = editor.panels.at(-1);
  panel?.receive({ is: 'ready' });
  await expect.poll(() => panel?.posted.at(-1)).toMatchObject({ is: 'card', card: 'tightrope' });
});

test('tests are listed, run, and say what they found at its line', async () => {
  const document = editor.open('my-deck.draco', 'choose h');
  await expect.poll(() => editor.tests.size).toBe(1);
  await editor.commands.get('draco.test')?.();
  expect(editor.outcomes).toEqual([{ test: 'two places forward', is: 'passed' }]);
  editor.type(document, 'is 7', 'is 8');
  await editor.commands.get('draco.test')?.();
  const [message] = editor.outcomes.at(-1)?.messages ?? [];
  expect(message).toMatchObject({
    expectedOutput: '8',
    actualOutput: '7',
    location: { range: { start: { line: 14 } } },
  });
  editor.type(document, 'is 8', 'is 7');
});

test('printing and balance are tasks of the command', async () => {
  editor.open('my-deck.draco', 'choose h');
  await editor.commands.get('draco.print')?.();
  const file = join(folder, 'my-deck.draco');
  expect(editor.tasks[0]?.execution).toEqual({
    command: 'draco',
    args: ['print', file, '-o', file.replace('.draco', '.pdf')],
  });
  await editor.commands.get('draco.balance')?.();
  expect(editor.tasks[1]?.execution).toEqual({
    command: 'draco',
    args: ['balance', file, '--report', file.replace('.draco', '.balance.html')],
  });
});

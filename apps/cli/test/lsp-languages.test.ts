/** What a person reads is in their language, and a problem leads to the places that it is about. */
import { expect, test } from 'vitest';
import type { CodeAction, CodeLens, InlayHint } from 'vscode-languageserver-protocol/node';
import { startClient } from './support/client.js';

const moves = 'draco/cards/moves.draco';

test('problems with related places, fixes, lenses and hints in the language of the editor', async () => {
  const client = await startClient({ locale: 'de-AT' });
  const ask = <R>(method: string, file: string, params: object = {}): Promise<R> =>
    client.connection.sendRequest<R>(`textDocument/${method}`, { textDocument: { uri: client.uri(file) }, ...params });
  client.open(moves);
  client.edit(moves, 'card big-intrigue {', 'card favourite {');
  const twice = (await client.diagnostics(moves)).find(({ code }) => code === 'D0206');
  expect(twice?.message).toBe('`favourite` ist schon deklariert.');
  expect(twice?.codeDescription?.href).toMatch(/\/diagnostics\/D0206/);
  expect(twice?.relatedInformation).toMatchObject([
    {
      message: 'zuerst hier deklariert',
      location: { uri: client.uri(moves), range: { start: client.at(moves, 'favourite x2', 0).position } },
    },
  ]);
  client.edit(moves, 'card favourite {', 'card big-intrigue {');
  client.edit(moves, 'card favourite x2 {', 'card favourite x2 {\n  let never = 1');
  const unused = await client.diagnostics(moves);
  const context = { diagnostics: unused };
  const actions = await ask<CodeAction[]>('codeAction', moves, { range: unused[0]?.range, context });
  expect(actions.map(({ title }) => title)).toContain('D0405 hier unterdrücken, mit Grund');
  const [lens] = await ask<CodeLens[]>('codeLens', 'draco/tests/moves.draco');
  expect(lens?.command?.title).toBe('Diesen Test ausführen');
  const range = { start: { line: 0, character: 0 }, end: { line: 9999, character: 0 } };
  const hints = await ask<InlayHint[]>('inlayHint', moves, { range });
  expect(hints.map(({ label }) => label)).toContain('2 Karten');
  expect(await client.stop()).toBe(0);
});

/** The extension once its server runs, on a desktop and in a browser alike. */
import * as vscode from 'vscode';
import type { BaseLanguageClient, LanguageClientOptions } from 'vscode-languageclient';
import { registerCommands } from './commands.js';
import { loadGames, sendFiles } from './files.js';
import type { Link } from './link.js';
import { GAMES_SCHEME, toEditor, toServer } from './places.js';
import { registerPlay } from './play.js';
import { registerPreview } from './preview.js';
import { GAMES } from './protocol.js';
import { registerTests } from './tests.js';

export const clientOptions = (): LanguageClientOptions => ({
  documentSelector: [
    { language: 'draco' },
    { pattern: '**/*.ftl' },
    { pattern: '**/theme/theme.json' },
    { scheme: GAMES_SCHEME },
  ],
  initializationOptions: {
    commands: ['draco.play'],
    docs: vscode.workspace.getConfiguration('draco').get<string>('docs') || undefined,
  },
  uriConverters: { code2Protocol: toServer, protocol2Code: toEditor },
});

export async function begin(context: vscode.ExtensionContext, client: BaseLanguageClient): Promise<void> {
  const games = await loadGames(context.extensionUri);
  context.subscriptions.push(
    client,
    vscode.workspace.registerTextDocumentContentProvider(GAMES_SCHEME, {
      provideTextDocumentContent: ({ path }) => games[path.slice(GAMES.length)],
    }),
  );
  await client.start();
  const link: Link = {
    ask: (method, params) => client.sendRequest(method, params),
    tell: (method, params) => void client.sendNotification(method, params),
  };
  const parts = { extension: context.extensionUri, link, games };
  let sent = await sendFiles(link, games);
  context.subscriptions.push(
    { dispose: () => sent.dispose() },
    registerPlay(parts),
    registerPreview(parts),
    registerCommands(parts),
    registerTests(link),
    vscode.commands.registerCommand('draco.restart', async () => {
      sent.dispose();
      await client.stop();
      await client.start();
      sent = await sendFiles(link, games);
    }),
  );
}

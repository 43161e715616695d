/** The card under the cursor as it will look, beside its text. */
import * as vscode from 'vscode';
import { cardAt, gameHere, lastEditor } from './here.js';
import { openPanel, type Panel } from './panel.js';
import type { Parts } from './parts.js';
import { uriOf } from './places.js';
import { wholeGame } from './whole-game.js';

export function registerPreview({ extension, link, games }: Parts): vscode.Disposable {
  let open: Panel | undefined;
  let entry = '';
  let card: string | undefined;
  return vscode.commands.registerCommand('draco.preview', () => {
    if (open) return open.panel.reveal(undefined, true);
    open = openPanel({
      extension,
      type: 'draco.preview',
      title: vscode.l10n.t('Card'),
      scripts: ['card.js'],
      body: '<p id="state" role="status"></p>',
      follows: 'cursor',
      async message() {
        const facts = lastEditor() && (await gameHere(link));
        if (facts) {
          entry = facts.entry;
          card = cardAt(facts) ?? card;
        }
        if (card === undefined) return { is: 'none', text: vscode.l10n.t('Put the cursor into a card.') };
        const dealt = await wholeGame(link, games, { uri: uriOf(entry).toString() });
        return dealt ? { is: 'card', whole: dealt.whole, card } : undefined;
      },
    });
    open.panel.onDidDispose(() => {
      open = undefined;
    });
  });
}

/** The game on the real table beside the text, live as it is written. */
import * as vscode from 'vscode';
import { cardAt, gameHere } from './here.js';
import { openPanel, type Panel } from './panel.js';
import type { Parts } from './parts.js';
import { uriOf } from './places.js';
import { wholeGame } from './whole-game.js';

export function registerPlay(parts: Parts): vscode.Disposable {
  let open: (Panel & { show(entry: string, card: string | undefined): void }) | undefined;
  return vscode.commands.registerCommand('draco.play', async (entry?: unknown, card?: unknown) => {
    const isAsked = typeof entry === 'string';
    const here = isAsked ? { entry, card: typeof card === 'string' ? card : undefined } : await hereOrNone(parts);
    if (!here) return void vscode.window.showInformationMessage(vscode.l10n.t('Open a game or a deck first.'));
    open ??= playPanel(parts, () => {
      open = undefined;
    });
    open.show(here.entry, here.card);
  });
}

async function hereOrNone({ link }: Parts): Promise<{ entry: string; card: string | undefined } | undefined> {
  const facts = await gameHere(link);
  return facts && { entry: facts.entry, card: cardAt(facts) };
}

function playPanel(parts: Parts, closed: () => void) {
  let wanted: { entry: string; card: string | undefined } = { entry: '', card: undefined };
  let isFresh = true;
  const panel = openPanel({
    extension: parts.extension,
    type: 'draco.play',
    title: vscode.l10n.t('Play'),
    scripts: ['table/draco-table.js', 'play.js'],
    body: '<p id="state" role="status"></p>\n    <draco-table game="" seed="draco" guide="off"></draco-table>',
    async message() {
      const uri = uriOf(wanted.entry).toString();
      const asked = { uri, ...(wanted.card !== undefined && { card: wanted.card }) };
      const dealt = await wholeGame(parts.link, parts.games, asked);
      if (!dealt) {
        const found = await parts.link.ask('draco/problems', { uri });
        const first = found.find(({ severity }) => severity === 'error');
        return { is: 'broken', text: vscode.l10n.t('Not playable as it stands: {0}', first?.message ?? '') };
      }
      const isAnew = isFresh;
      isFresh = false;
      const missed = wanted.card !== undefined && dealt.card === undefined;
      return {
        is: 'game',
        whole: dealt.whole,
        isAnew,
        card: dealt.card,
        text: missed ? vscode.l10n.t('{0} cannot be in a hand at the start.', wanted.card ?? '') : '',
      };
    },
  });
  panel.panel.onDidDispose(closed);
  return {
    ...panel,
    show(entry: string, card: string | undefined) {
      wanted = { entry, card };
      isFresh = true;
      panel.panel.reveal(undefined, true);
      panel.update();
    },
  };
}

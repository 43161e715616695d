import type { DracoTable } from '@draco-table/table';
import { asFile, listen } from './editor.js';

type Message =
  | { is: 'broken'; text: string }
  | { is: 'game'; whole: { ruleset: { hash?: string } }; isAnew: boolean; card?: string; text: string };

const table = document.querySelector('draco-table') as DracoTable;

listen<Message>(async (message) => {
  if (message.is !== 'game') return;
  await customElements.whenDefined('draco-table');
  // With the same rules the game goes on: only words or looks have changed.
  const saved = message.isAnew ? undefined : table.save();
  const isSame = saved?.game.ruleset === message.whole.ruleset.hash;
  table.src = asFile(message.whole);
  await table.updateComplete;
  if (saved && isSame) table.load(saved);
  else table.newGame(message.card ? { hold: { seat: 0, card: message.card } } : {});
});

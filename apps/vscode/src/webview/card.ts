import { type DracoCards, takeFontsFrom } from '@draco-table/table/cards';
import { asFile, listen } from './editor.js';

// The element lies beside this script as it is embedded elsewhere, with its typeface.
takeFontsFrom(new URL('table/fonts/', import.meta.url));

type Message = { is: 'none'; text: string } | { is: 'card'; whole: unknown; card: string; text?: string };

let cards: DracoCards | undefined;

listen<Message>((message) => {
  if (message.is !== 'card') return;
  cards ??= document.createElement('draco-cards');
  cards.only = message.card;
  cards.src = asFile(message.whole);
  if (!cards.isConnected) document.body.append(cards);
});

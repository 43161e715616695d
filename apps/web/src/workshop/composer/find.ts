/** What is offered, found by any of its words. */
import type { Offer } from '@draco-table/lang';

export const labelText = (label: Offer['label']): string =>
  label.map((part) => ('word' in part ? part.word : `(${part.slot})`)).join(' ');

/** Every word that was typed has to begin a word of it, of what it says, or of what it is about. */
export function findOffers(offers: readonly Offer[], typed: string): Offer[] {
  const words = wordsOf(typed);
  if (!words.length) return [...offers];
  const found = offers.flatMap((offer) => {
    const own = wordsOf(labelText(offer.label));
    const about = offer.doc ? wordsOf(offer.doc) : [];
    const isHere = words.every((word) => [...own, ...about].some((one) => one.startsWith(word)));
    if (!isHere) return [];
    const isWhole = own.join(' ') === words.join(' ');
    const isOwn = words.every((word) => own.some((one) => one.startsWith(word)));
    const begins = own[0]?.startsWith(words[0] ?? '') === true;
    return [{ offer, rank: (isWhole ? 0 : 4) + (isOwn ? 0 : 2) + (begins ? 0 : 1) }];
  });
  return found.sort((a, b) => a.rank - b.rank).map(({ offer }) => offer);
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}<>=+*/,-]+/u)
    .filter((word) => word !== '');

import type { Decision, Option, WhyNot } from '@draco-table/engine';
import type { Texts } from '@draco-table/text';

const reasons = {
  needs: 'ui-why-needs',
  filter: 'ui-why-filter',
  'not-listed': 'ui-why-not-listed',
  'not-your-turn': 'ui-why-not-your-turn',
};

/** Why something cannot be chosen, in words: by which card, or what is asked instead. */
export function whyWords(texts: Texts, { reason }: WhyNot, decision: Decision | undefined): string {
  const card = decision?.cause.card;
  return texts.message(reasons[reason], {
    card: card === undefined ? 'none' : texts.cardName(card),
    question: decision ? texts.prompt(decision) : '',
  });
}

/** What would stay as it is though it can be chosen, in words: by which card. */
export function guardWords(texts: Texts, option: Option | undefined): string[] {
  const { guard } = option ?? {};
  if (!guard) return [];
  const card = guard.card === undefined ? 'none' : texts.cardName(guard.card);
  return [texts.message(guard.change === 'place' ? 'guarded-place' : 'guarded', { card })];
}

/** Of a player, who is no thing: a question that others of them answer leaves this one out. */
export function whyNotPlayer(decision: Decision | undefined): WhyNot {
  if (!decision) return { reason: 'not-your-turn' };
  return { reason: decision.options.some(({ value }) => value.is === 'player') ? 'filter' : 'not-listed' };
}

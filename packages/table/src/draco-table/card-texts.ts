import { createTexts, type Texts } from '@draco-table/text';
import type { Worded } from './texts-for.js';

/** Whether a card that does something says nothing in the reader's own language. */
function lacksText({ texts: { lang }, ruleset, bundles }: Worded): boolean {
  const own = createTexts({ ruleset, bundles: { [lang]: bundles[lang] ?? [] }, lang });
  return ruleset.designs.some(
    ({ id, effect, hooks }) => (effect !== undefined || hooks?.length) && own.cardText(id) === undefined,
  );
}

/** The same words with texts made from what the cards do; undefined where every card has a text of its own. */
export async function withCardTexts(worded: Worded): Promise<Texts | undefined> {
  if (/^(en-XA|ar-XB)$/.test(worded.lang)) return (await import('./made-up.js')).madeUp(worded);
  if (!lacksText(worded)) return undefined;
  const { cardWriter } = await import('./card-writer.js');
  const { ruleset, bundles, texts } = worded;
  return createTexts({ ruleset, bundles, lang: texts.lang, generate: cardWriter(ruleset, bundles) });
}

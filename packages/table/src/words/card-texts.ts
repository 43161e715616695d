import { createTexts, joinSources, type Texts } from '@draco-table/text';
import { fetchWords } from './fetch-words.js';
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
  const { ruleset, texts, players } = worded;
  const [{ cardWriter }, grammar] = await Promise.all([import('./card-writer.js'), fetchWords(texts.lang, 'grammar')]);
  const bundles = joinSources(
    Object.fromEntries(Object.entries(grammar).map(([tag, text]) => [tag, [text]])),
    worded.bundles,
  );
  return createTexts({ ruleset, bundles, lang: texts.lang, players, generate: cardWriter(ruleset, bundles) });
}

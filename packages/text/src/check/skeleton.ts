/** A text file to translate: every text that is lacking, with the source's words beside it. */
import type { DesignDef, Ruleset } from '@draco-table/ruleset';
import { Attribute, FluentSerializer, Identifier, type Message, Pattern, TextElement } from '@fluent/syntax';
import { generator } from '../generate/generator.js';
import { hasGrammar } from '../generate/voice.js';
import { LAST_RESORT, type Sources } from '../languages.js';
import { UNTRANSLATED } from '../untranslated.js';
import { fingerprint } from './outdated.js';
import { parseTexts, type TextEntry, type TextFile } from './parse.js';
import { withForms } from './plurals.js';
import { type Group, wantedTexts } from './required.js';

const HEADINGS: Record<Group, string> = {
  game: 'The game',
  cards: 'Cards',
  pieces: 'Pieces and kinds',
  places: 'Places and counters',
  questions: 'Questions',
  log: 'The log',
  words: 'Words for generated card texts',
};

export const HEAD = `### Translate what stands after “=”, then delete the line “# ${UNTRANSLATED}” above it.\n### What stands in { } is filled in by the game: keep it, and put it where your language needs it.\n`;

/**
 * What a language lacks, as Fluent that already works: each entry holds the source's text and the mark `untranslated`,
 * which makes it count as missing until the translator deletes that line.
 */
export function skeleton(
  ruleset: Ruleset,
  files: readonly TextFile[],
  lang: string,
  /** As `coverage` takes them. */
  words: Sources = {},
  source: string = LAST_RESORT,
): string {
  const originals = new Map(
    files
      .filter((file) => file.lang === source)
      .flatMap((file) => parseTexts(file).entries.map((entry) => [entry.id, entry])),
  );
  const have = new Set(
    files.filter((file) => file.lang === lang).flatMap((file) => parseTexts(file).entries.map(({ id }) => id)),
  );
  const made = hasGrammar(lang, words) ? new Map<string, string>() : madeTexts(ruleset, files, source);
  const groups = new Map<Group, string[]>();
  for (const wanted of wantedTexts(ruleset).values()) {
    const original = originals.get(wanted.id);
    if (have.has(wanted.id) || (!original && !wanted.needed)) continue;
    // Words for generated texts serve only where there is a grammar to put them into.
    if (wanted.group === 'words' && !hasGrammar(lang, words)) continue;
    const list = groups.get(wanted.group) ?? [];
    list.push(
      original
        ? copied(original, source, made.get(wanted.id), lang)
        : `# ${UNTRANSLATED}\n${wanted.id} = ${wanted.id}\n`,
    );
    groups.set(wanted.group, list);
  }
  const order = Object.keys(HEADINGS) as Group[];
  const body = order.flatMap((group) => {
    const entries = groups.get(group);
    return entries ? [`\n## ${HEADINGS[group]}\n\n${entries.join('')}`] : [];
  });
  return body.length ? HEAD + body.join('') : '';
}

/** Texts that the source makes from the cards, for a language in which none can be made yet: by id of the message. */
function madeTexts(ruleset: Ruleset, files: readonly TextFile[], source: string): Map<string, string> {
  const made = new Map<string, string>();
  const write = generator(ruleset, { [source]: files.filter((file) => file.lang === source).map(({ text }) => text) });
  for (const design of ruleset.designs) {
    const result = ruleset.types[design.type]?.base === 'card' ? write(design.id, source) : undefined;
    if (result && 'text' in result) made.set(`card-${design.id}`, withPlaceholders(result.text, design));
  }
  return made;
}

/** A number of the card is filled in, as in any other text, where it is plain which of them stands there. */
function withPlaceholders(text: string, { params = [] }: DesignDef): string {
  let result = text;
  for (const { name, type, value } of params) {
    if (type.is !== 'number' || type.list || params.filter((other) => other.value === value).length > 1) continue;
    const number = new RegExp(`(?<![\\p{L}\\p{N}.,])${String(value)}(?![\\p{L}\\p{N}]|[.,]\\p{N})`, 'gu');
    if (text.match(number)?.length === 1) result = result.replace(number, `{ $${name} }`);
  }
  return result;
}

/** An entry in the source's words, which stand beside it too, with the plural forms that the language has. */
export function copied(entry: TextEntry, source: string, made: string | undefined, lang: string): string {
  const node = entry.node.clone() as Message;
  node.comment = null;
  if (made !== undefined && !entry.parts.has('text')) {
    node.attributes.push(new Attribute(new Identifier('text'), new Pattern([new TextElement(made)])));
  }
  const serialized = () => new FluentSerializer().serializeEntry(node).replace(/[ \t]+$/gm, '');
  const beside = serialized()
    .trimEnd()
    .split('\n')
    .map((line) => `# ${source}: ${line}`.trimEnd())
    .join('\n');
  for (const pattern of [node.value, ...node.attributes.map(({ value }) => value)])
    if (pattern) withForms(pattern, lang);
  return `${beside}\n# from ${source} ${fingerprint(entry)}\n# ${UNTRANSLATED}\n${serialized()}`;
}

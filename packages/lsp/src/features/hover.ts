import { hoverAt, keywordAt, type Thing, targetAt } from '@draco-table/lang';
import type { Hover } from 'vscode-languageserver';
import { locOf, rangeIn } from '../places.js';
import type { Feature, Server, Where } from '../server.js';
import { whereIs } from '../server.js';
import { cardsInWords } from '../workspace/card-words.js';
import { entryAt, namedOutside } from '../workspace/text-places.js';

export const hover: Feature = {
  capabilities: { hoverProvider: true },
  register(server) {
    server.connection.onHover((params) => {
      const where = whereIs(server, params);
      if (!where) return null;
      return where.path.endsWith('.draco') ? inRules(server, where) : inTexts(server, where);
    });
  },
};

const code = (text: string): string => `\`\`\`draco\n${text}\n\`\`\``;
const markdown = (parts: readonly string[]): Hover['contents'] => ({ kind: 'markdown', value: parts.join('\n\n') });

function inRules(server: Server, { game, path, offset, document }: Where): Hover | null {
  const program = game.program();
  const found = hoverAt(program, path, offset);
  if (!found) {
    const word = keywordAt(document.getText(), offset);
    if (!word) return null;
    const { doc, example, loc } = word;
    return { contents: markdown([doc, `${server.words.example}:`, code(example)]), range: rangeIn(document, loc) };
  }
  const thing = targetAt(program, path, offset)?.thing;
  const parts = [
    code(found.code),
    ...(found.text === undefined ? [] : [found.text]),
    ...inWords(server, { game }, thing),
  ];
  return { contents: markdown(parts), range: rangeIn(document, locOf(found.range)) };
}

/** A card in every language, with its numbers filled in. */
function inWords(server: Server, { game }: Pick<Where, 'game'>, thing: Thing | undefined): string[] {
  if (thing?.is !== 'design' || thing.piece) return [];
  const cards = cardsInWords(game, thing.id);
  return cards.flatMap(({ copies, numbers, words }) => [
    [server.words.copies(copies), ...numbers.map(({ name, value }) => `${name} = ${value}`)].join(' · '),
    ...words.map(
      ({ lang, name, text }) => `**${plain(name)}** (${lang})${text === undefined ? '' : `  \n${plain(text)}`}`,
    ),
  ]);
}

/** No text of a card becomes markup. */
const plain = (text: string): string => text.replace(/[\\`*_{}[\]<>()#+!|~]/g, '\\$&');

function inTexts(server: Server, { game, path, offset, document }: Where): Hover | null {
  const named = namedOutside(game, server.workspace.files, path, offset);
  if (named) {
    const declared = declarationLine(server, named.thing);
    return {
      contents: markdown([...(declared ? [code(declared)] : []), ...inWords(server, { game }, named.thing)]),
      range: rangeIn(document, named.loc),
    };
  }
  const entry = entryAt(game, path, offset);
  for (const part of entry?.parts.values() ?? []) {
    for (const [name, range] of part.variables) {
      if (range.start.offset > offset || offset > range.end.offset) continue;
      const card = /^card-(.+)$/.exec(entry?.id ?? '')?.[1];
      const values = card
        ? cardsInWords(game, card).flatMap(({ id, numbers }) =>
            numbers.filter((one) => one.name === name).map(({ value }) => `${id}: ${value}`),
          )
        : [];
      return { contents: markdown([`\`$${name}\``, ...values]), range: rangeIn(document, locOf(range)) };
    }
  }
  return null;
}

function declarationLine({ workspace }: Server, thing: Thing): string | undefined {
  if (!('file' in thing) || typeof thing.file !== 'string' || !('loc' in thing)) return undefined;
  const text = workspace.files.document(thing.file)?.getText();
  const start = text === undefined ? -1 : text.lastIndexOf('\n', thing.loc.start - 1) + 1;
  return text?.slice(start, text.indexOf('\n', thing.loc.start) >>> 0).trim();
}

import { type Completion, completionsAt, MOST_OFFERS, wordAt } from '@draco-table/lang';
import { type Wanted, wantedTexts } from '@draco-table/text/check';
import { type CompletionItem, CompletionItemKind, type CompletionList, InsertTextFormat } from 'vscode-languageserver';
import { rangeIn } from '../places.js';
import { type Feature, type Server, type Where, whereIs } from '../server.js';
import { entryAt } from '../workspace/text-places.js';

export const completion: Feature = {
  capabilities: { completionProvider: { triggerCharacters: [' ', '$', '(', '-'] } },
  register(server) {
    server.connection.onCompletion((params) => {
      const where = whereIs(server, params);
      if (!where) return null;
      const items = where.path.endsWith('.draco')
        ? inRules(server, where)
        : where.path.endsWith('.ftl')
          ? inTexts(where)
          : [];
      return { isIncomplete: items.length >= MOST_OFFERS, items } satisfies CompletionList;
    });
  },
};

const KINDS = {
  sentence: CompletionItemKind.Function,
  name: CompletionItemKind.Variable,
  value: CompletionItemKind.Value,
  word: CompletionItemKind.Keyword,
} as const;

function inRules({ client }: Server, { game, path, offset, document }: Where): CompletionItem[] {
  const { start } = wordAt(document.getText(), offset);
  const range = rangeIn(document, { start, end: offset });
  return completionsAt(game.program(), path, offset).map((one, rank) => toItem(one, rank, range, client.snippets));
}

function toItem(
  { text, is, detail, doc, snippet }: Completion,
  rank: number,
  range: ReturnType<typeof rangeIn>,
  snippets: boolean,
): CompletionItem {
  const isSnippet = snippets && snippet !== undefined;
  // A whole sentence is shown as it is declared: what its slots take is told by their types.
  const label = is === 'sentence' && snippet !== undefined ? detail : text;
  return {
    label,
    kind: KINDS[is],
    sortText: String(rank).padStart(4, '0'),
    filterText: text,
    textEdit: { range, newText: isSnippet ? snippet : text },
    insertTextFormat: isSnippet ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
    ...(detail !== label && { detail }),
    ...(doc !== undefined && { documentation: doc }),
  };
}

/** Ids of texts that the game wants, the attributes of a text, and what is filled in. */
function inTexts(where: Where): CompletionItem[] {
  const { game, path, offset, document } = where;
  const ruleset = game.ruleset();
  if (!ruleset) return [];
  const text = document.getText();
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const wanted = wantedTexts(ruleset);
  const [word = ''] = /[\w$.-]*$/.exec(line) ?? [];
  const range = rangeIn(document, { start: offset - word.length, end: offset });
  const item = (label: string, newText: string, detail?: string, preselect = false): CompletionItem => ({
    label,
    kind: CompletionItemKind.Property,
    textEdit: { range, newText },
    ...(detail !== undefined && { detail }),
    ...(preselect && { preselect }),
  });
  if (/\{[^{}]*$/.test(line)) {
    const entry = entryAt(game, path, offset);
    const about = entry && wanted.get(entry.id);
    const variables = about ? variablesOf(about, attributeOf(line)) : [];
    const others = [...wanted.keys()].filter((id) => /^(card|piece|zone|counter)-/.test(id));
    return [
      ...variables.map((name) => item(`$${name}`, `$${name}`, undefined, true)),
      ...(word.startsWith('$') ? [] : others.slice(0, MOST_OFFERS).map((id) => item(id, id))),
    ].filter(({ label }) => label.startsWith(word));
  }
  if (/^\s+\.?[\w-]*$/.test(line) && line.trim().length <= word.length) {
    const entry = entryAt(game, path, offset);
    const about = entry && wanted.get(entry.id);
    const names = new Set(['text', ...(about?.attributes ?? []), ...Object.keys(about?.more ?? {})]);
    return [...names].filter((name) => name !== '*').map((name) => item(`.${name}`, `.${name} = `));
  }
  if (/^[\w-]*$/.test(line)) {
    const file = game.texts().find((one) => one.file === path);
    const have = new Set(file ? game.parsed(file).entries.map(({ id }) => id) : []);
    return [...wanted.values()]
      .filter(({ id }) => !have.has(id) && id.startsWith(word))
      .sort((a, b) => Number(b.needed) - Number(a.needed))
      .slice(0, MOST_OFFERS)
      .map(({ id, needed, group }, at) => ({
        ...item(id, `${id} = `, group, needed && at === 0),
        sortText: String(at).padStart(4, '0'),
      }));
  }
  return [];
}

const attributeOf = (line: string): string => /^\s+\.([\w-]+)/.exec(line)?.[1] ?? '';

const variablesOf = ({ variables, more }: Wanted, attribute: string): string[] => more[attribute] ?? variables;

/** What a card that a deck writes anew says is the deck's to tell: the game's text is about the card as it was. */
import type { Ruleset } from '@draco-table/ruleset';
import { designTextId } from '../ids.js';
import { applyEdits } from './edit.js';
import { parseTexts, type TextFile } from './parse.js';

/**
 * The text files of a game without the texts of cards that stand in these `rules` of a deck; their names stay. Every
 * other letter keeps its place.
 */
export function withoutReplaced(ruleset: Ruleset, files: readonly TextFile[], rules: ReadonlySet<string>): TextFile[] {
  const { designs, sources = [] } = ruleset;
  const mine = designs.filter(({ span }) => span && rules.has(sources[span[0]] ?? ''));
  const ids = new Set(mine.flatMap((design) => [designTextId(ruleset, design), `card-${design.id}`]));
  return files.map((file) => {
    if (![...ids].some((id) => file.text.includes(`\n${id} =`))) return file;
    const edits = parseTexts(file).entries.flatMap(({ id, node }) => {
      const text = ids.has(id) && node.value ? node.attributes.find((one) => one.id.name === 'text') : undefined;
      if (!text?.span) return [];
      const { start, end } = text.span;
      return [{ start, end, text: file.text.slice(start, end).replace(/[^\r\n]/g, ' ') }];
    });
    return { ...file, text: applyEdits(file.text, edits) };
  });
}

import type { DesignDef } from '@draco-table/ruleset';
import type { Box } from '../art/draw-symbol.js';
import type { Mark } from '../marks.js';
import { kindsOf, type Studio } from '../studio.js';

/**
 * A card that has no picture of its own, but signs of what it is: these large, and its numbers and words below. Empty
 * where the theme has no sign for it. Initials would not do: two suits may begin with the same letter.
 */
export function drawValues(studio: Studio, design: DesignDef, box: Box): Mark[] {
  const { ruleset, look, texts } = studio;
  const kinds = kindsOf(studio, design);
  const signs = kinds.flatMap(({ look: own }) => (studio.has(own.symbol) ? [own.symbol] : []));
  if (signs.length === 0) return [];
  const words = kinds.flatMap(({ kind, value, look: own }) =>
    studio.has(own.symbol) ? [] : [texts.name({ is: 'kind', kind, id: value })],
  );
  const numbers = ruleset.attrs.flatMap(({ id, type }, index) => {
    const value = design.attrs[index];
    return look.attributes[id] && type.is === 'number' && typeof value === 'number' ? [texts.number(value)] : [];
  });
  const values = [...words, ...numbers].join(' · ');
  const high = values === '' ? box.height : box.height * 0.58;
  const side = Math.min(high, box.width / signs.length);
  const left = box.x + (box.width - side * signs.length) / 2;
  const marks = signs.flatMap((sign, i) =>
    studio.symbol(sign, { x: left + i * side, y: box.y + (high - side) / 2, width: side, height: side }, studio.ink),
  );
  if (values === '') return marks;
  const below = box.height - high;
  const set = studio.set(
    values,
    {
      ...box,
      y: box.y + high,
      height: below,
      style: 'title',
      largest: Math.max(7, below * 2.2),
      align: 'centre',
      vertical: 'middle',
      leading: 1,
      colour: studio.ink,
    },
    design.id,
  );
  return set ? [...marks, set.mark] : marks;
}

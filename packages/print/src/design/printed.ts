import { type DesignDef, NONE } from '@draco-table/ruleset';
import type { Box } from '../art/draw-symbol.js';
import { ellipsePath, group, type Mark } from '../marks.js';
import type { Studio } from '../studio.js';

/** What a theme pictures of a card's attributes, in the corner of the picture: a price, what it asks for. */
export function printedMarks(studio: Studio, design: DesignDef, box: Box, scale: number): Mark[] {
  const { ruleset, look, texts } = studio;
  const side = sideOf(studio, design, box, 8 * scale);
  const marks: Mark[] = [];
  const said: string[] = [];
  let { x, y } = box;
  for (const [index, { id, type }] of ruleset.attrs.entries()) {
    const own = look.attributes[id];
    const value = design.attrs[index];
    if (!own || value === undefined) continue;
    if (type.is === 'number' && typeof value === 'number') {
      const place: Box = { x, y, width: side, height: side };
      if (studio.has(own.symbol)) marks.push(...studio.symbol(own.symbol, place, studio.faint));
      const number = texts.number(value);
      // On a white disc: a number is read on any picture.
      marks.push({
        is: 'path',
        d: ellipsePath(x + side / 2, y + side / 2, side * 0.3),
        fill: '#ffffff',
        fillOpacity: 0.9,
      });
      const set = studio.set(
        number,
        {
          ...place,
          style: 'title',
          largest: Math.max(8, 12 * scale),
          align: 'centre',
          vertical: 'middle',
          leading: 1,
          colour: studio.ink,
        },
        design.id,
      );
      if (set) marks.push(set.mark);
      said.push(number);
      y += side + 0.8;
      continue;
    }
    const kind = type.is === 'kind' ? ruleset.kinds[type.kind ?? -1] : undefined;
    for (const word of kind ? [value].flat() : []) {
      const name = kind?.values[word];
      const symbol = look.kinds[kind?.id ?? '']?.[name ?? '']?.symbol;
      if (!kind || name === undefined || !studio.has(symbol)) continue;
      const part = side * 0.85;
      if (y + part > box.y + box.height) {
        y = box.y;
        x += part + 0.6;
      }
      marks.push(...studio.symbol(symbol, { x, y, width: part, height: part }, studio.faint));
      said.push(texts.name({ is: 'kind', kind: kind.id, id: name }));
      y += part + 0.4;
    }
  }
  return marks.length ? [group(marks, { tag: { role: 'Figure', alt: said.join(', ') } })] : [];
}

/** As large as they are meant to be, smaller where that many would reach below the picture. */
function sideOf({ ruleset, look }: Studio, design: DesignDef, box: Box, most: number): number {
  const signs = ruleset.attrs.reduce((count, { id }, index) => {
    const value = design.attrs[index];
    return look.attributes[id] && value !== undefined ? count + [value].flat().length : count;
  }, 0);
  return Math.min(most, Math.max(most * 0.6, (box.height - 1) / Math.max(1, signs) - 0.6));
}

/** The words of kinds that a card carries and no picture shows, so that nothing is told by a colour alone. */
export function kindWords({ ruleset, look, texts }: Studio, design: DesignDef): string {
  const words = ruleset.attrs.flatMap(({ id, type }, index) => {
    const kind = type.is === 'kind' && !look.attributes[id] ? ruleset.kinds[type.kind ?? -1] : undefined;
    const value = design.attrs[index];
    if (!kind || value === undefined) return [];
    return [value].flat().flatMap((one) => {
      const name = one === NONE ? undefined : kind.values[one];
      return name !== undefined && texts.has(`kind-${kind.id}-${name}`)
        ? [texts.name({ is: 'kind', kind: kind.id, id: name })]
        : [];
    });
  });
  return [...new Set(words)].join(' · ');
}

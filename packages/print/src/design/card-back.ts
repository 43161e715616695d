import { colourOf, tint } from '../colour.js';
import { decoration, ellipsePath, group, linePath, type Mark, rectPath } from '../marks.js';
import type { Studio } from '../studio.js';
import { type Bleed, background, corners } from './card-front.js';

/** The back of a kind of card: the same for all of them, so that no card is known by it. */
export function drawBack(studio: Studio, type: number, bleed: Bleed): Mark[] {
  const { width, height } = studio.options.size;
  const { left, top, right, bottom } = bleed;
  const box = { x: -left, y: -top, width: width + left + right, height: height + top + bottom };
  const name = `back ${type} ${[left, top, right, bottom]}`;
  return [decoration([studio.repeated(name, box, () => drawOnce(studio, type, bleed))])];
}

function drawOnce(studio: Studio, type: number, bleed: Bleed): Mark[] {
  const { ruleset, options, look } = studio;
  const { width, height } = options.size;
  const id = ruleset.types[type]?.id ?? '';
  const scale = Math.min(width / 63, height / 88);
  const pale = colourOf(`${ruleset.game} ${id}`);
  const dark = tint(pale, 0.34, 0.09);
  const [inset, radius] = [4 * scale, 2 * scale];
  const frame = rectPath(inset, inset, width - 2 * inset, height - 2 * inset, radius);
  const line = { paint: options.inkSaving ? '#6b6259' : tint(pale, 0.8, 0.08), width: 0.5 * scale };
  const disc = Math.min(width, height) * 0.3;
  const side = disc * 1.3;
  const sign = signOf(studio, type);
  const name = severalBacks(studio) ? studio.texts.message(`type-${id}`) : studio.texts.gameName();
  const label = studio.set(
    name,
    {
      x: inset + 2,
      y: height - inset - 11 * scale,
      width: width - 2 * inset - 4,
      height: 9 * scale,
      style: 'title',
      largest: Math.max(7, 11 * scale),
      align: 'centre',
      vertical: 'middle',
      leading: 1,
      colour: options.inkSaving ? studio.ink : '#fffaf0',
    },
    id,
  );
  const symbol = studio.has(sign)
    ? studio.symbol(
        sign,
        { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side },
        tint(pale, 0.6, 0.12),
      )
    : [];
  const plain = look.back === undefined && symbol.length === 0;
  return [
    decoration([
      ...(options.inkSaving
        ? []
        : [
            background(options, bleed, dark),
            group(lattice(width, height, 5 * scale, tint(pale, 0.42, 0.09), 0.35 * scale), { clip: frame }),
          ]),
      { is: 'path', d: frame, stroke: line },
      ...(plain
        ? []
        : [
            {
              is: 'path' as const,
              d: ellipsePath(width / 2, height / 2, disc),
              ...(options.inkSaving ? {} : { fill: '#fffaf0' }),
              stroke: line,
            },
          ]),
      ...symbol,
      ...(label
        ? [
            ...(options.inkSaving
              ? []
              : [
                  {
                    is: 'path' as const,
                    d: rectPath(
                      inset + 2,
                      height - inset - 10.5 * scale,
                      width - 2 * inset - 4,
                      8 * scale,
                      1.5 * scale,
                    ),
                    fill: dark,
                  },
                ]),
            label.mark,
          ]
        : []),
    ]),
    ...corners(options),
  ];
}

/** Of the pile that cards of this kind lie in, else the game's. */
function signOf({ ruleset, look, has }: Studio, type: number): string | undefined {
  const pile = ruleset.zones.find(({ id, of }) => of.includes(type) && has(look.zones[id]?.symbol));
  return (pile && look.zones[pile.id]?.symbol) ?? look.back;
}

/** Kinds of cards are told apart by a word, where there are several and the game has words for them. */
export function severalBacks({ ruleset, texts }: Studio): boolean {
  const kinds = ruleset.types.filter(({ base }) => base === 'card');
  return kinds.length > 1 && kinds.every(({ id }) => texts.has(`type-${id}`));
}

function lattice(width: number, height: number, step: number, paint: string, thick: number): Mark[] {
  const lines: string[] = [];
  for (let at = -height; at < width + height; at += step) {
    lines.push(linePath(at, 0, at + height, height), linePath(at, height, at + height, 0));
  }
  return [{ is: 'path', d: lines.join(''), stroke: { paint, width: thick } }];
}

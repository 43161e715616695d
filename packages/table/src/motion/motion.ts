import type { GameEvent, Holder } from '@draco-table/engine';
import { keyOf, zoneKey } from '../model/key.js';

const travel = 520;
const easing = 'cubic-bezier(.2,.8,.2,1)';

type Boxes = Map<string, DOMRect>;

/** Moves as a whole when others come or go beside it; what lies in it goes with it. */
const block = '.pile,[data-block]';

function nameOf({ dataset: { key, marker, zone, block: name } }: HTMLElement): string {
  return key ?? (marker ? `m:${marker}` : zone ? `z:${zone}` : `b:${name}`);
}

/** Where everything with a name is now, before the table is drawn anew. */
export function measure(root: ParentNode): Boxes {
  const boxes: Boxes = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('.thing[data-key],[data-marker],[data-zone],[data-block]')) {
    const name = nameOf(element);
    if (!boxes.has(name)) boxes.set(name, element.getBoundingClientRect());
  }
  return boxes;
}

/** Moves everything from where it was to where it is. What was not on the table comes from the zone it lay in. */
export function settle(root: ParentNode, before: Boxes, events: readonly GameEvent[]): Animation[] {
  const origin = new Map<string, string>();
  for (const event of events) {
    if (event.is === 'move') origin.set(keyOf(event.thing), `z:${zoneKey(event.from)}`);
  }
  const view = root.querySelector('.table')?.getBoundingClientRect();
  // Cards that are scrolled away may be many.
  const isInSight = (box: DOMRect) => !view || (box.right > view.left && box.left < view.right);
  // All is measured before anything moves, so that the page is laid out once.
  const starts = new Map<Element | null | undefined, { x: number; y: number }>();
  const ways: { element: HTMLElement; x: number; y: number; isSent: boolean }[] = [];
  for (const element of root.querySelectorAll<HTMLElement>(`.thing[data-key],[data-marker],${block}`)) {
    const name = nameOf(element);
    const carried = starts.get(element.parentElement?.closest(block)) ?? { x: 0, y: 0 };
    starts.set(element, carried);
    const from = before.get(name) ?? before.get(origin.get(name) ?? '');
    if (!from) continue;
    const to = element.getBoundingClientRect();
    if (!to.width || !(isInSight(from) || isInSight(to))) continue;
    // A block may grow: its corner stays. A card may lie at another slant: its middle does.
    const part = element.matches(block) ? 0 : 0.5;
    const x = from.x - to.x + (from.width - to.width) * part;
    const y = from.y - to.y + (from.height - to.height) * part;
    const [dx, dy] = [x - carried.x, y - carried.y];
    if (Math.hypot(dx, dy) < 3) continue;
    starts.set(element, { x, y });
    // Inside a sheet that is drawn larger or smaller, the way is measured in its own pixels.
    const scale = element.closest('.cells') ? to.width / element.offsetWidth || 1 : 1;
    // The slot is what a transform puts in place already: another one needs no layout.
    const carrier = element.closest<HTMLElement>('.slot') ?? element;
    ways.push({ element: carrier, x: dx / scale, y: dy / scale, isSent: origin.has(name) });
  }
  return ways.map(({ element, x, y, isSent }) => {
    // Additive to whatever turn the element has by itself, such as a fanned card.
    const animation = element.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], {
      duration: travel,
      easing,
    });
    if (!isSent) return animation;
    // Above the others while on its way; among the keyframes it would keep them from the compositor.
    element.style.zIndex = '5';
    animation.onfinish = animation.oncancel = () => element.style.removeProperty('z-index');
    return animation;
  });
}

const holderName = (holder: Holder): string => ('seat' in holder ? `seat:${holder.seat}` : `holder:${holder.holder}`);
const mostCoins = 6;
const flight = 620;

/** Coins over the table for each payment: measured now, sent when called. */
export function coins(root: ParentNode, layer: Element, events: readonly GameEvent[]): () => Animation[] {
  const origin = layer.getBoundingClientRect();
  const at = (holder: Holder) => {
    const box = root.querySelector(`[data-holder="${holderName(holder)}"]`)?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2 - origin.x, y: box.y + box.height / 2 - origin.y };
  };
  const payments = events.flatMap((event) => {
    const from = event.is === 'pay' && event.amount > 0 ? at(event.from) : undefined;
    const to = from && event.is === 'pay' ? at(event.to) : undefined;
    return from && to && event.is === 'pay' ? [{ from, to, count: Math.min(mostCoins, event.amount) }] : [];
  });
  const total = flight + payments.length * 120 + mostCoins * 70;
  return () =>
    payments.flatMap(({ from, to, count }, index) =>
      Array.from({ length: count }, (_, i) => {
        const coin = document.createElement('span');
        coin.className = 'flying';
        layer.append(coin);
        // They wait within their keyframes, and all end together: each by itself would be a frame of the page.
        const at = (part: number) => (index * 120 + i * 70 + flight * part) / total;
        const animation = coin.animate(
          [
            { translate: `${from.x}px ${from.y}px`, scale: 0.6, opacity: 0, offset: at(0), easing: 'ease-in' },
            { opacity: 1, offset: at(0.15) },
            {
              translate: `${(from.x + to.x) / 2}px ${(from.y + to.y) / 2 - 50}px`,
              scale: 1.15,
              offset: at(0.5),
              easing: 'ease-out',
            },
            { translate: `${to.x}px ${to.y}px`, scale: 0.7, opacity: 1, offset: at(1) },
            { opacity: 0, offset: at(1) },
          ],
          total,
        );
        animation.onfinish = animation.oncancel = () => coin.remove();
        return animation;
      }),
    );
}

/** Tumbles the die that was just thrown. */
export function tumble(root: ParentNode): Animation[] {
  const die = root.querySelector('.die');
  if (!die) return [];
  return [
    die.animate(
      [
        { translate: '-120px -80px', rotate: '-540deg', scale: 1.8 },
        { translate: '20px 6px', rotate: '40deg', scale: 1.4, offset: 0.7 },
        { translate: '0 0', rotate: '0deg', scale: 1 },
      ],
      { duration: 800, easing: 'cubic-bezier(.3,.6,.4,1)' },
    ),
  ];
}

import { html, nothing, type TemplateResult } from 'lit';
import type { CounterView } from '../model/board.js';
import type { Scene } from './scene.js';
import { symbol } from './symbol.js';

/** A sum in coins: as few as possible, the largest first. */
export function coinsFor(
  value: number,
  coins: readonly { value: number; symbol: string }[],
): { symbol: string; count: number }[] {
  let rest = Math.max(0, value);
  return [...coins]
    .sort((a, b) => b.value - a.value)
    .map((coin) => {
      const count = Math.floor(rest / coin.value);
      rest -= count * coin.value;
      return { symbol: coin.symbol, count };
    })
    .filter(({ count }) => count > 0);
}

const shownCoins = 5;

export function renderCounter(scene: Scene, counter: CounterView, withCoins = false): TemplateResult | typeof nothing {
  const look = scene.theme.counters[counter.id];
  if (look?.hidden) return nothing;
  const label = scene.texts.amount(counter.id, counter.value);
  const coins = withCoins && look?.coins ? coinsFor(counter.value, look.coins) : [];
  return html`<span class="counter ${counter.value || counter.role === 'tokens' ? '' : 'zero'}" part="counter" title=${label}>
    ${
      look?.symbol && scene.symbols.has(look.symbol)
        ? symbol(scene, look.symbol, 'symbol coin')
        : html`<span class="counter-name" aria-hidden="true">${scene.texts.counterName(counter.id)}</span>`
    }
    <span class="value" aria-hidden="true">${scene.texts.number(counter.value)}</span>
    <span class="sr">${label}</span>
    ${
      coins.length
        ? html`<span class="coins" aria-hidden="true"
          >${coins.map(({ symbol: id, count }) =>
            Array.from({ length: Math.min(count, shownCoins) }, () => symbol(scene, id, 'symbol coin')),
          )}</span
        >`
        : nothing
    }
  </span>`;
}

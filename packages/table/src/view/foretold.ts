import { html, type TemplateResult } from 'lit';
import type { Scene } from './scene.js';
import { symbol } from './symbol.js';

/** What the forecasts would bring this seat. */
export function renderForetold(scene: Scene, seat: number): TemplateResult[] {
  return scene.forecasts.flatMap(({ id, changes }) =>
    changes
      .filter((change) => change.of?.is === 'player' && change.of.seat === seat && change.to !== change.from)
      .map((change) => {
        const by = change.to - change.from;
        const sign = by > 0 ? `+${by}` : `−${-by}`;
        return html`<span class="foretold ${by > 0 ? 'up' : 'down'}" title=${scene.texts.forecastName(id)}
          >${symbol(scene, scene.theme.forecasts[id]?.symbol, 'symbol')}<span aria-hidden="true">${sign}</span
          ><span class="sr">${scene.texts.forecastName(id)}: ${sign}</span></span
        >`;
      }),
  );
}

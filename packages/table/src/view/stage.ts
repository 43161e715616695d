import type { ZoneView } from '@draco-table/engine';
import { html, nothing, type TemplateResult } from 'lit';
import { renderCounter } from './counters.js';
import { pieceSize, renderRing, seatsOf } from './ring.js';
import { renderRow, renderZone } from './row.js';
import type { Scene } from './scene.js';
import { symbol } from './symbol.js';
import { vars } from './vars.js';

/** Variables that hold no player now, or something else that a theme pictures: they stand in the middle. */
function markers(scene: Scene): TemplateResult[] {
  return scene.board.variables
    .filter(({ id, value, of }) => {
      const look = scene.theme.variables[id];
      return !of && look?.symbol && scene.symbols.has(look.symbol) && value.is === 'none';
    })
    .map(
      ({ id }) =>
        html`<span class="marker big" data-marker=${id} role="img" aria-label=${scene.texts.variableName(id)}
          >${symbol(scene, scene.theme.variables[id]?.symbol)}</span
        >`,
    );
}

function holders(scene: Scene): TemplateResult[] {
  return scene.board.counters
    .filter(({ id, holder }) => !scene.theme.counters[id]?.hidden && !(holder && scene.theme.holders[holder]?.hidden))
    .map(
      (
        counter,
      ) => html`<span class="holder ${counter.holder ? '' : 'loose'} ${counter.role === 'tokens' || counter.value ? '' : 'spent'}" data-block=${`${counter.holder}:${counter.id}`} data-holder=${counter.holder ? `holder:${counter.holder}` : `counter:${counter.id}`}>
        ${counter.holder ? symbol(scene, scene.theme.holders[counter.holder]?.symbol) : nothing}
        <span class="caption" aria-hidden="true">${counter.holder ? scene.texts.holderName({ holder: counter.holder }) : scene.texts.counterName(counter.id)}</span>
        <span class="sr">${counter.holder ? scene.texts.holderName({ holder: counter.holder }) : nothing}</span>
        ${renderCounter(scene, counter)}
      </span>`,
    );
}

const roomInMiddle = 3;

/** The middle of the table: the ring or grid with everything shared, lit by the theme's centrepiece. */
export function renderStage(scene: Scene): TemplateResult {
  const { stage, market } = scene.board;
  const isRing = stage?.shape === 'ring';
  const seats = isRing ? seatsOf(stage) : 0;
  const inset = isRing ? pieceSize(seats, scene.size.width, scene.size.height) + 14 : 0;
  // A ring has little room inside: longer rows and markets lie in a strip below it.
  const isLong = (zone: ZoneView) => isRing && zone.shape !== 'pile' && zone.count > roomInMiddle;
  const shared = scene.board.shared.filter((zone) => !isLong(zone));
  const strip = isRing ? [...scene.board.shared.filter(isLong), ...market] : [];
  const shelf = html`<div class="shelf" data-block="shelf">
    ${shared.map((zone) => renderZone(scene, zone))} ${holders(scene)} ${markers(scene)}
  </div>`;
  // Not within the shelf: while that moves, it would be what places are counted from.
  const centrepiece = symbol(scene, isRing ? scene.theme.centrepiece : undefined, 'symbol centrepiece');
  // Nothing is laid out before the room is known, nor before all that takes room can be: it would have to jump.
  const isKnown = scene.size.width > 0 && !(scene.isLaterComing && (!isRing || strip.length));
  const laid = html`<div class="backdrop" part="backdrop" aria-hidden="true"></div>
    ${isRing ? renderRing(scene, stage) : nothing}
    <div class="middle" data-seats=${seats} ${vars({ '--inset': `${inset}px` })}>${shelf} ${centrepiece} <div class="playing" part="playing">${scene.later?.renderPlaying(scene)}</div> ${scene.later?.renderDie(scene)}</div>
    ${stage?.shape === 'grid' ? scene.later?.renderGrid(scene, stage) : nothing}
    ${stage?.shape === 'row' || stage?.shape === 'set' ? renderRow(scene, stage, 'row main') : nothing}
    ${
      market.length && !isRing
        ? html`<div class="market" part="market">${market.map((zone) => renderZone(scene, zone))}</div>`
        : nothing
    }`;
  return html`<div class="stage of-${stage?.shape ?? 'none'}" part="stage">${isKnown ? laid : nothing}</div>
    ${strip.length ? (scene.later?.renderStrip(scene, strip) ?? html`<div class="strip"></div>`) : nothing}`;
}

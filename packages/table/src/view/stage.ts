import type { ZoneView } from '@draco-table/engine';
import { html, nothing, type TemplateResult } from 'lit';
import type { CounterView } from '../model/board.js';
import { classes } from './classes.js';
import { wordLook } from './corners.js';
import { renderCounter } from './counters.js';
import { renderLaid } from './laid.js';
import { marketCard } from './market.js';
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

/** What a variable holds that everybody may know: a word of a kind by itself, numbers and yes-no where a theme names them. */
function spoken(scene: Scene): TemplateResult[] {
  return scene.board.variables.flatMap(({ id, value, of }) => {
    const look = scene.theme.variables[id];
    const isTold =
      value.is === 'kind' ||
      (look && ((value.is === 'number' && value.value !== 0) || (value.is === 'yes-no' && value.value)));
    if (of || look?.hidden || !isTold) return [];
    const name = scene.texts.variableName(id);
    const word = value.is === 'kind' ? wordLook(scene, value.kind, value.id) : undefined;
    const what = value.is === 'yes-no' ? '' : scene.texts.name(value);
    return [
      html`<span class="spoken" data-block=${`variable:${id}`} ${vars({ '--tint': word?.colour ?? '' })}>
        ${symbol(scene, look?.symbol, 'symbol coin')}<span class="caption">${name}</span>
        ${word?.symbol ? html`<span class="sr">${what}</span>${symbol(scene, word.symbol, 'symbol word')}` : what ? html`<b>${what}</b>` : nothing}
      </span>`,
    ];
  });
}

/** What is counted for nobody, and what a holder that is no player has. */
function holders(scene: Scene, isWanted: (counter: CounterView) => boolean): TemplateResult[] {
  return scene.board.counters
    .filter(isWanted)
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
/** What is shared lies above a market. */
const aboveMarket = 150;

/** The middle of the table: the ring or grid with everything shared, lit by the theme's centrepiece. */
export function renderStage(scene: Scene): TemplateResult {
  const { stage, market, laid: laidOut } = scene.board;
  const isRing = stage?.shape === 'ring';
  const seats = isRing ? seatsOf(stage) : 0;
  const inset = isRing ? pieceSize(seats, scene.size.width, scene.size.height) + 14 : 0;
  // A ring has little room inside: longer rows and markets lie in a strip below it.
  const isLong = (zone: ZoneView) => isRing && zone.shape !== 'pile' && zone.count > roomInMiddle;
  const shared = scene.board.shared.filter((zone) => !isLong(zone));
  const strip = isRing ? [...scene.board.shared.filter(isLong), ...market] : [];
  const shelf = html`<div class="shelf" data-block="shelf">
    ${shared.map((zone) => renderZone(scene, zone))} ${holders(scene, ({ holder }) => !isRing || holder !== undefined)}
    ${markers(scene)} ${spoken(scene)}
  </div>`;
  // No ring reaches into a corner.
  const corner = isRing
    ? html`<div class="corner" data-block="corner">${holders(scene, ({ holder }) => holder === undefined)}</div>`
    : nothing;
  // Not within the shelf: while that moves, it would be what places are counted from.
  const centrepiece = symbol(scene, isRing ? scene.theme.centrepiece : undefined, 'symbol centrepiece');
  // Nothing is laid out before the room is known, nor before all that takes room can be: it would have to jump.
  const isKnown = scene.size.width > 0 && !(scene.isLaterComing && (!isRing || strip.length));
  const laid = html`<div class="backdrop" part="backdrop" aria-hidden="true"></div>
    ${isRing ? renderRing(scene, stage) : nothing} ${laidOut.length ? renderLaid(scene) : nothing}
    <div class="middle" data-seats=${seats} ${vars({ '--inset': `${inset}px` })}>${shelf} ${centrepiece} <div class="playing" part="playing">${scene.later?.renderPlaying(scene)}</div> ${scene.later?.renderDie(scene)}</div>
    ${corner}
    ${stage?.shape === 'grid' ? scene.later?.renderGrid(scene, stage) : nothing}
    ${stage?.shape === 'row' || stage?.shape === 'set' ? renderRow(scene, stage, 'row main') : nothing}
    ${
      market.length && !isRing
        ? html`<div class="market" part="market" ${vars({ '--card-w': `${marketCard(market.length, scene.size, aboveMarket)}px` })}>${market.map((zone) => renderZone(scene, zone))}</div>`
        : nothing
    }`;
  return html`<div class=${classes(`stage of-${stage?.shape ?? 'none'}`, { circled: laidOut.length > 0, open: !stage && !market.length })} part="stage">${isKnown ? laid : nothing}</div>
    ${strip.length ? (scene.later?.renderStrip(scene, strip) ?? html`<div class="strip"></div>`) : nothing}`;
}

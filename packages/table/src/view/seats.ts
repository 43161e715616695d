import type { Shown, ZoneView } from '@draco-table/engine';
import { html, nothing, type TemplateResult } from 'lit';
import { isCounted, type SeatBoard } from '../model/board.js';
import { keyOf } from '../model/key.js';
import { classes } from './classes.js';
import { renderCounter } from './counters.js';
import { tabStop } from './roving.js';
import { type Scene, seatStyle } from './scene.js';
import { crest, icon, signs, symbol } from './symbol.js';
import { vars } from './vars.js';

/** Variables that name this seat and that the theme pictures: markers that stand before it. */
function markers(scene: Scene, seat: number): TemplateResult[] {
  const isHere = (value: Shown) => value.is === 'player' && value.seat === seat;
  return scene.board.variables.flatMap(({ id, value }) => {
    const look = scene.theme.variables[id]?.symbol;
    const isList = value.is === 'list';
    if (!(isList ? value.items.some(isHere) : isHere(value)) || !look || !scene.symbols.has(look)) return [];
    const name = scene.texts.variableName(id);
    return [
      html`<span class="marker" data-marker=${isList ? `${id}:${seat}` : id} title=${name}>${symbol(scene, look)}<span class="sr">${name}</span></span>`,
    ];
  });
}

/** What stands for a zone of which only the number of cards is told. */
function zoneSign(scene: Scene, { zone, shape }: ZoneView): TemplateResult | typeof nothing {
  const look = scene.theme.zones[zone]?.symbol;
  if (look && scene.symbols.has(look)) return symbol(scene, look, 'symbol coin');
  return icon(shape === 'pile' ? signs.pile : signs.cards);
}

function renderSeat(scene: Scene, board: SeatBoard, stop: string | undefined): TemplateResult {
  const { seat } = board;
  const key = keyOf({ is: 'player', seat });
  const option = scene.options.get(key);
  const isPicked = option !== undefined && scene.picked.includes(option.id);
  const isAsked = !scene.view.result && scene.view.decisions.some((decision) => decision.seat === seat);
  const name = scene.texts.seatName(seat);
  const isMe = scene.view.seat === seat;
  const counted = board.zones.filter(isCounted);
  const others = isMe ? [] : board.zones.filter((zone) => !isCounted(zone));
  // What the others see in a player's stead is read all the time: it lies in a row of its own below the plate.
  const isSpread = others.some(({ zone }) => scene.ruleset.zones.find(({ id }) => id === zone)?.seen === 'others');
  const isTall = board.isLaid && board.numbers > 2;
  const isNamed = board.counters.some(({ id }) => !scene.symbols.has(scene.theme.counters[id]?.symbol ?? ''));
  const score = scene.view.result ? scene.view.result.scores[seat] : undefined;
  return html`<li
    class=${classes('seat', { active: scene.view.active === seat, asked: isAsked, me: isMe, laid: board.isLaid, tall: isTall, named: isNamed, full: others.length > 0, spread: isSpread, won: scene.view.result?.winners.includes(seat) ?? false })}
    part="seat"
    data-holder="seat:${seat}"
    ${vars({
      '--seat': seatStyle(scene, seat).colour,
      // What the styles need to keep what lies before the player beside the plate's numbers.
      '--dt-lanes': isTall ? Math.ceil(board.numbers / 2) : board.numbers,
      '--dt-far': others.reduce((sum, { count }) => sum + count, 0),
      '--dt-boxes': others.length,
    })}
  >
    <button
      type="button"
      class=${classes('plate', { legal: option !== undefined, picked: isPicked, told: scene.moved.has(key) })}
      data-key=${key}
      data-group="seats"
      tabindex=${key === stop ? 0 : -1}
      aria-pressed=${option ? isPicked : nothing}
      aria-disabled=${option ? nothing : true}
      aria-description=${isAsked ? scene.texts.message('ui-to-move') : nothing}
      @click=${(event: Event) => scene.act.point(key, event)}
    >
      ${crest(scene, seat)}
      <span class="who">
        <span class="seat-name">${name}</span>
        <span class="role">${isMe ? scene.texts.message('ui-you') : scene.isBot(seat) ? scene.texts.message('ui-bot') : nothing}</span>
        ${scene.plateNote?.(scene, seat) ?? nothing}
        ${score === undefined ? nothing : html`<span class="score">${scene.texts.message('ui-score', { score })}</span>`}
      </span>
      <span class="purse">
        ${counted.map(
          (zone) =>
            html`<span class="counter" data-zone=${`${zone.zone}/${key}`} title=${scene.texts.zoneName(zone)}
              >${zoneSign(scene, zone)}<span class="value" aria-hidden="true">${zone.count}</span
              ><span class="sr">${scene.texts.message('ui-zone-count', { zone: scene.texts.zoneName(zone.zone), count: zone.count })}</span></span
            >`,
        )}
        ${board.counters.map((counter) => renderCounter(scene, counter, true))}
      </span>
      <span class="extras" data-block="seat:${seat}">${scene.later?.renderForetold(scene, seat)}${markers(scene, seat)}</span>
    </button>
    ${others.length && !scene.isLaterComing ? scene.later?.renderBefore(scene, others) : nothing}
  </li>`;
}

export function renderSeats(scene: Scene): TemplateResult {
  const keys = scene.board.seats.map(({ seat }) => keyOf({ is: 'player', seat }));
  const stop = tabStop(scene, 'seats', keys);
  return html`<ul class="seats of-${keys.length}" part="seats" aria-label=${scene.texts.message('ui-players')} ${vars({ '--count': keys.length })}>
    ${scene.board.seats.map((seat) => renderSeat(scene, seat, stop))}
  </ul>`;
}

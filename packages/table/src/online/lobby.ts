import type { Link, SeatInfo, TableInfo } from '@draco-table/protocol';
import type { Ruleset } from '@draco-table/ruleset';
import type { Texts } from '@draco-table/text';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { encode } from 'uqr';
import type { GameData } from '../load/load-game.js';
import { classes } from '../view/classes.js';
import { plainCrests, type Scene, seatStyle } from '../view/scene.js';
import { crest, icon, signs } from '../view/symbol.js';
import { vars } from '../view/vars.js';
import type { Online } from './online.js';

/** What somebody has filled in and not sent yet. */
export interface LobbyState {
  name: string;
  seat: number | undefined;
  crest: string | undefined;
  copied: boolean;
  isNameMissing?: boolean;
}

interface Around {
  data: GameData;
  texts: Texts;
  ruleset: Ruleset;
}

/** A square code for phones, as one path: no inline style, no image. */
function qrCode(text: string, label: string): TemplateResult {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${label} shape-rendering="crispEdges">${svg`<path d=${path} />`}</svg>`;
}

/** As much of a scene as a crest needs. */
function crestScene({ data, ruleset }: Around, chosen: Record<number, string | undefined>): Scene {
  const seats = { ...data.theme.seats };
  for (const [seat, one] of Object.entries(chosen)) {
    const name = ruleset.seats.names[Number(seat)];
    if (one && name !== undefined) seats[name] = { ...seats[name], crest: one };
  }
  return { theme: { ...data.theme, seats }, ruleset, symbols: data.art?.symbols ?? new Set() } as unknown as Scene;
}

function seatRow(
  online: Online,
  link: Link,
  info: TableInfo,
  around: Around,
  scene: Scene,
  seat: number,
): TemplateResult {
  const { texts } = around;
  const one = info.seats[seat] as SeatInfo;
  const isMe = link.seat === seat;
  const canSit = one.by === 'nobody' && link.role !== 'watcher' && info.status === 'lobby';
  const note = isMe
    ? texts.message('ui-you')
    : one.by === 'person' && !one.here
      ? texts.message('ui-online-not-here')
      : '';
  return html`<li class=${classes('lobby-seat', { me: isMe, here: one.here === true, free: one.by === 'nobody' })} ${vars({ '--seat': seatStyle(scene, seat).colour })}>
    ${crest(scene, seat)}
    <span class="lobby-name"
      >${one.name ?? texts.message(info.status === 'lobby' ? 'ui-online-free' : 'ui-bot')}${seat === info.host ? html` <small>${texts.message('ui-online-host')}</small>` : nothing}${note ? html` <small>${note}</small>` : nothing}</span
    >
    ${
      canSit
        ? html`<button type="button" class="quiet" @click=${() => online.act.sit(seat)}>${texts.message(link.role === 'seat' ? 'ui-online-move' : 'ui-online-sit')}</button>`
        : html`<span class="dot-here" title=${texts.message(one.here ? 'ui-online-here' : 'ui-online-not-here')}></span>`
    }
  </li>`;
}

function nameFields(online: Online, link: Link, around: Around): TemplateResult {
  const { lobby, act } = online;
  const { texts } = around;
  const plain = crestScene(around, {});
  const { seat } = link;
  return html`<div class="lobby-who">
    <label
      ><span>${texts.message('ui-online-name')}</span
      ><input
        name="name"
        maxlength="24"
        autocomplete="nickname"
        .value=${lobby.name}
        aria-invalid=${lobby.isNameMissing ? 'true' : nothing}
        @input=${(event: Event) => act.set({ name: (event.target as HTMLInputElement).value, isNameMissing: false })}
    /></label>
    ${lobby.isNameMissing ? html`<p class="lobby-wrong" role="alert">${texts.message('ui-online-name-missing')}</p>` : nothing}
    <fieldset ${vars(seat === null ? {} : { '--seat': seatStyle(plain, seat).colour })}>
      <legend>${texts.message('ui-online-crest')}</legend>
      ${[undefined, ...plainCrests].map(
        (
          one,
        ) => html`<label class="crest-choice" title=${one === undefined ? texts.message('ui-online-crest-own') : texts.message(`ui-online-crest-${one}`)}
          ><input
            type="radio"
            name="crest"
            .checked=${lobby.crest === one}
            @change=${() => {
              act.set({ crest: one });
              if (link.seat !== null) act.sit(link.seat);
            }} /><span class="sr">${one === undefined ? texts.message('ui-online-crest-own') : texts.message(`ui-online-crest-${one}`)}</span
          >${one !== undefined ? crest(crestScene(around, { [seat ?? 0]: one }), seat ?? 0) : seat === null ? html`<span class="crest-own" aria-hidden="true">–</span>` : crest(plain, seat)}</label
        >`,
      )}
    </fieldset>
  </div>`;
}

/** Who sits where, until the host says that it begins. */
export function renderLobby(online: Online, link: Link, info: TableInfo, around: Around): TemplateResult {
  const { texts, data } = around;
  const { act, lobby } = online;
  const scene = crestScene(around, Object.fromEntries(info.seats.map(({ crest: one }, seat) => [seat, one])));
  const isHost = link.seat === info.host && link.role === 'seat';
  const isDealing = info.status === 'dealing';
  const free = info.seats.filter(({ by }) => by === 'nobody').length;
  const names = info.seats.flatMap(({ name }, seat) => (seat === info.host && name ? [name] : []));
  const status = !link.isOpen
    ? texts.message('ui-online-lost')
    : isDealing
      ? texts.message('ui-online-dealing')
      : isHost
        ? free
          ? texts.message('ui-online-bots', { count: free })
          : ''
        : link.role === 'guest'
          ? texts.message(free ? 'ui-online-choose' : 'ui-online-full')
          : texts.message('ui-online-wait-host', { name: names[0] ?? '' });
  return html`<div class="table lobby" part="base" lang=${texts.lang} dir=${texts.dir}>
    ${data.art?.defs ?? nothing}
    <header class="bar" part="bar"><h2>${texts.gameName()}</h2><slot name="header"></slot></header>
    <div class="lobby-room">
      <section class="sheet lobby-sheet" part="lobby" aria-labelledby="lobby-title">
        <h2 id="lobby-title">${texts.message('ui-online-title')}</h2>
        <ul class="lobby-seats">${info.seats.map((_, seat) => seatRow(online, link, info, around, scene, seat))}</ul>
        ${link.role === 'watcher' || isDealing ? nothing : nameFields(online, link, around)}
        <p class="lobby-status" role="status">${status}</p>
        <div class="confirm">
          ${isHost && !isDealing ? html`<button type="button" class="primary" @click=${act.start}>${icon(signs.check)}${texts.message('ui-online-start')}</button>` : nothing}
          ${link.role === 'seat' && !isDealing ? html`<button type="button" class="quiet" @click=${act.leave}>${texts.message('ui-online-leave')}</button>` : nothing}
        </div>
      </section>
      ${
        online.canInvite && !isDealing
          ? html`<section class="sheet lobby-invite" aria-labelledby="invite-title">
            <h2 id="invite-title">${texts.message('ui-online-invite')}</h2>
            ${qrCode(online.address(), texts.message('ui-online-qr'))}
            <div class="lobby-link">
              <input readonly aria-label=${texts.message('ui-online-link')} .value=${online.address()} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
              <button type="button" class="quiet" @click=${act.copy}>${texts.message(lobby.copied ? 'ui-online-copied' : 'ui-online-copy')}</button>
            </div>
            <p>${texts.message('ui-online-invite-why')}</p>
            ${
              online.watchAddress
                ? html`<label class="lobby-watch"><span>${texts.message('ui-online-watch')}</span><input readonly .value=${online.watchAddress} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} /></label>`
                : nothing
            }
          </section>`
          : nothing
      }
    </div>
  </div>`;
}

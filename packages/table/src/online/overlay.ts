import type { Link, Reaction, TableInfo } from '@draco-table/protocol';
import { html, nothing, type TemplateResult } from 'lit';
import type { Scene } from '../view/scene.js';
import { icon } from '../view/symbol.js';
import type { Online } from './online.js';

const reactions: readonly Reaction[] = ['hello', 'bravo', 'laugh', 'wow', 'thinking', 'hurry', 'sorry', 'thanks'];
const bubble = 'M3 3h18a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-9l-6 6v-6H3a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z';

/** Minutes and seconds, or days and hours, whichever says more. */
export function span(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [days, hours, minutes] = [seconds / 86_400, (seconds % 86_400) / 3600, (seconds % 3600) / 60].map(
    Math.floor,
  ) as [number, number, number];
  const two = (n: number) => String(n).padStart(2, '0');
  if (days) return `${days} d ${hours} h`;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** How long somebody is waited for; how long he still has, where there is a clock. */
function waited(info: TableInfo, infoAt: number): { ms: number; left?: number } {
  const ms = (info.waiting?.since ?? 0) + Date.now() - infoAt;
  return { ms, ...(info.clock && { left: info.clock - ms }) };
}

/** Beside a name: who is away, who is waited for and how long, what somebody just said. */
export function renderPlateNote(
  online: Online,
  info: TableInfo,
  scene: Scene,
  seat: number,
): TemplateResult | typeof nothing {
  const one = info.seats[seat];
  const said = online.reactions.get(seat)?.reaction;
  const { texts } = scene;
  if (!one) return nothing;
  const isAsked = !scene.view.result && scene.view.decisions.some((open) => open.seat === seat);
  const { ms, left } = waited(info, online.link?.infoAt ?? 0);
  const time = isAsked && one.by === 'person' ? (left !== undefined ? span(left) : ms > 10_000 ? span(ms) : '') : '';
  const isGone = one.by === 'person' && !one.here;
  return html`${one.away || isGone ? html`<span class="gone">${texts.message(one.away ? 'ui-online-away' : 'ui-online-not-here')}</span>` : nothing}${
    time ? html`<span class="time ${left !== undefined && left < 15_000 ? 'short' : ''}">${time}</span>` : nothing
  }${said ? html`<span class="said" role="status">${texts.message(`ui-online-say-${said}`)}</span>` : nothing}`;
}

function banner(online: Online, link: Link, info: TableInfo, scene: Scene): TemplateResult | typeof nothing {
  const { texts } = scene;
  const { act } = online;
  const name = (seat: number) => texts.seatName(seat);
  if (!link.isOpen)
    return html`<p class="banner" role="status"><span class="wheel" aria-hidden="true"></span>${texts.message('ui-online-lost')}</p>`;
  const { proposal } = info;
  const own = link.seat === null ? undefined : info.seats[link.seat];
  if (own?.away && info.status === 'playing')
    return html`<p class="banner" role="status">${texts.message('ui-online-you-away')}
      <button type="button" class="primary" @click=${act.comeBack}>${texts.message('ui-online-return')}</button></p>`;
  if (proposal) {
    const text = texts.message(proposal.what === 'undo' ? 'ui-online-undo' : 'ui-online-replace', {
      name: name(proposal.by),
      other: name(proposal.seat ?? 0),
    });
    const isMine = link.seat !== null && proposal.open.includes(link.seat);
    return html`<p class="banner" role="status">${text}
      ${
        isMine
          ? html`<button type="button" class="primary" @click=${() => act.vote(true)}>${texts.message('ui-online-yes')}</button>
            <button type="button" class="quiet" @click=${() => act.vote(false)}>${texts.message('ui-online-no')}</button>`
          : html`<span>${texts.message('ui-online-asked', { names: texts.list(proposal.open.map(name)) })}</span>`
      }</p>`;
  }
  // Whoever is waited for and not there may be replaced, if the others agree.
  const missing = info.seats.findIndex(
    ({ by, here }, seat) => by === 'person' && !here && scene.view.decisions.some((open) => open.seat === seat),
  );
  const { ms } = waited(info, link.infoAt);
  if (missing >= 0 && link.role === 'seat' && info.status === 'playing' && ms > 10_000)
    return html`<p class="banner" role="status">${texts.message('ui-online-missing', { name: name(missing) })}
      <button type="button" class="quiet" @click=${() => act.replace(missing)}>${texts.message('ui-online-ask-replace')}</button></p>`;
  return nothing;
}

/** What lies over the table while it is played at a server. */
export function renderOnline(online: Online, link: Link, info: TableInfo, scene: Scene): TemplateResult {
  const { texts } = scene;
  return html`${banner(online, link, info, scene)}
    ${
      online.isReacting
        ? html`<div class="react-list" role="group" aria-label=${texts.message('ui-online-say')}>
            ${reactions.map((one) => html`<button type="button" @click=${() => online.act.react(one)}>${texts.message(`ui-online-say-${one}`)}</button>`)}
          </div>`
        : nothing
    }`;
}

/** In the bar: what can be said to the others. */
export function renderReact(online: Online, link: Link, scene: Scene): TemplateResult | typeof nothing {
  if (link.role !== 'seat') return nothing;
  const say = scene.texts.message('ui-online-say');
  return html`<button type="button" class="round" aria-expanded=${online.isReacting} aria-label=${say} title=${say} @click=${online.act.toggleReactions}>${icon(bubble)}</button>`;
}

/** At the end: whether the deal can be proven, and what came of it. */
export function renderProof(online: Online, scene: Scene): TemplateResult {
  const { texts } = scene;
  const { proof } = online;
  return proof === 'none' || proof === 'checking'
    ? html`<button type="button" class="quiet" ?disabled=${proof === 'checking'} @click=${online.act.verify}>${texts.message('ui-online-verify')}</button>`
    : html`<p class="proof ${proof}" role="status">${texts.message(`ui-online-proof-${proof}`)}</p>`;
}

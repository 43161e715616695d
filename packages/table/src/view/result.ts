import type { Result } from '@draco-table/engine';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { playedBy, type Story, scoreCounter } from '../model/story.js';
import { designLook, type Scene, seatStyle } from './scene.js';
import type { ScreenActions } from './screens.js';
import { crest, symbol } from './symbol.js';
import { vars } from './vars.js';

/** A score with what it is counted in. */
function scoreWords({ texts, view }: Scene, result: Result): (score: number) => string {
  const counter = scoreCounter(view, result);
  return (score) => (counter ? texts.amount(counter.id, score * counter.sign) : texts.message('ui-score', { score }));
}

const wide = 100;
const high = 44;

/** Everybody's score from the first answer to the last, each in the colour of a seat and with its crest at the end. */
function chart(scene: Scene, { steps }: Story): TemplateResult | typeof nothing {
  const all = steps.flatMap(({ scores }) => scores);
  const [least, most] = [Math.min(0, ...all), Math.max(0, ...all)];
  if (steps.length < 3 || least === most) return nothing;
  const x = (i: number) => ((i / (steps.length - 1)) * wide).toFixed(2);
  const y = (score: number) => (high - ((score - least) / (most - least)) * high).toFixed(2);
  const last = steps.at(-1)?.scores ?? [];
  return html`<figure class="chart">
    <svg viewBox="0 -2 ${wide} ${high + 4}" preserveAspectRatio="none" role="img" aria-label=${scene.texts.message('ui-score-over-time')}>
      ${svg`<path class="ground" d="M0 ${y(0)}H${wide}" />`}
      ${scene.view.seats.map((_, seat) => {
        // A score stands until it changes.
        const line = steps.map(({ scores }, i) => (i ? `H${x(i)}V` : 'M0 ') + y(scores[seat] ?? 0)).join('');
        return svg`<path d=${line} vector-effect="non-scaling-stroke" ${vars({ stroke: seatStyle(scene, seat).colour })} />`;
      })}
    </svg>
    ${scene.view.seats.map((_, seat) => {
      const height = Number(y(last[seat] ?? 0)) / high;
      const before = last.slice(0, seat).filter((score) => score === last[seat]).length;
      return html`<span class="end" ${vars({ '--y': height.toFixed(3), '--beside': before })}>${crest(scene, seat)}</span>`;
    })}
    <figcaption>${scene.texts.message('ui-score-over-time')}</figcaption>
  </figure>`;
}

const signed = (by: number): string => `${by > 0 ? '+' : '−'}${Math.abs(by)}`;

function turnings(scene: Scene, { turnings: found }: Story, act: ScreenActions): TemplateResult | typeof nothing {
  if (!found.length) return nothing;
  const { texts } = scene;
  return html`<section class="turnings">
    <h3>${texts.message('ui-turnings')}</h3>
    <ol>
      ${found.map(
        ({ beat, step, changes }) => html`<li>
          <button type="button" class="turning" @click=${() => act.watch(step)} title=${texts.message('ui-watch-from')}>
            ${crest(scene, beat.seat ?? 0)}${symbol(scene, beat.card && designLook(scene, beat.card).symbol)}
            <span>${beat.lines.at(beat.card === undefined ? -1 : 0)?.text}</span>
            <span class="changes">${changes.map(({ seat, by }) => html`<b class=${by > 0 ? 'up' : 'down'}>${crest(scene, seat)}<span class="sr">${texts.seatName(seat)} </span>${signed(by)}</b>`)}</span>
          </button>
        </li>`,
      )}
    </ol>
  </section>`;
}

const mostPlayed = 12;

function played(scene: Scene): TemplateResult | typeof nothing {
  const rows = scene.view.seats.map((_, seat) => ({ seat, cards: playedBy(scene.events, seat) }));
  if (rows.every(({ cards }) => !cards.length)) return nothing;
  const { texts } = scene;
  return html`<details class="played">
    <summary>${texts.message('ui-who-played')}</summary>
    <ul>
      ${rows.map(
        ({ seat, cards }) => html`<li>
          ${crest(scene, seat)}
          <span>${cards.slice(0, mostPlayed).map(({ design, times }) => html`<span class="once">${symbol(scene, designLook(scene, design).symbol)}${texts.cardName(design)}${times > 1 ? html` <b>×${times}</b>` : nothing}</span>`)}</span>
        </li>`,
      )}
    </ul>
  </details>`;
}

const pieces = 28;

/** Paper in the colours of those who won; nothing for who wants no movement. */
function confetti(scene: Scene, winners: readonly number[]): TemplateResult {
  return html`<div class="confetti" aria-hidden="true">
    ${Array.from({ length: pieces }, (_, i) => {
      const { colour } = seatStyle(scene, winners[i % winners.length] ?? 0);
      return html`<i ${vars({ '--at': (i * 61) % 100, '--late': (i * 37) % 29, '--seat': i % 3 ? colour : '#ffcf5a', '--drift': ((i * 53) % 21) - 10 })}></i>`;
    })}
  </div>`;
}

/** The end of the game: who won, how it came to that, and what to do next. */
export function renderResult(scene: Scene, result: Result, act: ScreenActions): TemplateResult {
  const { texts, view } = scene;
  const { winners, scores } = result;
  const order = view.seats.map((_, seat) => seat).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const isMine = view.seat !== null && winners.includes(view.seat);
  const story = act.story?.(scene);
  const shared = act.shared?.();
  const words = scoreWords(scene, result);
  const names = texts.list(winners.map((seat) => texts.seatName(seat)));
  const title = !winners.length
    ? texts.message('ui-nobody-wins')
    : isMine && winners.length === 1
      ? texts.message('ui-you-win')
      : texts.message('ui-wins', { count: winners.length, names });
  return html`<div class="screen" part="result" role="dialog" aria-labelledby="result-title">
    ${winners.length ? confetti(scene, winners) : nothing}
    <div class="sheet story">
      ${winners.length ? html`<p class="trophy">${winners.map((seat) => crest(scene, seat))}</p>` : nothing}
      <h2 id="result-title" tabindex="-1" data-autofocus>${title}</h2>
      <ol class="scores">
        ${order.map(
          (seat) => html`<li class=${winners.includes(seat) ? 'won' : ''}>
            ${crest(scene, seat)}<span>${texts.seatName(seat)}${view.seat === seat ? html` <small>${texts.message('ui-you')}</small>` : nothing}</span><b>${scores[seat] === undefined ? nothing : words(scores[seat])}</b>
          </li>`,
        )}
      </ol>
      ${story ? [chart(scene, story), turnings(scene, story, act)] : nothing} ${played(scene)}
      <div class="confirm">
        <button type="button" class="primary" @click=${act.again}>${texts.message(act.againWord ?? 'ui-again')}</button>
        ${act.sameAgain ? html`<button type="button" class="quiet" @click=${act.sameAgain}>${texts.message('ui-same-again')}</button>` : nothing}
        <button type="button" class="quiet" @click=${() => act.watch()}>${texts.message('ui-watch')}</button>
        <button type="button" class="quiet" @click=${act.share}>${texts.message('ui-share')}</button>
        <button type="button" class="quiet" @click=${act.dismissResult}>${texts.message('ui-see-table')}</button>
        ${act.more?.(scene) ?? nothing}
      </div>
      ${shared ? html`<label class="shared">${texts.message('ui-shared')}<input class="link" readonly .value=${shared} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} /></label>` : nothing}
    </div>
  </div>`;
}

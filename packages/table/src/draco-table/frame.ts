import type { ZoneView } from '@draco-table/engine';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { ReplayControl } from '../game/replay-control.js';
import type { LaterActions } from '../later/later-actions.js';
import { classes } from '../view/classes.js';
import { renderPrompt } from '../view/prompt.js';
import { renderRow, renderZone } from '../view/row.js';
import type { Scene } from '../view/scene.js';
import { renderSeats } from '../view/seats.js';
import { renderStage } from '../view/stage.js';
import { icon, signs } from '../view/symbol.js';
import { isSpread } from '../view/thing.js';
import { vars } from '../view/vars.js';

export interface FrameState {
  art: Element | undefined;
  isPanelOpen: boolean;
  /** At something that the log tells of. */
  isPointing: boolean;
  /** The seat that is to take the screen. */
  handOver: number | undefined;
  guideStep: number | undefined;
  isOver: boolean;
  notice: string;
  /** As the page asks for it. */
  dir: string;
  replay: ReplayControl | undefined;
  /** Undefined where nothing is played. */
  canUndo: boolean | undefined;
  /** Undefined where nobody may ask what a strong player would do. */
  canHint: boolean | undefined;
  /** Where the table is played at a server. */
  online?: TemplateResult | typeof nothing | undefined;
  inBar?: TemplateResult | typeof nothing | undefined;
  /** Where the panel is: `none`, `compact`, else beside the table. */
  panel: string;
  /** The table may fill the screen. */
  canFill: boolean;
}

export interface FrameActions {
  undo(): void;
  hint(): void;
  togglePanel(): void;
  dismissNotice(): void;
  fill(): void;
  /** There once what they belong to is. */
  later: LaterActions | undefined;
}

function bar(scene: Scene, state: FrameState, act: FrameActions, isModal: boolean): TemplateResult {
  const { texts } = scene;
  const round = (id: string, sign: string, click: () => void, isDisabled = false) =>
    html`<button
      type="button"
      class="round"
      aria-label=${texts.message(id)}
      title=${texts.message(id)}
      ?disabled=${isDisabled}
      @click=${click}
    >
      ${icon(sign)}
    </button>`;
  return html`<header class="bar" part="bar" ?inert=${isModal}>
    <h2>${texts.gameName()}</h2>
    <slot name="header"></slot>
    ${state.inBar ?? nothing}
    ${state.canHint === undefined ? nothing : round('ui-hint', signs.hint, act.hint, !state.canHint)}
    ${state.canUndo === undefined ? nothing : round('ui-undo', signs.undo, act.undo, !state.canUndo)}
    ${state.replay && act.later ? round('ui-leave-replay', signs.close, act.later.leaveReplay) : nothing}
    ${state.canFill ? round('ui-full-screen', signs.fill, act.fill) : nothing}
    <button
      type="button"
      class="round menu"
      aria-expanded=${state.isPanelOpen}
      aria-label=${texts.message('ui-menu')}
      @click=${act.togglePanel}
    >
      ${icon(signs.menu)}
    </button>
  </header>`;
}

/** A theme's properties, under names that a page's own override. */
function themeVars(scene: Scene): Record<string, string> {
  return Object.fromEntries(
    Object.entries(scene.theme.properties).map(([name, value]) => [name.replace('--draco-', '--theme-'), value]),
  );
}

function dock(scene: Scene, state: FrameState): TemplateResult {
  const { own } = scene.board;
  // Nothing is kept for a hand with nothing in it.
  const hands = scene.board.hands.filter(({ count }) => count > 0);
  const { replay } = state;
  const owned = scene.isLaterComing ? 0 : own.length;
  // With nothing to focus in them they are focused themselves, to be scrolled by keyboard.
  const isStill = own.every(({ shape, count }) => shape === 'pile' || !count);
  const isLone = ({ count }: ZoneView) => hands.length > 1 && count === 1;
  // What lies on the far side of a hand: the styles leave room for it.
  const beside = (index: number) => {
    const others = hands.slice(index + 1);
    const cards = others.filter((zone) => !isLone(zone)).reduce((sum, { count }) => sum + count, 0);
    return { '--dt-after': cards, '--dt-lones': others.filter(isLone).length, '--dt-boxes': others.length };
  };
  return html`<div class="dock ${scene.board.hands.length || own.length ? '' : 'bare'}">
    ${renderPrompt(scene)}
    ${
      replay
        ? scene.later?.renderReplayBar(
            scene,
            replay,
            (step) => replay.goTo(step),
            () => replay.toggle(),
          )
        : nothing
    }
    <div class="own-side" part="own" ${vars({ '--dt-own': owned })}>
      ${
        owned
          ? html`<div
            class=${classes('own', { asked: own.some((zone) => isSpread(scene, zone)) })}
            role="group"
            aria-label=${scene.texts.message('ui-you')}
            tabindex=${isStill ? 0 : nothing}
          >${own.map((zone) => renderZone(scene, zone))}</div>`
          : nothing
      }
      ${repeat(
        hands,
        // Another size is another box: its parts do not shift.
        (zone) => `${zone.zone}${isLone(zone)}`,
        (zone, index) => renderRow(scene, zone, isLone(zone) ? 'hand lone' : 'hand', beside(index)),
      )}
    </div>
  </div>`;
}

/** The table with everything around it and over it. */
export function renderFrame(scene: Scene, state: FrameState, act: FrameActions): TemplateResult {
  const { texts, later } = scene;
  const { handOver, isOver, guideStep } = state;
  const { later: laterAct } = act;
  // Nothing but the change of hands is made inert by a screen that has yet to be fetched.
  const isModal = handOver !== undefined || (later !== undefined && (isOver || guideStep !== undefined));
  return html`<div
    class=${classes('table', { compact: state.panel === 'compact', none: state.panel === 'none' })}
    part="base"
    lang=${texts.lang}
    dir=${state.dir || texts.dir}
    ${vars(themeVars(scene))}
  >
    ${state.art ?? nothing} ${bar(scene, state, act, isModal)}
    <div
      class=${classes('room', { points: state.isPointing, ringed: scene.board.stage?.shape === 'ring', 'asks-table': scene.asks.table, 'asks-own': scene.asks.own })}
      ?inert=${isModal}
    >
      ${renderSeats(scene)}
      <div class="tale"></div>
      ${renderStage(scene)} ${later?.renderReading(scene)} ${dock(scene, state)}
    </div>
    <div class="beside" ?inert=${isModal}></div>
    <div class="flights" aria-hidden="true"></div>
    ${state.online ?? nothing}
    ${laterAct && later?.renderScreen(scene, { handOver, isOver, guideStep }, laterAct)}
    ${
      state.notice
        ? html`<p class="notice" role="status">
            ${state.notice}
            <button type="button" class="mini" aria-label=${texts.message('ui-close')} @click=${act.dismissNotice}>
              ${icon(signs.close)}
            </button>
          </p>`
        : nothing
    }
    <div class="sr" role="log" aria-live="polite"></div>
  </div>`;
}

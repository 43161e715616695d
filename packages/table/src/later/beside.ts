import { nothing, render } from 'lit';
import type { Advice } from '../game/advice.js';
import { announcement } from '../game/chronicle.js';
import type { CurrentGame } from '../game/current-game.js';
import { beatsOf } from '../model/beats.js';
import { afterFrame } from '../motion/after-frame.js';
import type { Attributes } from '../settings/attributes.js';
import { type PanelActions, renderPanel } from '../view/panel.js';
import type { Scene } from '../view/scene.js';
import { renderTale } from '../view/tale.js';
import type { Overlays } from './overlays.js';

/** A log begins at its end and stays there, unless its reader has scrolled away. It grows at its end, so no line shifts. */
function followEnd(place: HTMLElement, draw: () => void): void {
  const find = () => place.querySelector('.panel-body:has(> .log)');
  const before = find();
  const isFollowed = !before || before.scrollTop + before.clientHeight > before.scrollHeight - 4;
  draw();
  const log = find();
  if (log && isFollowed) log.scrollTop = log.scrollHeight;
}

/** Draws the panel and the tale, and says what a screen reader says; after what comes back is called, once the table is seen anew. */
export function drawBeside(
  table: Attributes & { scene(): Scene | undefined },
  current: CurrentGame,
  overlays: Overlays,
  advice: Advice,
  actions: () => PanelActions | undefined,
): () => void {
  let isNews = false;
  let told = '';
  const hostUpdated = (): void => {
    if (isNews) {
      isNews = false;
      afterFrame(hostUpdated);
      return;
    }
    const [row, place, log] = table.renderRoot.querySelectorAll<HTMLElement>('.tale,.beside,[role=log]');
    const scene = table.scene();
    if (!log || !scene) return;
    const lines = current.lines(scene);
    const state = { ...overlays.panel, pace: table.pace, sound: table.sound };
    const now = `${state.tab} ${state.isOpen} ${lines[0]?.event.n}`;
    const act = actions();
    if (!act) return;
    const draw = () =>
      render(table.panel === 'none' ? nothing : renderPanel(scene, lines, state, act), place as HTMLElement);
    // To look where it stands lays the page out, so only for what is new in it.
    if (now === told) draw();
    else followEnd(place as HTMLElement, draw);
    told = now;
    const beats = beatsOf(scene.events, [...lines].reverse());
    const { result } = scene.view;
    // What oneself does is known; a replay is looked at step by step.
    const isLive = current.session !== undefined && !scene.decision && !result && table.pace > 0;
    render(renderTale(scene, { beats, open: overlays.beat, isLive }, overlays), row as HTMLElement);
    render(advice.spoken || announcement(scene, lines, current.news[0]?.n), log);
  };
  table.addController({ hostUpdated });
  return () => {
    isNews = true;
  };
}

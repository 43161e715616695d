import { render } from 'lit';
import { afterFrame } from '../motion/after-frame.js';
import { renderPanel } from '../view/panel.js';
import type { Scene } from '../view/scene.js';
import type { Advice } from './advice.js';
import type { Attributes } from './attributes.js';
import { announcement } from './chronicle.js';
import type { CurrentGame } from './current-game.js';
import type { LaterActions } from './later-actions.js';
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

/** Draws the panel, and says what a screen reader says; after what comes back is called, once the table is seen anew. */
export function drawBeside(
  table: Attributes & { scene(): Scene | undefined },
  current: CurrentGame,
  overlays: Overlays,
  advice: Advice,
  act: LaterActions,
): () => void {
  let isNews = false;
  let told = '';
  const hostUpdated = (): void => {
    if (isNews) {
      isNews = false;
      afterFrame(hostUpdated);
      return;
    }
    const [place, log] = table.renderRoot.querySelectorAll<HTMLElement>('.beside,[role=log]');
    const scene = table.scene();
    if (!log || !scene) return;
    const lines = current.lines(scene);
    const state = { ...overlays.panel, pace: table.pace };
    const now = `${state.tab} ${state.isOpen} ${lines[0]?.event.n}`;
    const draw = () => render(renderPanel(scene, lines, state, act.panel), place as HTMLElement);
    // To look where it stands lays the page out, so only for what is new in it.
    if (now === told) draw();
    else followEnd(place as HTMLElement, draw);
    told = now;
    render(advice.spoken || announcement(scene, lines, current.news[0]?.n), log);
  };
  table.addController({ hostUpdated });
  return () => {
    isNews = true;
  };
}

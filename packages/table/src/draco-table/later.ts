/** What the first question can do without: fetched as one file once the table is drawn. */
export { MotionPlayer } from '../motion/player.js';
export { ownAids } from '../session/aids.js';
export { ownBots } from '../session/bots.js';
export { readReplay } from '../session/sharing.js';
export { default as moreWords } from '../strings/en-later.js';
export { renderBefore } from '../view/before.js';
export { renderForetold } from '../view/foretold.js';
export { renderGrid } from '../view/grid.js';
export { renderOrder, renderStepper } from '../view/order.js';
export { renderPlaces } from '../view/places.js';
export { renderDie, renderPlaying } from '../view/playing.js';
export { renderPrinted } from '../view/printed.js';
export { renderReading } from '../view/reading.js';
export { renderReplayBar, renderScreen } from '../view/screens.js';
export { renderStrip } from '../view/strip.js';
export { Advice } from './advice.js';
export { drawBeside } from './beside.js';
export { withCardTexts } from './card-texts.js';
export { Chronicle } from './chronicle.js';
export { FocusKeeper } from './focus-keeper.js';
export { laterActions } from './later-actions.js';
export { ReplayControl } from './replay-control.js';
export { laterStyles } from './styles/later.js';

export type Later = typeof import('./later.js');

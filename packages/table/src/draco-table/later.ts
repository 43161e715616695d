/** What the first question can do without: fetched as one file once the table is drawn. */
export { previewOf } from '../model/preview.js';
export { flyCoins, measure, settle, tumble } from '../motion/motion.js';
export { ownBots } from '../session/bots.js';
export { decodeReplay, encodeReplay, replayOf } from '../session/replay-code.js';
export { renderGrid } from '../view/grid.js';
export { renderOrder, renderStepper } from '../view/order.js';
export { cardsPanel, forecastPanel, rulesPanel, settingsPanel } from '../view/panel-tabs.js';
export { renderReading } from '../view/reading.js';
export { renderGuide, renderHandOver, renderReplayBar, renderResult } from '../view/screens.js';
export { withCardTexts } from './card-texts.js';
export { ReplayControl } from './replay-control.js';
export { laterStyles } from './styles/later.js';

export type Later = typeof import('./later.js');

import moreWords from '@draco-table/words/en/panel';
import { Advice } from '../game/advice.js';
import { Chronicle } from '../game/chronicle.js';
import { MotionPlayer } from '../motion/player.js';
import { readReplay } from '../saved/sharing.js';
import { ownAids } from '../session/aids.js';
import { ownBots } from '../session/bots.js';
import { laterStyles } from '../styles/later.js';
import { renderBefore } from '../view/before.js';
import { FocusKeeper } from '../view/focus-keeper.js';
import { renderForetold } from '../view/foretold.js';
import { renderGrid } from '../view/grid.js';
import { renderOrder, renderStepper } from '../view/order.js';
import { renderPlaces } from '../view/places.js';
import { renderDie, renderPlaying } from '../view/playing.js';
import { renderPrinted } from '../view/printed.js';
import { renderReading } from '../view/reading.js';
import { renderReplayBar, renderScreen } from '../view/screens.js';
import { renderStrip } from '../view/strip.js';
import { withCardTexts } from '../words/card-texts.js';
import { drawBeside } from './beside.js';
import { laterActions } from './later-actions.js';

/** What the first question can do without: fetched as one file once the table is drawn. In one piece: each name of its own would stand in it twice. */
export const later = {
  MotionPlayer,
  ownAids,
  ownBots,
  readReplay,
  moreWords,
  renderBefore,
  renderForetold,
  renderGrid,
  renderOrder,
  renderStepper,
  renderPlaces,
  renderDie,
  renderPlaying,
  renderPrinted,
  renderReading,
  renderReplayBar,
  renderScreen,
  renderStrip,
  Advice,
  drawBeside,
  withCardTexts,
  Chronicle,
  FocusKeeper,
  laterActions,
  laterStyles,
};

export type Later = typeof later;

import { around } from './around.js';
import { panel } from './panel.js';
import { play } from './play.js';
import { screens } from './screens.js';

/** What the first question can do without. */
export const laterStyles = [around, play, panel, screens];

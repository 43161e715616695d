import { around } from './around.js';
import { panel } from './panel.js';
import { play } from './play.js';
import { result } from './result.js';
import { screens } from './screens.js';
import { tale } from './tale.js';

/** What the first question can do without. */
export const laterStyles = [around, play, panel, tale, screens, result];

import { base } from '../styles/base.js';
import { corners } from '../styles/corners.js';
import { hand } from '../styles/hand.js';
import { prompt } from '../styles/prompt.js';
import { seats } from '../styles/seats.js';
import { stage } from '../styles/stage.js';
import { things } from '../styles/things.js';

export const styles = [base, things, seats, stage, hand, prompt, corners];

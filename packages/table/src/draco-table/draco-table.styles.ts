import { base } from './styles/base.js';
import { board } from './styles/board.js';
import { panels } from './styles/panels.js';
import { things } from './styles/things.js';

export const styles = [base, things, board, panels];

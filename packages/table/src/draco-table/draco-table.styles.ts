import { base } from './styles/base.js';
import { board } from './styles/board.js';
import { prompt } from './styles/prompt.js';
import { things } from './styles/things.js';

export const styles = [base, things, board, prompt];

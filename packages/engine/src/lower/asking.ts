import type { Choice, Type } from '@draco-table/ruleset';
import { num } from '../ir/build.js';
import type { Expr } from '../ir/ir.js';
import { askOf } from '../program/choices.js';
import type { Context } from './context.js';

/** The number by which the code names a question. */
export function questionOf(c: Context, prompt: number, type: Type, choice?: Choice): Expr {
  return num(c.questions.push({ ask: askOf(c, prompt, type, choice), secret: choice?.secret === true }) - 1);
}

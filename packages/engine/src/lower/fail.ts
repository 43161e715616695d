import { act, call, num } from '../ir/build.js';
import type { Expr, Stmt } from '../ir/ir.js';
import { FAIL, type FailName } from '../runtime/memory.js';

/** Ends the game so, in the place of a value or a statement. */
export const failing = (name: FailName): Expr => call('fail', num(FAIL[name]));
export const failHere = (name: FailName): Stmt => act(failing(name));

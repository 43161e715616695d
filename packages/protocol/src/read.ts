import * as shapes from './generated/shapes.js';
import * as clientChecks from './generated/to-client.js';
import * as serverChecks from './generated/to-server.js';
import { onlineProblem } from './problems.js';
import type { Shapes } from './shapes.js';
import type { SaidProblem, ToClient } from './to-client.js';
import type { ToServer } from './to-server.js';

type Read<T> = { ok: true; message: T } | { ok: false; problem: SaidProblem };
type Checks = Record<string, typeof serverChecks.hello>;

// A module's own names cannot be looked up with hasOwn everywhere.
const server: Checks = { ...serverChecks };
const client: Checks = { ...clientChecks };

function read<T>(text: string, checks: Checks): Read<T> {
  const no = (why: string): Read<T> => ({ ok: false, problem: onlineProblem('D1101', { why }) });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return no('it is not JSON');
  }
  const is = typeof value === 'object' && value !== null && 'is' in value ? value.is : undefined;
  if (typeof is !== 'string') return no('it does not say what it is');
  const name = is === 'return' ? 'return_' : is;
  const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
  if (!check) return no('no message has this name');
  if (check(value)) return { ok: true, message: value as T };
  const [error] = check.errors ?? [];
  return no(`${error?.instancePath.slice(0, 60) || 'it'} ${error?.message ?? 'does not fit'}`);
}

/** What a client sent, if it is a message; hostile until then. */
export function readToServer(text: string): Read<ToServer> {
  return read(text, server);
}

/** What a server sent, if it is a message. */
export function readToClient(text: string): Read<ToClient> {
  return read(text, client);
}

/** Whether an unpacked value is a view of the engine, and one of its events. */
export const isView = (value: unknown): value is Shapes['view'] => shapes.view(value);
export const isEvent = (value: unknown): value is Shapes['event'] => shapes.event(value);

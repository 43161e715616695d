import type { SaidProblem } from './to-client.js';

/** D11xx: what a server of tables refuses, in English; `{name}` stands for an argument. */
export const ONLINE_CODES = {
  D1101: 'That is not a message of this protocol: {why}.',
  D1102: 'The message is too long: {bytes} bytes, and {most} are the most.',
  D1103: 'This server speaks version {server} of the protocol, not {client}. Load the page again.',
  D1104: 'There is no such table, or the link does not belong to it.',
  D1105: 'The first message must be hello.',
  D1106: 'This may not be done from this place at the table.',
  D1107: 'This seat is taken.',
  D1108: 'The game has begun: no seat is free.',
  D1109: 'Only the host may do this.',
  D1110: 'This cannot be done now.',
  D1111: 'Somebody else was first. The table has moved on.',
  D1112: 'Too many messages. Wait a moment.',
  D1113: 'Too many connections from this address ({limit}).',
  D1114: 'Too many requests from this address ({limit}). Try again later.',
  D1115: 'Pages from {origin} may not use this server.',
  D1116: 'This can no longer be taken back.',
  D1117: 'There is nothing to vote on.',
  D1118: 'This is not what was pledged.',
  D1119: 'The server cannot reach its database. Try again in a moment.',
  D1120: 'This server has no game {game}.',
  D1121: 'The table cannot be set up so: {what}.',
  D1122: 'The game was not taken: {why}',
  D1123: 'The game is not over yet.',
  D1124: 'The table has no room for more screens ({limit}).',
  D1125: 'The server is stopping. The game is safe; connect again.',
  D1126: 'A name has letters and at most {most} signs.',
  D1127: 'The game of this table cannot be continued with this version of the server.',
} as const;

export type OnlineCode = keyof typeof ONLINE_CODES;

export function onlineProblem(code: OnlineCode, args: SaidProblem['args'] = {}): SaidProblem {
  const message = ONLINE_CODES[code].replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''));
  return { code, severity: 'error', args, message };
}

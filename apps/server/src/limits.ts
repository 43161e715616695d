/** Every limit of the server, by name; `--limit name=value` changes one. */
export const LIMITS = {
  /** Tables that one address may lay in an hour. */
  tablesPerHour: 60,
  /** Games of one's own that one address may upload in an hour. */
  uploadsPerHour: 20,
  /** Other requests of one address in a minute. */
  requestsPerMinute: 300,
  /** Sockets of one address at a time. */
  socketsPerAddress: 100,
  /** Sockets of all addresses at a time. */
  sockets: 20_000,
  /** Screens at one table, spectators included. */
  socketsPerTable: 100,
  /** Messages of one socket in a second, after a burst of four times as many. */
  messagesPerSecond: 20,
  /** Reactions of one socket in ten seconds. */
  reactions: 8,
  /** Bytes that may wait for a client that does not read; then it is cut off and comes back when it can. */
  waitingBytes: 4_000_000,
  /** Bytes of an uploaded game. */
  uploadBytes: 2_000_000,
  /** Signs of a player's name. */
  nameLength: 24,
  /** Milliseconds in which a new socket must say hello. */
  helloMs: 10_000,
  /** Milliseconds in which players show what they pledged; who does not is left out, and all see it. */
  dealMs: 6_000,
  /** Milliseconds after which a table without screens, or without an answer, is forgotten by the process. */
  restMs: 60_000,
  /** Answers of one game. */
  answers: 20_000,
  /** Days after which a table that never began, was left in the middle, or is over is swept away. */
  lobbyDays: 7,
  idleDays: 60,
  overDays: 365,
} as const;

export type Limits = { -readonly [name in keyof typeof LIMITS]: number };

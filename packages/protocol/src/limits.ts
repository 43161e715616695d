/** Limits of the wire, known to both sides. */
export const WIRE = {
  /** Of this protocol; a client of another version is told so. */
  protocol: 1,
  /** Bytes of one message to the server. */
  messageBytes: 16_384,
  /** Bytes of one message to a client: a whole view with all that happened. */
  replyBytes: 8_000_000,
} as const;

/**
 * Where frames lie that stay, one after the other: those of phases that run, and of effects in force. Each has some numbers
 * of its own first, and then two for each slot: its value, and what that is.
 */
export interface Shelf {
  address: number;
  /** How many numbers come first. */
  head: number;
  slots: number;
  /** Numbers from one to the next. */
  stride: number;
}

/** Of a phase: its routine, and its step. Of an effect: its hook, how it ends, and since when it is there. */
export const PHASE = { routine: 0, step: 1 } as const;
export const EFFECT = { hook: 0, mode: 1, since: 2 } as const;

export const shelfOf = (address: number, own: object, slots: number): Shelf => {
  const head = Object.keys(own).length;
  return { address, head, slots, stride: head + 2 * slots };
};

/** What a slot of a frame holds. Where several have chosen several at once it is a list of lists, or NONE, by seat. */
export const FLAG = { nothing: 0, number: 1, list: 2, lists: 3 } as const;

/** At which number of the memory one begins, and its frame. */
export const startOf = ({ address, stride }: Shelf, n: number): number => (address >> 2) + n * stride;
export const frameOf = (shelf: Shelf, n: number): number => startOf(shelf, n) + shelf.head;

/**
 * The same in the text of rules. An address is that of the number before the first that is named. What is worked out is a
 * number, whatever it was worked out from.
 */
export const entryText = ({ address, stride }: Shelf, n: string): string => `${address}+${n}*${4 * stride}`;
export const ownText = (entry: string, own: number): string => (own === 0 ? `${entry}.length` : `${entry}[${own - 1}]`);
export const slotText = ({ head }: Shelf, entry: string, slot: number): string => `${entry}[${head - 1 + 2 * slot}]`;
export const flagText = ({ head }: Shelf, entry: string, slot: number): string => `${entry}[${head + 2 * slot}]`;
/** Of a slot whose number a name holds. */
export const anySlotText = ({ head }: Shelf, entry: string, slot: string): string => `${entry}[${head - 1}+2*${slot}]`;

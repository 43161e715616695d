import { xoroshiro } from './chance.js';
import { unsigned } from './numbers.js';

const [GET, SET] = [0x20, 0x21];

/** Writes what machines have operations for, its arguments being there already; false where it is a function like others. */
export function isWritten(out: number[], name: string, longs: number, chance = 0, fresh: () => number): boolean {
  const op = (...bytes: number[]): void => {
    for (const byte of bytes) out.push(byte);
  };
  switch (name) {
    // The upper half of a product of two numbers without sign.
    case 'high': {
      const held = fresh();
      out.push(SET);
      unsigned(out, held);
      op(0xad, GET);
      unsigned(out, held);
      op(0xad, 0x7e, 0x42, 32, 0x88, 0xa7);
      return true;
    }
    case 'remainder':
      op(0x70);
      return true;
    case 'quotient':
      op(0x6d);
      return true;
    case 'xoroshiro':
      xoroshiro(out, chance, longs);
      return true;
    // To, from and how many bytes; it gives nothing, and all gives a number.
    case 'copied':
      op(0xfc, 0x0a, 0, 0, 0x41, 0);
      return true;
  }
  return false;
}

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
    case 'xoroshiro':
      xoroshiro(out, chance, longs);
      return true;
    // To, from and how many words, all of which are bytes here; it gives nothing, and all gives a number.
    case 'copy': {
      const [count, from] = [fresh(), fresh()];
      const bytes = (): void => op(0x41, 2, 0x74);
      const local = (code: number, n: number): void => {
        out.push(code);
        unsigned(out, n);
      };
      local(SET, count);
      local(SET, from);
      bytes();
      local(GET, from);
      bytes();
      local(GET, count);
      bytes();
      op(0xfc, 0x0a, 0, 0, 0x41, 0);
      return true;
    }
  }
  return false;
}

import { unsigned } from './numbers.js';

/** Each function has two names for numbers of 64 bits, after its parameters: nobody but chance needs them. */
export const [LONGS, LONG] = [2, 0x7e];

const [GET, SET, TEE, CONST] = [0x20, 0x21, 0x22, 0x42];
const [LOAD, STORE, ADD, XOR, SHL, ROTL, WRAP] = [0x29, 0x37, 0x7c, 0x85, 0x86, 0x89, 0xa7];

/**
 * The next 32 bits of xoroshiro128+, as in `state/random.ts`, from the four numbers at an address: as halves, high and low,
 * they take twice the operations. In memory the low half of a number of 64 bits comes first, so halves are exchanged.
 */
export function xoroshiro(out: number[], address: number, first: number): void {
  const [a, b] = [first, first + 1];
  const op = (...bytes: number[]): void => {
    for (const byte of bytes) out.push(byte);
  };
  const local = (code: number, n: number): void => {
    out.push(code);
    unsigned(out, n);
  };
  const at = (code: number, offset: number): void => {
    op(code, 2);
    unsigned(out, address + offset);
  };
  const zero = (): void => op(0x41, 0);
  const turned = (by: number): void => op(CONST, by, ROTL);
  zero();
  at(LOAD, 0);
  turned(32);
  local(TEE, a);
  zero();
  at(LOAD, 8);
  turned(32);
  local(TEE, b);
  op(ADD, WRAP);
  local(GET, a);
  local(GET, b);
  op(XOR);
  local(SET, b);
  zero();
  local(GET, a);
  turned(24);
  local(GET, b);
  op(XOR);
  local(GET, b);
  op(CONST, 16, SHL, XOR);
  turned(32);
  at(STORE, 0);
  zero();
  local(GET, b);
  // 37 to go on, and 32 to exchange the halves.
  turned(5);
  at(STORE, 8);
}

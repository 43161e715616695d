import type { BinaryOp } from '../ir/ir.js';

/**
 * Instructions of the bytecode, each with its operands. `d` is the register that the result goes to, `a`, `b` and `v` are
 * registers, `c` is a number, `k` an address, `o` an offset, `to` a place in the code. The interpreter names them by number,
 * since engines make a table of jumps of literal numbers alone.
 */
export const OP = {
  // d a b; with a number in place of b: 20 more.
  ADD: 1,
  SUB: 2,
  MUL: 3,
  DIV: 4,
  REM: 5,
  REMU: 6,
  AND: 7,
  OR: 8,
  XOR: 9,
  SHL: 10,
  SHR: 11,
  USHR: 12,
  EQ: 13,
  NE: 14,
  LT: 15,
  ULT: 16,
  GT: 17,
  LE: 18,
  GE: 19,
  /** d c */
  CONST: 40,
  /** d a */
  MOVE: 41,
  /** d a o: the word at a register and an offset; d k; d a b o. */
  LOAD: 42,
  LOADK: 43,
  LOAD2: 44,
  /** d a o o: the word at the word at a register and an offset, and another. */
  LOADLOAD: 55,
  /** a o v; k v; a o c; k c; a b o v. */
  STORE: 45,
  STOREK: 46,
  STOREC: 47,
  STOREKC: 48,
  STORE2: 49,
  /** k c: adds to the word at an address. */
  ADDK: 50,
  /** k k: a word becomes another. */
  COPYK: 56,
  /** d a */
  NOT: 51,
  /** to; a to; a to. */
  JUMP: 52,
  JZ: 53,
  JNZ: 54,
  /** a b to; with a number in place of b: 10 more. */
  JEQ: 61,
  JNE: 62,
  JLT: 63,
  JULT: 64,
  JGT: 65,
  JLE: 66,
  JGE: 67,
  JUGE: 68,
  /** a o c to: by the word at a register and an offset. */
  JWEQ: 57,
  JWNE: 58,
  /** a c b to: adds a number and goes there while that is less; b is a number in the second. */
  LOOP: 59,
  LOOPC: 60,
  /** k c to: by the word at an address. */
  JKEQ: 81,
  JKNE: 82,
  /** c; a. */
  SPENDC: 83,
  SPEND: 84,
  /** a n to, then n times to: what has no case of its own goes to the first. */
  SWITCH: 85,
  /** to, first register of the frame, d. Before what is called stands what that costs. */
  CALL: 86,
  /** a; c. */
  RETURN: 87,
  RETURNC: 88,
  /** function, d, arguments; one instruction for each number of arguments. */
  NATIVE: 90,
} as const;

/** Two that often follow each other are one instruction, with the operands of both. */
export const JOINED: ReadonlyMap<number, ReadonlyMap<number, number>> = new Map(
  (
    [
      [OP.STOREKC, OP.STOREKC, 20],
      [OP.STOREC, OP.COPYK, 69],
      // Of those two, with what a statement of a phase costs.
      [69, OP.SPENDC, 70],
      [OP.MOVE, OP.MOVE, 98],
      [OP.CONST, OP.CONST, 99],
      [OP.STORE2, OP.ADD + 20, 100],
      [OP.LOADLOAD, OP.JNE + 10, 101],
      [OP.MUL + 20, OP.SPEND, 102],
      [OP.LOADK, OP.LOADK, 103],
      [OP.LOAD, OP.LOAD, 104],
      [OP.LOAD, OP.EQ + 20, 105],
      [OP.MOVE, OP.CALL, 106],
      [OP.LOAD, OP.CALL, 107],
      [98, OP.CALL, 108],
      [OP.LOAD, OP.JNE + 10, 109],
      [OP.LOAD, OP.JEQ + 10, 110],
      [104, OP.CALL, 111],
    ] as const
  ).reduce((all, [first, second, both]) => all.set(first, new Map(all.get(first)).set(second, both)), new Map()),
);

/** Added to an instruction that takes a number in place of its second operand. */
export const [NUMBERED, JUMP_NUMBERED] = [20, 10];

/** Most arguments of a function outside the bytecode. */
export const MOST_ARGUMENTS = 7;

export const COMPUTING: { readonly [Op in Exclude<BinaryOp, '&&' | '||'>]: number } = {
  '+': OP.ADD,
  '-': OP.SUB,
  '*': OP.MUL,
  '/': OP.DIV,
  '%': OP.REM,
  '%u': OP.REMU,
  '&': OP.AND,
  '|': OP.OR,
  '^': OP.XOR,
  '<<': OP.SHL,
  '>>': OP.SHR,
  '>>>': OP.USHR,
  '===': OP.EQ,
  '!==': OP.NE,
  '<': OP.LT,
  '<u': OP.ULT,
  '>': OP.GT,
  '<=': OP.LE,
  '>=': OP.GE,
};

/** Jumps that are taken where a comparison holds, and where it does not. */
export const JUMPS: { readonly [op: string]: readonly [holds: number, not: number] } = {
  '===': [OP.JEQ, OP.JNE],
  '!==': [OP.JNE, OP.JEQ],
  '<': [OP.JLT, OP.JGE],
  '<u': [OP.JULT, OP.JUGE],
  '>': [OP.JGT, OP.JLE],
  '<=': [OP.JLE, OP.JGT],
  '>=': [OP.JGE, OP.JLT],
};

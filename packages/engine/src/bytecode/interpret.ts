import { LIMITS } from '../limits.js';
import { R } from '../runtime/memory.js';
import type { Bytecode } from './compile.js';

type Native = (...args: number[]) => number | undefined;

/** Frames of the largest size that there is room for: a verb takes its own, and up to three with what acts on it. */
const FRAMES = 4 * LIMITS.depth;
/** Where the outermost function returns to. */
const OUTSIDE = -1;
const { STEPS } = R;

/** As where the machine's own stack is used up. */
function tooDeep(): never {
  throw new RangeError('too deep');
}

/**
 * Runs bytecode over a memory. Gives what calls a function of it by name; what it calls outside may do so too.
 */
export function makeInterpreter(
  { code, entries, largest }: Bytecode,
  words: Int32Array,
  natives: readonly Native[],
  outOfSteps: () => never,
): (name: string) => ((a?: number, b?: number, c?: number) => number) | undefined {
  const room = FRAMES * largest;
  const r = new Int32Array(room + largest);
  /** Where the next frame from outside begins. */
  let top = 0;

  /** From an instruction on, with a frame that begins there, until its function returns. */
  function run(start: number, frame: number): number {
    let pc = start;
    let fp = frame;
    for (;;) {
      switch (code[pc]) {
        case 1: // ADD
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] + r[fp + code[pc + 3]];
          pc += 4;
          break;
        case 2: // SUB
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] - r[fp + code[pc + 3]];
          pc += 4;
          break;
        case 3: // MUL
          r[fp + code[pc + 1]] = Math.imul(r[fp + code[pc + 2]], r[fp + code[pc + 3]]);
          pc += 4;
          break;
        case 4: // DIV
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] / r[fp + code[pc + 3]];
          pc += 4;
          break;
        case 5: // REM
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] % r[fp + code[pc + 3]];
          pc += 4;
          break;
        case 6: // REMU
          r[fp + code[pc + 1]] = (r[fp + code[pc + 2]] >>> 0) % (r[fp + code[pc + 3]] >>> 0);
          pc += 4;
          break;
        case 7: // AND
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] & r[fp + code[pc + 3]];
          pc += 4;
          break;
        case 8: // OR
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] | r[fp + code[pc + 3]];
          pc += 4;
          break;
        case 9: // XOR
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] ^ r[fp + code[pc + 3]];
          pc += 4;
          break;
        case 10: // SHL
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] << r[fp + code[pc + 3]];
          pc += 4;
          break;
        case 11: // SHR
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] >> r[fp + code[pc + 3]];
          pc += 4;
          break;
        case 12: // USHR
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] >>> r[fp + code[pc + 3]];
          pc += 4;
          break;
        case 13: // EQ
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] === r[fp + code[pc + 3]] ? 1 : 0;
          pc += 4;
          break;
        case 14: // NE
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] !== r[fp + code[pc + 3]] ? 1 : 0;
          pc += 4;
          break;
        case 15: // LT
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] < r[fp + code[pc + 3]] ? 1 : 0;
          pc += 4;
          break;
        case 16: // ULT
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] >>> 0 < r[fp + code[pc + 3]] >>> 0 ? 1 : 0;
          pc += 4;
          break;
        case 17: // GT
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] > r[fp + code[pc + 3]] ? 1 : 0;
          pc += 4;
          break;
        case 18: // LE
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] <= r[fp + code[pc + 3]] ? 1 : 0;
          pc += 4;
          break;
        case 19: // GE
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] >= r[fp + code[pc + 3]] ? 1 : 0;
          pc += 4;
          break;
        case 20: // STOREKC STOREKC
          words[code[pc + 1]] = code[pc + 2];
          words[code[pc + 3]] = code[pc + 4];
          pc += 5;
          break;
        case 21: // ADD, with a number
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] + code[pc + 3];
          pc += 4;
          break;
        case 22: // SUB, with a number
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] - code[pc + 3];
          pc += 4;
          break;
        case 23: // MUL, with a number
          r[fp + code[pc + 1]] = Math.imul(r[fp + code[pc + 2]], code[pc + 3]);
          pc += 4;
          break;
        case 24: // DIV, with a number
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] / code[pc + 3];
          pc += 4;
          break;
        case 25: // REM, with a number
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] % code[pc + 3];
          pc += 4;
          break;
        case 26: // REMU, with a number
          r[fp + code[pc + 1]] = (r[fp + code[pc + 2]] >>> 0) % (code[pc + 3] >>> 0);
          pc += 4;
          break;
        case 27: // AND, with a number
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] & code[pc + 3];
          pc += 4;
          break;
        case 28: // OR, with a number
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] | code[pc + 3];
          pc += 4;
          break;
        case 29: // XOR, with a number
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] ^ code[pc + 3];
          pc += 4;
          break;
        case 30: // SHL, with a number
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] << code[pc + 3];
          pc += 4;
          break;
        case 31: // SHR, with a number
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] >> code[pc + 3];
          pc += 4;
          break;
        case 32: // USHR, with a number
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] >>> code[pc + 3];
          pc += 4;
          break;
        case 33: // EQ, with a number
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] === code[pc + 3] ? 1 : 0;
          pc += 4;
          break;
        case 34: // NE, with a number
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] !== code[pc + 3] ? 1 : 0;
          pc += 4;
          break;
        case 35: // LT, with a number
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] < code[pc + 3] ? 1 : 0;
          pc += 4;
          break;
        case 36: // ULT, with a number
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] >>> 0 < code[pc + 3] >>> 0 ? 1 : 0;
          pc += 4;
          break;
        case 37: // GT, with a number
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] > code[pc + 3] ? 1 : 0;
          pc += 4;
          break;
        case 38: // LE, with a number
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] <= code[pc + 3] ? 1 : 0;
          pc += 4;
          break;
        case 39: // GE, with a number
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] >= code[pc + 3] ? 1 : 0;
          pc += 4;
          break;
        case 40: // CONST
          r[fp + code[pc + 1]] = code[pc + 2];
          pc += 3;
          break;
        case 41: // MOVE
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]];
          pc += 3;
          break;
        case 42: // LOAD
          r[fp + code[pc + 1]] = words[r[fp + code[pc + 2]] + code[pc + 3]];
          pc += 4;
          break;
        case 43: // LOADK
          r[fp + code[pc + 1]] = words[code[pc + 2]];
          pc += 3;
          break;
        case 44: // LOAD2
          r[fp + code[pc + 1]] = words[r[fp + code[pc + 2]] + r[fp + code[pc + 3]] + code[pc + 4]];
          pc += 5;
          break;
        case 45: // STORE
          words[r[fp + code[pc + 1]] + code[pc + 2]] = r[fp + code[pc + 3]];
          pc += 4;
          break;
        case 46: // STOREK
          words[code[pc + 1]] = r[fp + code[pc + 2]];
          pc += 3;
          break;
        case 47: // STOREC
          words[r[fp + code[pc + 1]] + code[pc + 2]] = code[pc + 3];
          pc += 4;
          break;
        case 48: // STOREKC
          words[code[pc + 1]] = code[pc + 2];
          pc += 3;
          break;
        case 49: // STORE2
          words[r[fp + code[pc + 1]] + r[fp + code[pc + 2]] + code[pc + 3]] = r[fp + code[pc + 4]];
          pc += 5;
          break;
        case 50: // ADDK
          words[code[pc + 1]] += code[pc + 2];
          pc += 3;
          break;
        case 51: // NOT
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]] === 0 ? 1 : 0;
          pc += 3;
          break;
        case 52: // JUMP
          pc = code[pc + 1];
          break;
        case 53: // JZ
          pc = r[fp + code[pc + 1]] === 0 ? code[pc + 2] : pc + 3;
          break;
        case 54: // JNZ
          pc = r[fp + code[pc + 1]] !== 0 ? code[pc + 2] : pc + 3;
          break;
        case 55: // LOADLOAD
          r[fp + code[pc + 1]] = words[words[r[fp + code[pc + 2]] + code[pc + 3]] + code[pc + 4]];
          pc += 5;
          break;
        case 56: // COPYK
          words[code[pc + 1]] = words[code[pc + 2]];
          pc += 3;
          break;
        case 57: // JWEQ
          pc = words[r[fp + code[pc + 1]] + code[pc + 2]] === code[pc + 3] ? code[pc + 4] : pc + 5;
          break;
        case 58: // JWNE
          pc = words[r[fp + code[pc + 1]] + code[pc + 2]] !== code[pc + 3] ? code[pc + 4] : pc + 5;
          break;
        case 59: {
          // LOOP
          const i = (r[fp + code[pc + 1]] + code[pc + 2]) | 0;
          r[fp + code[pc + 1]] = i;
          pc = i < r[fp + code[pc + 3]] ? code[pc + 4] : pc + 5;
          break;
        }
        case 60: {
          // LOOPC
          const i = (r[fp + code[pc + 1]] + code[pc + 2]) | 0;
          r[fp + code[pc + 1]] = i;
          pc = i < code[pc + 3] ? code[pc + 4] : pc + 5;
          break;
        }
        case 61: // JEQ
          pc = r[fp + code[pc + 1]] === r[fp + code[pc + 2]] ? code[pc + 3] : pc + 4;
          break;
        case 62: // JNE
          pc = r[fp + code[pc + 1]] !== r[fp + code[pc + 2]] ? code[pc + 3] : pc + 4;
          break;
        case 63: // JLT
          pc = r[fp + code[pc + 1]] < r[fp + code[pc + 2]] ? code[pc + 3] : pc + 4;
          break;
        case 64: // JULT
          pc = r[fp + code[pc + 1]] >>> 0 < r[fp + code[pc + 2]] >>> 0 ? code[pc + 3] : pc + 4;
          break;
        case 65: // JGT
          pc = r[fp + code[pc + 1]] > r[fp + code[pc + 2]] ? code[pc + 3] : pc + 4;
          break;
        case 66: // JLE
          pc = r[fp + code[pc + 1]] <= r[fp + code[pc + 2]] ? code[pc + 3] : pc + 4;
          break;
        case 67: // JGE
          pc = r[fp + code[pc + 1]] >= r[fp + code[pc + 2]] ? code[pc + 3] : pc + 4;
          break;
        case 68: // JUGE
          pc = r[fp + code[pc + 1]] >>> 0 >= r[fp + code[pc + 2]] >>> 0 ? code[pc + 3] : pc + 4;
          break;
        case 69: // STOREC COPYK
          words[r[fp + code[pc + 1]] + code[pc + 2]] = code[pc + 3];
          words[code[pc + 4]] = words[code[pc + 5]];
          pc += 6;
          break;
        case 70: // STOREC COPYK SPENDC
          words[r[fp + code[pc + 1]] + code[pc + 2]] = code[pc + 3];
          words[code[pc + 4]] = words[code[pc + 5]];
          words[STEPS] -= code[pc + 6];
          if (words[STEPS] < 0) outOfSteps();
          pc += 7;
          break;
        case 71: // JEQ, with a number
          pc = r[fp + code[pc + 1]] === code[pc + 2] ? code[pc + 3] : pc + 4;
          break;
        case 72: // JNE, with a number
          pc = r[fp + code[pc + 1]] !== code[pc + 2] ? code[pc + 3] : pc + 4;
          break;
        case 73: // JLT, with a number
          pc = r[fp + code[pc + 1]] < code[pc + 2] ? code[pc + 3] : pc + 4;
          break;
        case 74: // JULT, with a number
          pc = r[fp + code[pc + 1]] >>> 0 < code[pc + 2] >>> 0 ? code[pc + 3] : pc + 4;
          break;
        case 75: // JGT, with a number
          pc = r[fp + code[pc + 1]] > code[pc + 2] ? code[pc + 3] : pc + 4;
          break;
        case 76: // JLE, with a number
          pc = r[fp + code[pc + 1]] <= code[pc + 2] ? code[pc + 3] : pc + 4;
          break;
        case 77: // JGE, with a number
          pc = r[fp + code[pc + 1]] >= code[pc + 2] ? code[pc + 3] : pc + 4;
          break;
        case 78: // JUGE, with a number
          pc = r[fp + code[pc + 1]] >>> 0 >= code[pc + 2] >>> 0 ? code[pc + 3] : pc + 4;
          break;
        case 81: // JKEQ
          pc = words[code[pc + 1]] === code[pc + 2] ? code[pc + 3] : pc + 4;
          break;
        case 82: // JKNE
          pc = words[code[pc + 1]] !== code[pc + 2] ? code[pc + 3] : pc + 4;
          break;
        case 83: // SPENDC
          words[STEPS] -= code[pc + 1];
          if (words[STEPS] < 0) outOfSteps();
          pc += 2;
          break;
        case 84: // SPEND
          words[STEPS] -= r[fp + code[pc + 1]];
          if (words[STEPS] < 0) outOfSteps();
          pc += 2;
          break;
        case 85: {
          // SWITCH
          const on = r[fp + code[pc + 1]];
          pc = code[on >= 0 && on < code[pc + 2] ? pc + 4 + on : pc + 3];
          break;
        }
        case 86: {
          // CALL
          const next = fp + code[pc + 2];
          r[next - 2] = pc + 3;
          r[next - 1] = fp;
          fp = next;
          pc = code[pc + 1];
          words[STEPS] -= code[pc - 1];
          if (words[STEPS] < 0) outOfSteps();
          if (fp > room) tooDeep();
          break;
        }
        case 87: {
          // RETURN
          const value = r[fp + code[pc + 1]];
          const back = r[fp - 2];
          if (back === OUTSIDE) return value;
          fp = r[fp - 1];
          r[fp + code[back]] = value;
          pc = back + 1;
          break;
        }
        case 88: {
          // RETURNC
          const value = code[pc + 1];
          const back = r[fp - 2];
          if (back === OUTSIDE) return value;
          fp = r[fp - 1];
          r[fp + code[back]] = value;
          pc = back + 1;
          break;
        }
        case 90: // NATIVE with 0
          top = fp + largest;
          r[fp + code[pc + 2]] = natives[code[pc + 1]]() as number;
          pc += 3;
          break;
        case 91: // NATIVE with 1
          top = fp + largest;
          r[fp + code[pc + 2]] = natives[code[pc + 1]](r[fp + code[pc + 3]]) as number;
          pc += 4;
          break;
        case 92: // NATIVE with 2
          top = fp + largest;
          r[fp + code[pc + 2]] = natives[code[pc + 1]](r[fp + code[pc + 3]], r[fp + code[pc + 4]]) as number;
          pc += 5;
          break;
        case 93: // NATIVE with 3
          top = fp + largest;
          r[fp + code[pc + 2]] = natives[code[pc + 1]](
            r[fp + code[pc + 3]],
            r[fp + code[pc + 4]],
            r[fp + code[pc + 5]],
          ) as number;
          pc += 6;
          break;
        case 94: // NATIVE with 4
          top = fp + largest;
          r[fp + code[pc + 2]] = natives[code[pc + 1]](
            r[fp + code[pc + 3]],
            r[fp + code[pc + 4]],
            r[fp + code[pc + 5]],
            r[fp + code[pc + 6]],
          ) as number;
          pc += 7;
          break;
        case 95: // NATIVE with 5
          top = fp + largest;
          r[fp + code[pc + 2]] = natives[code[pc + 1]](
            r[fp + code[pc + 3]],
            r[fp + code[pc + 4]],
            r[fp + code[pc + 5]],
            r[fp + code[pc + 6]],
            r[fp + code[pc + 7]],
          ) as number;
          pc += 8;
          break;
        case 96: // NATIVE with 6
          top = fp + largest;
          r[fp + code[pc + 2]] = natives[code[pc + 1]](
            r[fp + code[pc + 3]],
            r[fp + code[pc + 4]],
            r[fp + code[pc + 5]],
            r[fp + code[pc + 6]],
            r[fp + code[pc + 7]],
            r[fp + code[pc + 8]],
          ) as number;
          pc += 9;
          break;
        case 97: // NATIVE with 7
          top = fp + largest;
          r[fp + code[pc + 2]] = natives[code[pc + 1]](
            r[fp + code[pc + 3]],
            r[fp + code[pc + 4]],
            r[fp + code[pc + 5]],
            r[fp + code[pc + 6]],
            r[fp + code[pc + 7]],
            r[fp + code[pc + 8]],
            r[fp + code[pc + 9]],
          ) as number;
          pc += 10;
          break;
        case 98: // MOVE MOVE
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]];
          r[fp + code[pc + 3]] = r[fp + code[pc + 4]];
          pc += 5;
          break;
        case 99: // CONST CONST
          r[fp + code[pc + 1]] = code[pc + 2];
          r[fp + code[pc + 3]] = code[pc + 4];
          pc += 5;
          break;
        case 100: // STORE2 ADD with a number
          words[r[fp + code[pc + 1]] + r[fp + code[pc + 2]] + code[pc + 3]] = r[fp + code[pc + 4]];
          r[fp + code[pc + 5]] = r[fp + code[pc + 6]] + code[pc + 7];
          pc += 8;
          break;
        case 101: // LOADLOAD JNE with a number
          r[fp + code[pc + 1]] = words[words[r[fp + code[pc + 2]] + code[pc + 3]] + code[pc + 4]];
          pc = r[fp + code[pc + 5]] !== code[pc + 6] ? code[pc + 7] : pc + 8;
          break;
        case 102: // MUL with a number SPEND
          r[fp + code[pc + 1]] = Math.imul(r[fp + code[pc + 2]], code[pc + 3]);
          words[STEPS] -= r[fp + code[pc + 4]];
          if (words[STEPS] < 0) outOfSteps();
          pc += 5;
          break;
        case 103: // LOADK LOADK
          r[fp + code[pc + 1]] = words[code[pc + 2]];
          r[fp + code[pc + 3]] = words[code[pc + 4]];
          pc += 5;
          break;
        case 104: // LOAD LOAD
          r[fp + code[pc + 1]] = words[r[fp + code[pc + 2]] + code[pc + 3]];
          r[fp + code[pc + 4]] = words[r[fp + code[pc + 5]] + code[pc + 6]];
          pc += 7;
          break;
        case 105: // LOAD EQ with a number
          r[fp + code[pc + 1]] = words[r[fp + code[pc + 2]] + code[pc + 3]];
          r[fp + code[pc + 4]] = r[fp + code[pc + 5]] === code[pc + 6] ? 1 : 0;
          pc += 7;
          break;
        case 106: {
          // MOVE CALL
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]];
          const next = fp + code[pc + 4];
          r[next - 2] = pc + 5;
          r[next - 1] = fp;
          fp = next;
          pc = code[pc + 3];
          words[STEPS] -= code[pc - 1];
          if (words[STEPS] < 0) outOfSteps();
          if (fp > room) tooDeep();
          break;
        }
        case 107: {
          // LOAD CALL
          r[fp + code[pc + 1]] = words[r[fp + code[pc + 2]] + code[pc + 3]];
          const next = fp + code[pc + 5];
          r[next - 2] = pc + 6;
          r[next - 1] = fp;
          fp = next;
          pc = code[pc + 4];
          words[STEPS] -= code[pc - 1];
          if (words[STEPS] < 0) outOfSteps();
          if (fp > room) tooDeep();
          break;
        }
        case 108: {
          // MOVE MOVE CALL
          r[fp + code[pc + 1]] = r[fp + code[pc + 2]];
          r[fp + code[pc + 3]] = r[fp + code[pc + 4]];
          const next = fp + code[pc + 6];
          r[next - 2] = pc + 7;
          r[next - 1] = fp;
          fp = next;
          pc = code[pc + 5];
          words[STEPS] -= code[pc - 1];
          if (words[STEPS] < 0) outOfSteps();
          if (fp > room) tooDeep();
          break;
        }
        case 109: // LOAD JNE with a number
          r[fp + code[pc + 1]] = words[r[fp + code[pc + 2]] + code[pc + 3]];
          pc = r[fp + code[pc + 4]] !== code[pc + 5] ? code[pc + 6] : pc + 7;
          break;
        case 110: // LOAD JEQ with a number
          r[fp + code[pc + 1]] = words[r[fp + code[pc + 2]] + code[pc + 3]];
          pc = r[fp + code[pc + 4]] === code[pc + 5] ? code[pc + 6] : pc + 7;
          break;
        case 111: {
          // LOAD LOAD CALL
          r[fp + code[pc + 1]] = words[r[fp + code[pc + 2]] + code[pc + 3]];
          r[fp + code[pc + 4]] = words[r[fp + code[pc + 5]] + code[pc + 6]];
          const next = fp + code[pc + 8];
          r[next - 2] = pc + 9;
          r[next - 1] = fp;
          fp = next;
          pc = code[pc + 7];
          words[STEPS] -= code[pc - 1];
          if (words[STEPS] < 0) outOfSteps();
          if (fp > room) tooDeep();
          break;
        }
        default:
          throw new Error(`no such instruction: ${code[pc]}`);
      }
    }
  }

  /** Calls a function from outside. What goes wrong in it leaves the frames as they were. */
  function enter(start: number, a: number, b: number, c: number): number {
    const before = top;
    const frame = before + 2;
    if (frame > room) tooDeep();
    words[STEPS] -= code[start - 1];
    if (words[STEPS] < 0) outOfSteps();
    r[frame - 2] = OUTSIDE;
    r[frame] = a;
    r[frame + 1] = b;
    r[frame + 2] = c;
    try {
      return run(start, frame);
    } finally {
      top = before;
    }
  }

  const calls = new Map([...entries].map(([name, start]) => [name, (a = 0, b = 0, c = 0) => enter(start, a, b, c)]));
  return (name) => calls.get(name);
}

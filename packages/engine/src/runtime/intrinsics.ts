/** What machines have operations for: WebAssembly has each as an instruction or a few. */
export interface Intrinsics {
  /** Ends the game so; never comes back. */
  fail(what: number): never;
  /** The next 32 bits of chance. */
  xoroshiro(): number;
  /** The upper half of a product of two numbers without sign. */
  high(a: number, b: number): number;
  /** Copies words: to, from, how many. */
  copy(to: number, from: number, count: number): number;
}

/** Without sign. */
export const under = (a: number, b: number): boolean => a >>> 0 < b >>> 0;
/** What is left without sign. */
export const remainder = (a: number, b: number): number => ((a >>> 0) % (b >>> 0)) | 0;

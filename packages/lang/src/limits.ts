/** What a file may ask of the reader. Beyond these a problem is reported; nothing hangs or overflows. */
export const MAX_FILE_BYTES = 1_000_000;
/** Brackets and braces inside each other. */
export const MAX_NESTING = 64;
/** Operators in a row: `a + b + c …`, `x of y of z …`, `else if … else if …`. */
export const MAX_CHAIN = 200;
/** Problems told of one file; the rest is counted in one more. */
export const MAX_PROBLEMS = 500;

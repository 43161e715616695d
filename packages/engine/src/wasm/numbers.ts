/** Whole numbers as modules hold them: seven bits a byte, the lowest first. */
export function unsigned(out: number[], value: number): void {
  let n = value >>> 0;
  while (n > 127) {
    out.push((n & 127) | 128);
    n >>>= 7;
  }
  out.push(n);
}

export function signed(out: number[], value: number): void {
  let n = value;
  for (;;) {
    const byte = n & 127;
    n >>= 7;
    if ((n === 0 && (byte & 64) === 0) || (n === -1 && (byte & 64) !== 0)) {
      out.push(byte);
      return;
    }
    out.push(byte | 128);
  }
}

/** Conditions inside conditions, each in every place where one may stand. For packages/engine/src/generate/wasm. */
import { expect, test } from 'vitest';
import { machine } from './machine.js';
import { compile } from './module.js';

function made(text: string): (...args: number[]) => number {
  const memory = new machine.Memory({ initial: 1, maximum: 1 });
  const bytes = compile(text, {}, new Map(), new Map(), () => true);
  const { exports } = new machine.Instance(new machine.Module(bytes), { m: { memory } });
  return (exports as Record<string, (...args: number[]) => number>).f as (...args: number[]) => number;
}

/** All conditions of so many names in a row, joined and negated in every way. */
function conditions(names: readonly string[]): string[] {
  if (names.length === 1) return [`${names[0]}>0`];
  return names
    .slice(1)
    .flatMap((_, i) =>
      conditions(names.slice(0, i + 1)).flatMap((a) =>
        conditions(names.slice(i + 1)).flatMap((b) =>
          ['&&', '||'].flatMap((op) => [`(${a})${op}(${b})`, `!((${a})${op}(${b}))`]),
        ),
      ),
    );
}

test.each(conditions(['a', 'b', 'c', 'd']))('%s', (condition) => {
  const wanted = new Function('a', 'b', 'c', 'd', `return Number(${condition});`) as (...args: number[]) => number;
  for (const body of [
    `if(${condition})return 1;return 0;`,
    `let s=0;if(${condition})s=1;else s=2;return s===1;`,
    `return ${condition}?1:0;`,
    `return ${condition};`,
    `let n=0;while((${condition})&&n<1)n++;return n;`,
  ]) {
    const f = made(`function f(a,b,c,d){${body}}`);
    for (let m = 0; m < 16; m++) {
      const given = [m & 1, (m >> 1) & 1, (m >> 2) & 1, m >> 3];
      expect([body, given, f(...given)]).toEqual([body, given, wanted(...given)]);
    }
  }
});

import type { Context } from '../program/context.js';

/**
 * One function in the making: its text, and the things of the engine that the text names. Every place in it is a place of
 * its own for the machine to learn from, which is what makes it faster than closures that all games share.
 */
export class Unit {
  private readonly constants: unknown[] = [];
  private readonly helpers: string[] = [];
  private names = 0;

  constructor(readonly c: Context) {}

  /** A name for a value that the text needs. */
  constant(value: unknown): string {
    const known = this.constants.indexOf(value);
    return `k${known >= 0 ? known : this.constants.push(value) - 1}`;
  }

  fresh(): string {
    return `v${this.names++}`;
  }

  /** A function of its own beside the main one: `(r, f) => …`; gives the text that calls it. */
  helper(body: string): string {
    const name = `h${this.helpers.length}`;
    this.helpers.push(`function ${name}(r,f){${body}}`);
    return `${name}(r,f)`;
  }

  /** The finished function. The text is made of numbers, names made here and fixed words: nothing of a ruleset goes in. */
  make<T>(body: string): T {
    const names = this.constants.map((_, i) => `k${i}`);
    const text = `"use strict";${this.helpers.join('')}return function p${Math.max(0, this.c.routine)}(r,f){${body}}`;
    return new Function(...names, text)(...this.constants) as T;
  }
}

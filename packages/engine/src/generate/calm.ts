import type { Reach } from './reach.js';

const words = (text: string): Set<string> => new Set(text.split(' '));

/** What is called and makes no list, nor anything else that does. */
const CALM = words(
  'if for while switch fail under placeOf indexOfPlace nthOf countOf lastOf thingAt toward cellAt divide modulo spend seat same includes high remainder',
);
/** What may do more, but leaves no list behind. */
const TIDY = words(
  'below rolled between oneOf pays moveTo toFront toEnd moveBeside turnFace look reverse putOnCell moveAll askOne',
);

const calls = (text: string): string[] => Array.from(text.matchAll(/(\w+)\(/g), ([, name]) => name);

/** Whether a text makes no lists meanwhile. */
export const isCalm = (text: string): boolean => calls(text).every((name) => CALM.has(name));

/** Whether a text leaves no lists behind, where nobody else is called. */
export const isTidy = (text: string): boolean => calls(text).every((name) => CALM.has(name) || TIDY.has(name));

/** The same where verbs, which take theirs away, are called too: all but those that give one. */
export const leavesNone = (text: string, { givesList }: Reach): boolean =>
  calls(text).every((name) => {
    if (CALM.has(name) || TIDY.has(name) || name === 'carry') return true;
    const [, verb] = /^[rh](\d+)$/.exec(name) ?? [];
    return verb !== undefined && !givesList[Number(verb)];
  });

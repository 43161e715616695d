import { type Choice, choiceType, NONE, type Node } from '@draco-table/ruleset';
import { questionOf } from './asking.js';
import { isDistinct } from './distinct.js';
import { list, num } from './expressions.js';
import { counted } from './loops.js';
import { digits, type Unit } from './unit.js';

/** What may be chosen, each value once. */
export function optionsText(u: Unit, from: Node): string {
  const options = list(u, from);
  return isDistinct(u.c.ruleset, from) ? options : `distinct(${counted(u, options)})`;
}

/** Asks, and puts what was chosen into the slot; the text tells whether something was. */
export function choosing(u: Unit, choice: Choice): string {
  const { slot, may, secret, prompt, type, many } = choice;
  const question = questionOf(u.c, prompt, type, choice);
  const options = u.hold(optionsText(u, choice.from));
  const count = u.hold(`${options}.length`);
  if (many) {
    const most = many.max === null ? count : u.hold(num(u, many.max));
    const least = u.hold(num(u, many.min));
    const chosen = u.hold(`chooseMany(${question},${num(u, choice.who)},${options},${least},${most})`);
    u.assign(slot, chosen, true);
    u.c.types[slot] = choiceType(choice);
    return `(${chosen}.length>0)`;
  }
  const [t, i] = [u.fresh(), u.fresh()];
  u.write(`let ${t}=0;`);
  const taken = u.apart(() => {
    if (may || secret) {
      u.write(`${t}=${i}>=0;`);
      u.assign(slot, `${t}?${options}[${i}]:${digits(NONE)}`, false);
    } else {
      u.write(`${t}=1;`);
      u.assign(slot, `${options}[${i}]`, false);
    }
    return '';
  }).before;
  // What others may not know decides nothing about being asked.
  u.write(`${secret ? '' : `if(${count}>0)`}{`);
  const who = num(u, choice.who);
  const seat = u.hold(who);
  if (secret) {
    u.write(`if(watching&&${count}>0)watched(${question},${may ? '1' : `${count}>1`});`);
    u.write(`const ${i}=askAnyway(${question},${may ? 1 : 0},${seat},${options},${count});`);
  } else {
    const isChoice = may ? '1' : `${count}>1`;
    u.write(`if(watching)watched(${question},${isChoice});`);
    // One alone is taken without a question.
    u.write(
      `const ${i}=${may ? '' : `${count}===1?0:`}askOne(${question},${may ? 1 : 0},${seat},${options},${count});`,
    );
  }
  u.write(`${taken}}`);
  u.c.types[slot] = choiceType(choice);
  return t;
}

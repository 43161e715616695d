import type { Block, Card, Declaration, Header, Hook, Loc, Statement, TestStep } from '../syntax.js';
import { args, commas, expression, FIRST, pattern, SOFT, type } from './expression.js';

/** A block to be printed: its braces' place and what stands in it. */
export interface Body {
  loc: Loc;
  items: Item[];
  /** Never on one line. */
  tall?: boolean;
  /** Several statements stay on one line, if they fit it. */
  wide?: boolean;
}

/** Something that begins a line: text and blocks in turn, the text first. */
export interface Item {
  loc: Loc;
  parts: (string | Body)[];
}

const block = ({ statements, loc }: Block): Body => ({ loc, items: statements.map(statement) });
const names = (list: { text: string }[]): string => commas(list.map(({ text }) => text));
const when = (text: unknown, shown: string): string => (text ? shown : '');

function hook({ when: time, sentence, where, body }: Hook, before: string): (string | Body)[] {
  const condition = where ? ` where${SOFT}${expression(where)}` : '';
  return [`${before}${time === 'instead' ? 'instead of' : time} ${expression(sentence)}${condition}`, block(body)];
}

export function statement(node: Statement): Item {
  return { loc: node.loc, parts: statementParts(node) };
}

function statementParts(node: Statement): (string | Body)[] {
  switch (node.is) {
    case 'do':
      return [expression(node.sentence)];
    case 'let':
      return [`let ${node.name.text} =${SOFT}${expression(node.value)}`];
    case 'set':
      return [`set ${expression(node.target)} to ${expression(node.value)}`];
    case 'choose': {
      const who = node.who ? `${expression(node.who)} ${node.may ? 'may choose' : 'chooses'}` : 'choose';
      const parts: (string | Body)[] = [`${who} ${choice(node)}`];
      if (node.body) parts.push(block(node.body));
      if (node.else) parts.push('else', block(node.else));
      return parts;
    }
    case 'at-once':
      return [`at once each ${node.seat.text} in ${expression(node.seats)} chooses ${choice(node)}`];
    case 'if': {
      const parts: (string | Body)[] = [`if ${expression(node.test)}`, block(node.then)];
      if (!node.else) return parts;
      if (!('is' in node.else)) return [...parts, 'else', block(node.else)];
      const [head, ...rest] = statementParts(node.else);
      return [...parts, `else ${head}`, ...rest];
    }
    case 'for-each':
      return [
        `for each ${node.name.text} in ${expression(node.in)}${when(node.ordered, `,${SOFT}in an order you choose`)}`,
        block(node.body),
      ];
    case 'repeat':
      return [`repeat ${expression(node.times)} times`, block(node.body)];
    case 'repeat-until':
      return [`repeat until ${expression(node.test)}`, block(node.body)];
    case 'give':
      return [`give ${expression(node.value)}`];
    case 'end-game':
      return ['end game'];
    case 'lasting':
      if (node.mode === 'next') return hook(node.hook, 'next time ');
      if (node.mode === 'on') return hook(node.hook, 'from now on, ');
      return hook(node.hook, `until ${node.until ? expression(node.until) : ''},${SOFT}`);
    case 'stop':
    case 'proceed':
      return [node.is];
    case 'broken-statement':
      throw new Error('a broken statement has no layout');
  }
}

function choice(node: Extract<Statement, { is: 'choose' | 'at-once' }>): string {
  const { quantity, name, from, ordered, prompt } = node;
  const min = quantity?.min ? expression(quantity.min) : '';
  const max = quantity?.max ? expression(quantity.max) : '';
  const many = {
    exactly: `${min} `,
    'up-to': `up to ${max} `,
    between: `${min} to ${max} `,
    any: 'any number of ',
    all: 'all ',
  };
  const quantityText = quantity ? many[quantity.is] : '';
  return `${quantityText}${name.text} from ${expression(from)}${when(ordered, ' in order')}${when(prompt, ` as ${prompt?.text}`)}`;
}

function card(node: Card): (string | Body)[] {
  const copies = node.copies === 1 ? '' : ` x${node.copies}`;
  const family = node.families.map((one) => ` for each ${one.name.text} in ${expression(one.in)}`).join('');
  const items: Item[] = [
    ...node.needs.map(({ test, loc }) => ({ loc, parts: [`needs ${expression(test)}`] })),
    ...node.body.statements.map(statement),
    ...node.whiles.map(({ zone, hook: inner, loc }) => ({ loc, parts: hook(inner, `while in ${zone.text}, `) })),
  ];
  items.sort((a, b) => a.loc.start - b.loc.start);
  const head = `card ${node.name.text}${copies}${when(node.type, `: ${node.type?.text}`)}${args(node.args)}${family}`;
  return [head, { loc: node.body.loc, items }];
}

function step(node: TestStep): Item {
  const { loc } = node;
  const line = (text: string): Item => ({ loc, parts: [text] });
  switch (node.is) {
    case 'players':
      return line(`players ${node.count}`);
    case 'option':
      return line(`option ${node.name.text} is ${expression(node.value)}`);
    case 'given':
      return { loc, parts: ['given', { ...block(node.body), wide: true }] };
    case 'rolls':
      return line(`rolls ${commas(node.values.map(expression))}`);
    case 'answers':
      return line(`${expression(node.seat)} answers ${commas(node.values.map(expression))}`);
    case 'expect':
      return line(`expect ${expression(node.test)}`);
    case 'asked':
      return line(`expect ${expression(node.seat)} is ${when(node.not, 'not ')}asked`);
    case 'nothing-shown':
      return line('expect nothing hidden is shown');
    case 'cannot':
      return line(`expect ${expression(node.seat)} cannot choose ${expression(node.value)}`);
    case 'knows':
      return line(`expect ${expression(node.seat)} ${node.not ? 'does not know' : 'knows'} ${expression(node.value)}`);
    case 'event':
      return line(`expect ${when(node.not, 'no ')}event ${expression(node.sentence)}`);
    case 'broken-step':
      throw new Error('a broken step has no layout');
  }
}

export function header(node: Header): Item {
  const text = (): string => {
    switch (node.is) {
      case 'game':
      case 'deck':
        return `${node.is} ${node.name.text}`;
      case 'language':
        return `language ${node.version}`;
      case 'players':
        return `players ${node.min}${when(node.max !== node.min, ` to ${node.max}`)}${when(node.names.length, ` named ${names(node.names)}`)}`;
      case 'include':
        return `include "${node.path.value}"`;
      case 'builds-on':
        return `builds on ${'value' in node.game ? `"${node.game.value}"` : node.game.text}`;
    }
  };
  return { loc: node.loc, parts: [text()] };
}

export function declaration(node: Declaration): Item {
  return { loc: node.loc, parts: declarationParts(node) };
}

function declarationParts(node: Declaration): (string | Body)[] {
  switch (node.is) {
    case 'kind':
      return [`kind ${node.name.text}:${SOFT}${names(node.values)}`];
    case 'type': {
      const attrs = node.attrs.map(
        (attr) => `${attr.name.text}: ${type(attr.type)}${attr.start ? ` = ${expression(attr.start)}` : ''}`,
      );
      return [`${node.base}s ${node.name.text}${when(attrs.length, ` (${commas(attrs)})`)}`];
    }
    case 'piece':
      return [`piece ${node.name.text}: ${node.type.text}${args(node.args)}`];
    case 'card':
      return card(node);
    case 'zone': {
      const words = [`${node.shape.text} of ${node.of.map(({ text }) => text).join(' or ')}`];
      if (node.per) words.push(`one per ${node.per.text}`);
      if (node.seen) words.push(`seen by ${node.seen.text}`);
      if (node.again) words.push('hidden again');
      if (node.head) words.push(`read from ${node.head.text}`);
      return [`zone ${node.name.text}: ${commas(words)}`];
    }
    case 'tokens': {
      const holders = node.holders.map(
        ({ name, count, owes }) => `${expression(count)} in ${name.text}${when(owes, ' that may owe')}`,
      );
      return [`tokens ${node.name.text}: ${commas([...holders, `${expression(node.each)} each player`])}`];
    }
    case 'counter':
      return [`counter ${node.name.text}: ${expression(node.start)}${when(node.per, ` each ${node.per?.text}`)}`];
    case 'variable': {
      const start = node.start ? ` = ${expression(node.start)}` : '';
      const clauses = `${when(node.per, `,${SOFT}one per ${node.per?.text}`)}${when(node.seen, `,${SOFT}seen by ${node.seen?.text}`)}`;
      return [`variable ${node.name.text}: ${type(node.type)}${start}${clauses}`];
    }
    case 'option':
      return [`option ${node.name.text}: ${commas(node.values.map(expression))}`];
    case 'die':
      return [`die ${node.name.text}: ${node.sides}`];
    case 'define': {
      const gives = node.gives ? ` gives ${type(node.gives)}` : '';
      return [
        `define ${pattern(node.pattern)}${gives} =${FIRST}${expression(node.value)}${when(node.neverEmpty, `,${SOFT}never empty`)}`,
      ];
    }
    case 'verb': {
      const gives = node.gives ? ` gives ${type(node.gives)}` : '';
      const words = `${gives}${when(node.told, ' told')}${when(node.ordered, ' effects in an order you choose')}`;
      return [`verb ${pattern(node.pattern)}${words}`, block(node.body)];
    }
    case 'phase':
      return [`phase ${pattern(node.pattern)}${when(node.told, ' told')}`, block(node.body)];
    case 'setup':
    case 'play':
      return [node.is, block(node.body)];
    case 'score':
      return [`score of (${node.slot.name.text}: ${type(node.slot.type)}) =${SOFT}${expression(node.value)}`];
    case 'winners':
      return [`winners =${SOFT}${expression(node.value)}`];
    case 'forecast':
      return [`forecast ${node.name.text}`, block(node.body)];
    case 'total':
      return [`total ${node.type.text} ${node.count}`];
    case 'always':
      return hook(node.hook, 'always, ');
    case 'test':
      return [
        `test "${node.name.value}"`,
        { loc: testBody(node.loc, node.name.loc), items: node.steps.map(step), tall: true },
      ];
    case 'remove':
      return [`remove ${names(node.cards)}`];
    case 'recount':
      return [`count ${node.card.text} ${node.count}`];
    case 'replace': {
      const [head, ...rest] = card(node.card);
      return [`replace ${head}`, ...rest];
    }
    case 'set-option':
      return [`option ${node.name.text} is ${expression(node.value)}`];
    case 'broken':
      throw new Error('a broken declaration has no layout');
  }
}

/** From behind the name: the brace is the first thing there but for comments, which then count as inside. */
const testBody = (whole: Loc, name: Loc): Loc => ({ start: name.end, end: whole.end });

import { type ExpressionOp, elementOf, isList, NONE, type Node, type Op, typeOf } from '@draco-table/ruleset';
import { callText } from './calls.js';
import { isCalm } from './calm.js';
import { bind, either, list, num, test, varText, zoneText } from './expressions.js';
import { costOf, counted, ends, filtered, iterate, placeOf, spend, tooMuch } from './loops.js';
import { ofType } from './of-type.js';
import { sharedList } from './shared.js';
import { attrText, printedText } from './tables.js';
import { FEW } from './texts/values.js';
import { digits, type Unit } from './unit.js';

type Write = (u: Unit, node: Op) => string;

/**
 * A list that is put together element by element. Where it is known how long it can become it has that room; otherwise it
 * grows where it begins, as long as nothing else makes lists meanwhile, or may have to move.
 */
export function gathered(
  u: Unit,
  make: (add: (item: string, holds?: string) => string) => void,
  room?: string,
): string {
  const [out, n] = [u.fresh(), u.fresh()];
  const { before } = u.apart(() => {
    make((item, holds) => (holds === undefined ? `ADD ${out} ${item};` : `ADD ${out} ${item} ${holds};`));
    return '';
  });
  const adding = new RegExp(`ADD ${out} (\\w+)( [^;]*)?;`, 'g');
  const isKnown = room !== undefined;
  if (isKnown || isCalm(before)) {
    const added = before.replace(
      adding,
      (_, item, holds) => `${out}[${n}]=${item};${n}=${n}+${holds === undefined ? '1' : `(${holds})`};`,
    );
    u.write(`const ${out}=${isKnown ? `make(${room})` : 'top+4'};let ${n}=0;${added}`);
    u.write(isKnown ? `${out}.length=${n};` : `close(${out},${n});`);
  } else {
    const pushed = (_: string, item: string, holds?: string): string =>
      `${holds === undefined ? '' : `if(${holds})`}${out}=push(${out},${item});`;
    u.write(`let ${out}=open(8);${before.replace(adding, pushed)}`);
  }
  return out;
}

/** A list gone through with a key for each: the list, and what is done with element and key. */
function keyed(u: Unit, node: Op, before: string, each: (item: string, key: string) => void): void {
  const slot = node[2] as number;
  const type = elementOf(typeOf(u.c, node[1]));
  u.write(before);
  const visit = (item: string): void => {
    u.c.types[slot] = type;
    u.put(slot, item);
    each(item, u.hold(num(u, node[3])));
  };
  iterate(u, node[1], u.c.quiet(node[3]), visit, 1 + costOf(node[3]));
}

/** All with the largest key (sign >) or the smallest (sign <). */
const extremes =
  (sign: '>' | '<'): Write =>
  (u, node) => {
    const [best, out] = [u.fresh(), u.fresh()];
    keyed(u, node, `let ${best}=0,${out}=open(8);`, (item, key) =>
      u.write(
        `if(${out}.length===0||${key}${sign}${best}){${best}=${key};${out}.length=0;}if(${key}===${best})${out}=push(${out},${item});`,
      ),
    );
    return out;
  };

/** The one with the largest or smallest key, or NONE where several have it. */
export function onlyExtreme(u: Unit, node: Op): string {
  const [best, t, n] = [u.fresh(), u.fresh(), u.fresh()];
  const sign = node[0] === 'most' ? '>' : '<';
  keyed(u, node, `let ${best}=0,${t}=${digits(NONE)},${n}=0;`, (item, key) =>
    u.write(`if(${n}===0||${key}${sign}${best}){${best}=${key};${t}=${item};${n}=1;}else if(${key}===${best})${n}++;`),
  );
  return `(${n}===1?${t}:${digits(NONE)})`;
}

const joined: Write = (u, node) => {
  const slot = node[2] as number;
  const type = elementOf(typeOf(u.c, node[1]));
  const out = u.fresh();
  u.write(`let ${out}=open(8);`);
  const visit = (item: string): void => {
    u.c.types[slot] = type;
    u.put(slot, item);
    iterate(u, node[3], true, (x) => u.write(`${out}=push(${out},${x});`));
    u.write(tooMuch(`${out}.length`));
  };
  iterate(u, node[1], u.c.quiet(node[3]), visit, 1 + costOf(node[3]));
  return out;
};

/** So many from the front of a list, or from its end. */
function cut(u: Unit, all: string, wanted: string, isFirst: boolean): string {
  const [from, n] = [u.hold(all), u.hold(wanted)];
  const length = u.hold(`${from}.length`);
  const count = u.hold(`(${n}<0?0:${n}<${length}?${n}:${length})`);
  u.write(spend(count));
  return u.hold(`sliced(${from},${isFirst ? '0' : `${length}-${count}`},${count})`);
}

/** What lies somewhere and meets a condition. */
const lyingWhere: Write = (u, node) => {
  const place = placeOf(u, node[1]);
  const made = (add: (item: string, holds?: string) => string): void =>
    filtered(
      u,
      node,
      true,
      (x) => u.write(add(x)),
      1,
      place,
      (x, holds) => u.write(add(x, holds)),
    );
  return gathered(u, made, `Y[${place}]-B[${place}]+1`);
};

export const LISTS: Partial<Record<ExpressionOp | 'with', Write>> = {
  slot: (u, node) => u.slot(node[1] as number),
  answer: (u, node) => {
    const [all, seat] = u.inOrder([() => u.hold(u.slot(node[1] as number)), () => u.hold(num(u, node[2]))]);
    // What a seat chose; one that was not asked has no list.
    const chosen = u.hold(`(under(${seat},${all}.length)?${all}[${seat}]:${digits(NONE)})`);
    return `(${chosen}===${digits(NONE)}?${digits(u.c.plan.empty)}:${chosen})`;
  },
  var: (u, node) => `V[${varText(u, node[1] as number, node[2] as Node | null)}]`,
  attr: (u, node) => attrText(u, node),
  printed: (u, node) => printedText(u, node),
  zone: (u, node) => counted(u, `lying(${zoneText(u, node[1] as number, node[2] as Node | null)})`),
  players: (u) => digits(u.c.plan.players),
  'players-from': (u, node) => `from(${num(u, node[1])},seats)`,
  opponents: (u) => `opponents(${u.slot(0)})`,
  every: (u, node) => digits(u.c.plan.list(u.c.layout.thingsOfType[node[1] as number])),
  designs: (u, node) =>
    digits(u.c.plan.list(u.c.ruleset.designs.flatMap((design, index) => (design.type === node[1] ? [index] : [])))),
  copies: (u, node) => {
    const design = num(u, node[1]);
    u.write(spend(digits(u.c.layout.startDesign.length)));
    return `copies(${design})`;
  },
  neighbours: (u, node) => `neighbours(${num(u, node[1])})`,
  list: (u, node) => {
    const items = node.slice(1) as Node[];
    if (items.every((item) => typeof item === 'number')) return digits(u.c.plan.list(items.map(Number)));
    const texts = u.inOrder(items.map((item) => () => u.hold(num(u, item))));
    const out = u.hold(`make(${digits(items.length)})`);
    u.write(texts.map((text, i) => `${out}[${i}]=${text};`).join(''));
    return out;
  },
  if: (u, node) => {
    const condition = test(u, node[1]);
    return either(
      u,
      condition,
      () => list(u, node[2]),
      () => list(u, node[3]),
    );
  },
  range: (u, node) => {
    const [from, to] = ends(u, node);
    u.write(spend(`${to}<${from}?0:${to}-${from}`));
    return `range(${from},${to})`;
  },
  where: (u, node) => {
    const only = ofType(node as Node);
    if (only) return u.hold(`allOf(${placeOf(u, only.zone)},${only.type})`);
    const isZone = Array.isArray(node[1]) && node[1][0] === 'zone' && u.c.quiet(node as Node);
    if (!isZone) return gathered(u, (add) => filtered(u, node, true, (x) => u.write(add(x))));
    return u.isLooping ? lyingWhere(u, node) : sharedList(u, node as Node, lyingWhere);
  },
  most: extremes('>'),
  least: extremes('<'),
  sorted: (u, node) => {
    const [all, keys] = [u.fresh(), u.fresh()];
    keyed(u, node, `let ${all}=open(16),${keys}=open(16);`, (item, key) =>
      u.write(`${all}=push(${all},${item});${keys}=push(${keys},${key});`),
    );
    return u.hold(`byKey(${all},${keys})`);
  },
  giving: (u, node) => {
    u.c.types[node[2] as number] = elementOf(typeOf(u.c, node[1]));
    if (isList(u.c, node[3])) return joined(u, node);
    return gathered(u, (add) => keyed(u, node, '', (_, key) => u.write(add(key))));
  },
  joined,
  // Cutting makes a list of its own, whatever it is cut from.
  'first-n': (u, node) => {
    const [, inner, wanted] = node as unknown as [string, Node, Node];
    if (typeof wanted === 'number' && Array.isArray(inner) && inner[0] === 'where' && u.c.quiet(inner)) {
      const n = u.fresh();
      u.write(`let ${n}=0;`);
      return gathered(u, (add) =>
        filtered(u, inner as Op, true, (x) => u.write(`if(${n}<${digits(wanted)}){${add(x)}${n}++;}`)),
      );
    }
    if (Array.isArray(inner) && inner[0] === 'zone' && u.c.quiet(wanted)) {
      const [place, n] = u.inOrder([() => placeOf(u, inner as Node), () => num(u, wanted)]);
      return counted(u, `firstOf(${place},${n})`);
    }
    const [all, n] = u.inOrder([() => list(u, inner), () => num(u, wanted)]);
    return cut(u, all, n, true);
  },
  'last-n': (u, node) => {
    const [all, n] = u.inOrder([() => list(u, node[1]), () => num(u, node[2])]);
    return cut(u, all, n, false);
  },
  distinct: (u, node) => `distinct(${counted(u, list(u, node[1]))})`,
  reversed: (u, node) => `reversed(${counted(u, list(u, node[1]))})`,
  plus: (u, node) => {
    const [a, b] = u.inOrder([() => list(u, node[1]), () => list(u, node[2])]);
    return u.hold(`joint(${a},${b})`);
  },
  without: (u, node) => {
    const [a, b] = u.inOrder([() => list(u, node[1]), () => list(u, node[2])]);
    const [all, gone] = [u.hold(a), u.hold(b)];
    u.write(spend(`${all}.length*${gone}.length`));
    return `without(${all},${gone})`;
  },
  reached: (u, node) => {
    const slot = node[2] as number;
    const type = elementOf(typeOf(u.c, node[1]));
    const from = u.hold(`distinct(${counted(u, list(u, node[1]))})`);
    const [all, i, seen] = [u.fresh(), u.fresh(), u.fresh()];
    u.c.types[slot] = type;
    u.write(`let ${all}=open(${from}.length+16);copied(${all}+4,${from}+4,${from}.length<<2);`);
    u.write(`${all}.length=${from}.length;let ${seen}=0;`);
    u.write(`for(let ${i}=0;${i}<${all}.length;${i}++){${spend('1', 1 + costOf(node[3]))}`);
    u.put(slot, `${all}[${i}]`);
    iterate(u, node[3], true, (x) =>
      u.write(
        `if(${all}.length<${digits(FEW)}?!includes(${all},${x}):isNew(${all},${seen}=${seen}?${seen}:openSet(),${x}))${all}=push(${all},${x});`,
      ),
    );
    u.write(`${tooMuch(`${all}.length`)}}if(${seen})closeSet(${seen});`);
    return all;
  },
  rim: (u, node) => {
    const place = u.hold(zoneText(u, node[1] as number, node[2] as Node | null));
    const n = u.hold(`Y[${place}]-B[${place}]`);
    u.write(spend(`${n}*${n}`));
    return u.c.layout.hasGrid ? `rim(${place})` : digits(u.c.plan.empty);
  },
  shuffled: (u, node) => `shuffled(${counted(u, list(u, node[1]))})`,
  with: (u, node) => {
    bind(u, node);
    return list(u, node[4]);
  },
  call: (u, node) => callText(u, node),
};

import { NONE } from '@draco-table/ruleset';
import { LIMITS } from '../../limits.js';
import { nothing } from '../../program/calls.js';
import type { HookSet } from '../../program/program.js';
import type { Waits } from '../awaits.js';
import { deeper, inputsOf } from '../calls.js';
import { FAIL } from '../fails.js';
import type { Plan } from '../plan.js';
import { anySlotText, EFFECT, entryText, FLAG, flagText, ownText, slotText } from '../shelf.js';
import { digits, type Unit } from '../unit.js';

/** Of an effect that is about to act, before its frame: its hook, since when, whether it lasts, its card, and where that lies. */
const HEAD = 5;
const WHEN = ['before', 'after', 'instead'] as const;

/** What an effect waits for, and what it lasts until. */
type Waiting = readonly { match: Waits; until: Waits | null }[];
/** One of the effects in force is `p`. */
const own = (name: keyof typeof EFFECT): string => ownText('p', EFFECT[name]);

/**
 * What `program/hooks.ts` does, with a game in memory; comments on the meaning are there. Effects in force lie one after the
 * other. An effect that is about to act is a list of its own, its frame at the end, and so is a call that something acts on.
 */
export function effectsText(u: Unit, waits: Waiting): string {
  if (u.c.program.hooks.length === 0) return 'function proceed(){return 0;}';
  const tables = tablesOf(u, waits);
  return [
    forceText(u.c.plan, tables),
    switchesText(u, waits),
    collectText(u.c.plan, tables),
    orderText(u, tables),
    actText(u.c.plan),
    insteadText,
    callText(u.c.plan, tables),
  ].join('\n');
}

/** What is known of hooks and verbs beforehand, by their number: the names of tables. */
function tablesOf(u: Unit, waits: Waiting) {
  const { program, plan } = u.c;
  const { hooks, routines } = program;
  const hooksList = (all: readonly { index: number }[] = []): number => plan.list(all.map(({ index }) => index));
  const setOf = ({ always, cards, lasting }: HookSet): number => {
    if (always.length === 0 && cards.length === 0 && !lasting) return 0;
    const zones = cards.flatMap(({ base, count, owned, byDesign }) => [
      base,
      count,
      Number(owned),
      plan.list(byDesign.map(hooksList)),
    ]);
    return plan.list([hooksList(always), Number(lasting), ...zones]);
  };
  const sets = (when: (typeof WHEN)[number]): string =>
    plan.table(routines.map(({ hooks: acting }) => (acting === null ? 0 : setOf(acting[when]))));
  return {
    hasCards: routines.some(({ hooks: acting }) => WHEN.some((when) => acting && acting[when].cards.length > 0)),
    befores: sets('before'),
    afters: sets('after'),
    insteads: sets('instead'),
    ordered: plan.table(routines.map(({ def }) => Number(def.ordered === true))),
    ends: plan.table(routines.map(({ hooks: acting }) => Number(acting?.ends === true))),
    nothings: plan.table(
      routines.map((routine) => (!routine.def.gives ? 0 : Array.isArray(nothing(routine)) ? plan.empty : NONE)),
    ),
    verbs: plan.table(hooks.map(({ verb }) => verb)),
    untils: plan.table(hooks.map(({ until }) => until?.verb ?? -1)),
    sorts: plan.table(hooks.map(({ verb, when }) => sortOf(verb, when))),
    speaks: plan.table(hooks.map(({ usesThis }) => Number(usesThis))),
    /** Which of its slots hold lists. */
    kinds: plan.table(
      hooks.map(({ body }, i) => {
        const { types } = waits[i].match.c;
        return plan.list(Array.from({ length: body.size }, (_, slot) => Number(types[slot]?.list === true)));
      }),
    ),
  };
}
type Tables = ReturnType<typeof tablesOf>;

/** A verb, and when something acts on it, as one number; in the text, of the verb `v`. */
const sortOf = (verb: number, when: (typeof WHEN)[number]): number => WHEN.length * verb + WHEN.indexOf(when);
const sortText = (when: (typeof WHEN)[number]): string => `${WHEN.length}*v+${WHEN.indexOf(when)}`;

/** Effects in force begin and end. */
function forceText({ effects }: Plan, { verbs, untils }: Tables): string {
  const entry = (i: string): string => entryText(effects, i);
  return `function begins(hook,mode,you,own){
  if(effects>=${LIMITS.effects})${FAIL.effects};
  ${effects.stride < 64 ? '' : `spend(${effects.stride >> 6});`}
  const p=${entry('effects')};
  ${own('hook')}=hook;${own('mode')}=mode;${own('since')}=sequence+=1;
  for(let k=${effects.head - 1};k<${effects.stride - 1};k++)p[k]=0;
  ${slotText(effects, 'p', 0)}=you;${flagText(effects, 'p', 0)}=${FLAG.number};
  ${slotText(effects, 'p', 1)}=own;${flagText(effects, 'p', 1)}=${FLAG.number};
  effects+=1;
  E[${verbs}[hook]]+=1;
  if(${untils}[hook]>=0)E[${untils}[hook]]+=1;
  return p;
}
function lapse(i){
  const p=${entry('i')};
  const hook=${own('hook')};
  E[${verbs}[hook]]-=1;
  if(${untils}[hook]>=0)E[${untils}[hook]]-=1;
  effects-=1;
  spend((effects-i)*${effects.stride}>>6);
  copied(p,p+${4 * effects.stride},(effects-i)*${4 * effects.stride});
}
function standing(since){
  for(let i=0;i<effects;i++){const p=${entry('i')};if(${own('since')}===since)return i;}
  return (-1);
}`;
}

/** By hook: whether a call is what it waits for, or lasts until, and what it does; by verb: what that does. */
function switchesText(u: Unit, waits: Waiting): string {
  const { program } = u.c;
  const { hooks, routines } = program;
  const called = (routine: number, from: string): string => {
    const args = Array.from({ length: inputsOf(program, routines[routine]) }, (_, i) => `${from}[${i}]`);
    return `at=${digits(routine)};h=r${digits(routine)}(${args.join()});`;
  };
  const switched = (on: string, cases: readonly [number, string][]): string =>
    `switch(${on}){${cases.map(([n, text]) => `case ${digits(n)}:${text}`).join('')}}`;
  const bodies = hooks.map(({ body, index }): [number, string] => [index, `${called(body.index, 'f')}break;`]);
  const acted = routines.flatMap(({ index, hooks: acting, steps }): [number, string][] =>
    acting === null || steps !== null ? [] : [[index, `${called(index, 'c')}break;`]],
  );
  const ending = waits.flatMap(({ until }, i): [number, string][] =>
    until === null ? [] : [[i, `return u${digits(i)}(f,c);`]],
  );
  const carriedOut = (on: string, cases: readonly [number, string][]): string =>
    `let h=0;const was=at;${deeper(u, switched(on, cases))}at=was;return h;`;
  return `function matched(hook,f,c){${switched(
    'hook',
    hooks.map(({ index }) => [index, `return m${digits(index)}(f,c);`]),
  )}return 0;}
function isOver(hook,f,c){${switched('hook', ending)}return 0;}
function acts(hook,f){${carriedOut('hook', bodies)}}
function itself(v,c){${carriedOut('v', acted)}}`;
}

/** Those that fit a call, in the order in which they began. */
function collectText({ effects, empty }: Plan, { hasCards, sorts }: Tables): string {
  const entry = (i: string): string => entryText(effects, i);
  return `function firing(hook,since,lasts,card,place,you,own){
  const x=make(${HEAD + effects.slots});
  x[0]=hook;x[1]=since;x[2]=lasts;x[3]=card;x[4]=place;x[5]=you;x[6]=own;
  for(let k=7;k<${HEAD + effects.slots};k++)x[k]=0;
  return x;
}
function lasting(i){
  const p=${entry('i')};
  const x=firing(${own('hook')},${own('since')},1,(-1),(-1),${slotText(effects, 'p', 0)},${slotText(effects, 'p', 1)});
  for(let k=2;k<${effects.slots};k++)x[${HEAD}+k]=${anySlotText(effects, 'p', 'k')};
  return x;
}
function suited(all,x,c){
  spend(${1 + (effects.slots >> 6)});
  return matched(x[0],x+${4 * HEAD},c)?push(all,x):all;
}
function collect(set,sort,c){
  if(set===0)return ${empty};
  let all=open(4);
  const always=set[0];
  const n=always.length;
  for(let i=0;i<n;i++)all=suited(all,firing(always[i],(-1),0,(-1),(-1),c[0],c[1]),c);
  ${hasCards ? lyingText : ''}
  if(set[1]===1){
    let held=open(4);
    for(let i=0;i<effects;i++){const p=${entry('i')};if(${sorts}[${own('hook')}]===sort)held=push(held,lasting(i));}
    const m=held.length;
    for(let i=0;i<m;i++)all=suited(all,held[i],c);
  }
  const many=all.length;
  if(many<2)return all;
  const keys=make(many);
  for(let i=0;i<many;i++)keys[i]=all[i][1];
  return byKey(all,keys);
}`;
}

/** Those of cards that lie where they act: a set has, after two numbers, four for each zone. */
const lyingText = `const end=set.length;
  for(let k=2;k<end;k+=4){
    const base=set[k];const last=base+set[k+1];const isOwned=set[k+2];const byDesign=set[k+3];
    places:for(let place=base;place<last;place++){
      const m=Y[place]-B[place];
      spend(1+(m>>6));
      if(m===0)continue places;
      const things=lying(place);
      for(let i=0;i<m;i++){
        const x=things[i];
        const own=byDesign[D[x]];
        const count=own.length;
        for(let j=0;j<count;j++)all=suited(all,firing(own[j],N[x],0,x,place,isOwned?place-base:c[0],x),c);
      }
    }
  }`;

/** Which is to act next, where somebody chooses. */
function orderText({ c: { program, questions } }: Unit, { speaks, kinds }: Tables): string {
  const question = digits(questions.push({ ask: program.orderAsk, secret: false }) - 1);
  return `function alike(a,b){
  const hook=a[0];
  if(hook!==b[0]||a[5]!==b[5])return 0;
  if(${speaks}[hook]===1&&a[6]!==b[6])return 0;
  const lists=${kinds}[hook];
  const n=lists.length;
  spend(n);
  for(let k=2;k<n;k++){
    const x=a[${HEAD}+k];const y=b[${HEAD}+k];
    if(lists[k]===1){spend(x.length);if(!same(x,y))return 0;}
    else if(x!==y)return 0;
  }
  return 1;
}
function chooseNext(all,you){
  const n=all.length;
  let labels=open(n);let spots=open(n);
  each:for(let i=0;i<n;i++){
    const x=all[i];
    const own=x[3]>=0?x[3]:x[6];
    const label=own>=0?own:(-1)-i;
    const m=spots.length;
    spend(m);
    if(includes(labels,label))continue each;
    for(let k=0;k<m;k++)if(alike(all[spots[k]],x))continue each;
    labels=push(labels,label);spots=push(spots,i);
  }
  if(labels.length===1)return spots[0];
  return spots[askOne(${question},0,you,labels,labels.length)];
}`;
}

/** Effects act, one or all that were collected. */
function actText({ effects }: Plan): string {
  const entry = (i: string): string => entryText(effects, i);
  return `function stillActs(x){
  if(x[2]===1)return standing(x[1])>=0;
  return x[3]<0||W[x[3]]===x[4];
}
function fire(x){
  if(x[2]===1){
    const i=standing(x[1]);
    const p=${entry('i')};
    if(${own('mode')}===0)lapse(i);
  }
  return ended===1?3:acts(x[0],x+${4 * HEAD});
}
function fireAll(all,you,isOrdered){
  while(all.length>0){
    const next=isOrdered&&all.length>1&&you>=0?chooseNext(all,you):0;
    const x=takeAt(all,next);
    if(stillActs(x)){if(fire(x)===3)return 3;}
  }
}`;
}

/** The newest effect acts in the place of a verb; what it goes on to is a chain of lists. */
const insteadText = `function instead(v,all,n,c){
  let left=n;
  while(left>0&&!stillActs(all[left-1]))left--;
  if(left===0)return ended===1?3:itself(v,c);
  const x=make(5);
  x[0]=proceeding;x[1]=v;x[2]=all;x[3]=left-1;x[4]=c;
  proceeding=x;
  const h=fire(all[left-1]);
  proceeding=x[0];
  return h;
}
function proceed(){
  const x=proceeding;
  if(x===0)${FAIL.replaced};
  proceeding=x[0];
  const h=instead(x[1],x[2],x[3],x[4]);
  proceeding=x;
  return h;
}`;

/** A call that something may act on. */
function callText({ effects }: Plan, { befores, afters, insteads, ordered, ends, nothings, untils }: Tables): string {
  const entry = (i: string): string => entryText(effects, i);
  return `function after(v,c,b){
  const was=given;
  let h=fireAll(collect(${afters}[v],${sortText('after')},c),c[0],${ordered}[v]);
  if(h!==3&&${ends}[v]===1){
    let held=open(4);let over=open(4);
    for(let i=0;i<effects;i++){
      const p=${entry('i')};
      if(${own('mode')}===1&&${untils}[${own('hook')}]===v&&${own('since')}<=b)held=push(held,lasting(i));
    }
    const n=held.length;
    for(let i=0;i<n;i++){const x=held[i];if(isOver(x[0],x+${4 * HEAD},c))over=push(over,x[1]);}
    const m=over.length;
    for(let i=0;i<m;i++){const at=standing(over[i]);if(at>=0)lapse(at);}
  }
  given=was;
  return ended===1?3:h;
}
function called(v,c){
  const b=sequence;
  if(fireAll(collect(${befores}[v],${sortText('before')},c),c[0],${ordered}[v])===3)return 3;
  const all=collect(${insteads}[v],${sortText('instead')},c);
  const none=${nothings}[v];
  if(none!==0)given=none;
  if(instead(v,all,all.length,c)===3)return 3;
  return after(v,c,b);
}`;
}

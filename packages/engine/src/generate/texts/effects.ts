import { NONE } from '@draco-table/ruleset';
import { LIMITS } from '../../limits.js';
import { nothing } from '../../program/calls.js';
import type { HookSet } from '../../program/program.js';
import type { Waits } from '../awaits.js';
import { deeper, inputsOf } from '../calls.js';
import { FAIL } from '../fails.js';
import { FLAG } from '../plan.js';
import { digits, type Unit } from '../unit.js';

/** Of an effect that is about to act, before its frame: its hook, since when, whether it lasts, its card, and where that lies. */
const HEAD = 5;
const WHEN = ['before', 'after', 'instead'] as const;

/**
 * What `program/hooks.ts` does, with a game in memory; comments on the meaning are there. Effects in force lie one after the
 * other, each with its hook, how it ends, since when it is there, and what its names hold. An effect that is about to act is
 * a list of its own, its frame at the end, and so is a call that something acts on.
 */
export function effectsText(u: Unit, waits: readonly { match: Waits; until: Waits | null }[]): string {
  const { program, plan, questions } = u.c;
  const { hooks, routines } = program;
  if (hooks.length === 0) return 'function proceed(){return 0;}';
  const { effectSlots: slots, effectStride } = plan;
  const stride = digits(4 * effectStride);
  const [size, frame] = [digits(HEAD + slots), digits(4 * HEAD)];
  const question = digits(questions.push({ ask: program.orderAsk, secret: false }) - 1);
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
  const hasCards = routines.some(({ hooks: own }) => own !== null && WHEN.some((when) => own[when].cards.length > 0));
  const [befores, afters, insteads] = WHEN.map((when) =>
    plan.table(routines.map(({ hooks: own }) => (own === null ? 0 : setOf(own[when])))),
  );
  const ordered = plan.table(routines.map(({ def }) => Number(def.ordered === true)));
  const ends = plan.table(routines.map(({ hooks: own }) => Number(own?.ends === true)));
  const nothings = plan.table(
    routines.map((routine) => (!routine.def.gives ? 0 : Array.isArray(nothing(routine)) ? plan.empty : NONE)),
  );
  const verbs = plan.table(hooks.map(({ verb }) => verb));
  const untils = plan.table(hooks.map(({ until }) => until?.verb ?? -1));
  const sorts = plan.table(hooks.map(({ verb, when }) => 3 * verb + WHEN.indexOf(when)));
  const speaks = plan.table(hooks.map(({ usesThis }) => Number(usesThis)));
  const kinds = plan.table(
    hooks.map(({ body }, i) => {
      const { types } = waits[i].match.c;
      return plan.list(Array.from({ length: body.size }, (_, slot) => Number(types[slot]?.list === true)));
    }),
  );
  const called = (routine: number, from: string): string => {
    const args = Array.from({ length: inputsOf(program, routines[routine]) }, (_, i) => `${from}[${i}]`);
    return `at=${digits(routine)};h=r${digits(routine)}(${args.join()});`;
  };
  const switched = (on: string, cases: readonly [number, string][]): string =>
    `switch(${on}){${cases.map(([n, text]) => `case ${digits(n)}:${text}`).join('')}}`;
  const bodies = hooks.map(({ body, index }): [number, string] => [index, `${called(body.index, 'f')}break;`]);
  const acted = routines.flatMap(({ index, hooks: own, steps }): [number, string][] =>
    own === null || steps !== null ? [] : [[index, `${called(index, 'c')}break;`]],
  );
  const ending = waits.flatMap(({ until }, i): [number, string][] =>
    until === null ? [] : [[i, `return u${digits(i)}(f,c);`]],
  );
  const carriedOut = (on: string, cases: readonly [number, string][]): string =>
    `let h=0;const was=at;${deeper(u, switched(on, cases))}at=was;return h;`;
  const effect = (i: string): string => `${digits(plan.effects)}+${i}*${stride}`;
  return `
function begins(hook,mode,you,own){
  if(effects>=${LIMITS.effects})${FAIL.effects};
  ${effectStride < 64 ? '' : `spend(${digits(effectStride >> 6)});`}
  const p=${effect('effects')};
  p.length=hook;p[0]=mode;p[1]=sequence+=1;
  for(let k=2;k<${digits(effectStride - 1)};k++)p[k]=0;
  p[2]=you;p[3]=${FLAG.number};p[4]=own;p[5]=${FLAG.number};
  effects+=1;
  E[${verbs}[hook]]+=1;
  if(${untils}[hook]>=0)E[${untils}[hook]]+=1;
  return p;
}
function lapse(i){
  const p=${effect('i')};
  const hook=p.length;
  E[${verbs}[hook]]-=1;
  if(${untils}[hook]>=0)E[${untils}[hook]]-=1;
  effects-=1;
  spend((effects-i)*${digits(effectStride)}>>6);
  copied(p,p+${stride},(effects-i)*${stride});
}
function matched(hook,f,c){${switched(
    'hook',
    hooks.map(({ index }) => [index, `return m${digits(index)}(f,c);`]),
  )}return 0;}
function isOver(hook,f,c){${switched('hook', ending)}return 0;}
function acts(hook,f){${carriedOut('hook', bodies)}}
function itself(v,c){${carriedOut('v', acted)}}
function firing(hook,since,lasts,card,place,you,own){
  const x=make(${size});
  x[0]=hook;x[1]=since;x[2]=lasts;x[3]=card;x[4]=place;x[5]=you;x[6]=own;
  for(let k=7;k<${size};k++)x[k]=0;
  return x;
}
function lasting(i){
  const p=${effect('i')};
  const x=firing(p.length,p[1],1,(-1),(-1),p[2],p[4]);
  for(let k=2;k<${digits(slots)};k++)x[${HEAD}+k]=p[2+2*k];
  return x;
}
function suited(all,x,c){
  spend(${digits(1 + (slots >> 6))});
  return matched(x[0],x+${frame},c)?push(all,x):all;
}
function collect(set,sort,c){
  if(set===0)return ${plan.empty};
  let all=open(4);
  const always=set[0];
  const n=always.length;
  for(let i=0;i<n;i++)all=suited(all,firing(always[i],(-1),0,(-1),(-1),c[0],c[1]),c);
  ${hasCards ? cardsText : ''}
  if(set[1]===1){
    let held=open(4);
    for(let i=0;i<effects;i++){const p=${effect('i')};if(${sorts}[p.length]===sort)held=push(held,lasting(i));}
    const m=held.length;
    for(let i=0;i<m;i++)all=suited(all,held[i],c);
  }
  const many=all.length;
  if(many<2)return all;
  const keys=make(many);
  for(let i=0;i<many;i++)keys[i]=all[i][1];
  return byKey(all,keys);
}
function standing(since){
  for(let i=0;i<effects;i++){const p=${effect('i')};if(p[1]===since)return i;}
  return (-1);
}
function stillActs(x){
  if(x[2]===1)return standing(x[1])>=0;
  return x[3]<0||W[x[3]]===x[4];
}
function fire(x){
  if(x[2]===1){
    const i=standing(x[1]);
    const p=${effect('i')};
    if(p[0]===0)lapse(i);
  }
  return ended===1?3:acts(x[0],x+${frame});
}
function alike(a,b){
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
}
function fireAll(all,you,isOrdered){
  while(all.length>0){
    const next=isOrdered&&all.length>1&&you>=0?chooseNext(all,you):0;
    const x=takeAt(all,next);
    if(stillActs(x)){if(fire(x)===3)return 3;}
  }
}
function instead(v,all,n,c){
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
}
function after(v,c,b){
  const was=given;
  let h=fireAll(collect(${afters}[v],3*v+1,c),c[0],${ordered}[v]);
  if(h!==3&&${ends}[v]===1){
    let held=open(4);let over=open(4);
    for(let i=0;i<effects;i++){
      const p=${effect('i')};
      if(p[0]===1&&${untils}[p.length]===v&&p[1]<=b)held=push(held,lasting(i));
    }
    const n=held.length;
    for(let i=0;i<n;i++){const x=held[i];if(isOver(x[0],x+${frame},c))over=push(over,x[1]);}
    const m=over.length;
    for(let i=0;i<m;i++){const at=standing(over[i]);if(at>=0)lapse(at);}
  }
  given=was;
  return ended===1?3:h;
}
function called(v,c){
  const b=sequence;
  if(fireAll(collect(${befores}[v],3*v,c),c[0],${ordered}[v])===3)return 3;
  const all=collect(${insteads}[v],3*v+2,c);
  const none=${nothings}[v];
  if(none!==0)given=none;
  if(instead(v,all,all.length,c)===3)return 3;
  return after(v,c,b);
}`;
}

/** Those of cards that lie where they act: a set has, after two numbers, four for each zone. */
const cardsText = `const end=set.length;
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

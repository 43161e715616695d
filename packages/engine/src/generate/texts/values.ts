import { NONE } from '@draco-table/ruleset';
import { LIMITS } from '../../limits.js';
import type { Layout } from '../../program/layout.js';
import { FAIL } from '../fails.js';
import type { Plan } from '../plan.js';

/** Up to here a list is looked through by hand. */
export const FEW = 64;

/**
 * Lists, chance, questions and arithmetic. A list is the address of its length, with its elements behind; before a list that grows
 * stands how long it may become where it is. Lists live until the statement that made them is over, one after the other.
 */
export function valuesText({ thingType, firstThing, ruleset, startDesign }: Layout, plan: Plan): string {
  const types = plan.table(thingType);
  const none = `(${NONE})`;
  const first = plan.table(firstThing);
  const copies = plan.table(ruleset.designs.map((design) => design.copies));
  /** Before a question is put; written out, so that a question is one call. */
  const passing = `seat(who);
  steps=steps+${LIMITS.steps}-begun;
  begun=${LIMITS.steps};
  if(asks===reseedAt)reseed();
  if(cursor>=${LIMITS.decisions})${FAIL.decisions};
  if(asks>${LIMITS.playout})${FAIL.playout};
  asks+=1;
  cursor+=1;`;
  return `
function open(room){
  if(top>limit)${FAIL.steps};
  const list=top+4;
  list[0-2]=room;
  list.length=0;
  top=list+4+(room<<2);
  return list;
}
function make(n){
  if(top>limit)${FAIL.steps};
  const list=top+4;
  list.length=n;
  top=list+4+(n<<2);
  return list;
}
function close(list,n){
  if(top>limit)${FAIL.steps};
  list[0-2]=n;
  list.length=n;
  top=list+4+(n<<2);
  return list;
}
function push(list,item){
  const n=list.length;
  let to=list;
  if(n===list[0-2]){
    to=open(n<<1);
    copied(to+4,list+4,n<<2);
  }
  to[n]=item;
  to.length=n+1;
  return to;
}
function single(item){
  if(item===${none})return ${plan.empty};
  const list=make(1);list[0]=item;return list;
}
function sliced(list,from,n){
  const to=make(n);
  if(n>${FEW})copied(to+4,list+4+(from<<2),n<<2);
  else for(let i=0;i<n;i++)to[i]=list[from+i];
  return to;
}
function same(a,b){
  const n=a.length;
  if(n!==b.length)return 0;
  for(let i=0;i<n;i++)if(a[i]!==b[i])return 0;
  return 1;
}
function includes(list,item){
  const n=list.length;
  for(let i=0;i<n;i++)if(list[i]===item)return 1;
  return 0;
}
function distinct(list){
  const n=list.length;
  if(n>${FEW})return longDistinct(list);
  let to=open(n);
  for(let i=0;i<n;i++){const x=list[i];if(!includes(to,x))to=push(to,x);}
  return to;
}
function without(all,gone){
  const n=all.length;
  const to=open(n);
  let found=0;
  for(let i=0;i<n;i++){const x=all[i];if(!includes(gone,x)){to[found]=x;found++;}}
  to.length=found;
  return to;
}
function joint(a,b){
  const n=a.length;const more=b.length;
  if(n+more>${LIMITS.list})${FAIL.list};
  spend(n+more);
  const to=make(n+more);
  copied(to+4,a+4,n<<2);
  copied(to+4+(n<<2),b+4,more<<2);
  return to;
}
function reversed(list){
  const n=list.length;const to=make(n);
  for(let i=0;i<n;i++)to[n-1-i]=list[i];
  return to;
}
function byKey(all,keys){
  const n=all.length;
  if(n>${FEW})return longByKey(all,keys);
  for(let i=1;i<n;i++){
    const item=all[i];const key=keys[i];
    let at=i;
    while(at>0&&keys[at-1]>key){all[at]=all[at-1];keys[at]=keys[at-1];at--;}
    all[at]=item;keys[at]=key;
  }
  return all;
}
function range(from,to){
  const n=to<from?0:to-from+1;
  const list=make(n);
  for(let i=0;i<n;i++)list[i]=from+i;
  return list;
}
function shuffled(all){
  const n=all.length;
  const list=sliced(all,0,n);
  spend(n>>4);
  if(scripted>0)shuffleScripted(list,0);
  else for(let i=n-1;i>0;i--){
    const j=below(i+1);
    const x=list[i];list[i]=list[j];list[j]=x;
  }
  return list;
}
function takeAt(all,index){
  const item=all[index];
  const n=all.length;
  let i=0;
  while(all[i]!==item)i++;
  i++;
  for(;i<n;i++)all[i-1]=all[i];
  all.length=n-1;
  return item;
}
function keepList(list){
  if(list<base)return list;
  const n=list.length;
  if(n===0)return ${plan.empty};
  if(kept+4*n+8>keptEnd)${FAIL.steps};
  const to=kept;
  copied(to,list,4*n+4);
  kept=to+4*n+4;
  return to;
}
function keepLists(all){
  const n=all.length;
  for(let i=0;i<n;i++)all[i]=keepList(all[i]);
  return keepList(all);
}
function lying(place){
  const n=Y[place]-B[place];const list=make(n);
  const from=B[place];
  for(let i=0;i<n;i++)list[i]=Z[from+i];
  return list;
}
function firstOf(place,n){
  const all=Y[place]-B[place];
  const most=n<0?0:n<all?n:all;
  const list=make(most);
  const from=B[place];
  for(let i=0;i<most;i++)list[i]=Z[from+i];
  return list;
}
function from(seat,n){
  const list=make(n);
  const skipped=seats-n;
  for(let i=0;i<n;i++)list[i]=(seat+skipped+i)%seats;
  return list;
}
function opponents(you){return you===${none}?${plan.players}:from(you,seats-1);}
function copies(design){
  if(plain){
    if(!under(design,${firstThing.length}))return ${plan.empty};
    return range(${first}[design],${first}[design]+${copies}[design]-1);
  }
  let list=open(8);
  for(let i=0;i<${startDesign.length};i++)if(D[i]===design)list=push(list,i);
  return list;
}
function spendAt(place){if((steps-=3*(Y[place]-B[place]))<0)${FAIL.steps};}
function countOf(place,type){
  spendAt(place);
  let n=0;
  const end=Y[place];
  for(let i=B[place];i<end;i++)n=n+(${types}[Z[i]]===type);
  return n;
}
function nthOf(place,type,n){
  if(n<=0)return ${none};
  spendAt(place);
  let left=n;
  const end=Y[place];
  for(let i=B[place];i<end;i++){
    const x=Z[i];
    if(${types}[x]===type){left--;if(left===0)return x;}
  }
  return ${none};
}
function lastOf(place,type){
  spendAt(place);
  const first=B[place];
  for(let i=Y[place]-1;i>=first;i--){const x=Z[i];if(${types}[x]===type)return x;}
  return ${none};
}
function allOf(place,type){
  spendAt(place);
  const list=top+4;
  let n=0;
  const end=Y[place];
  for(let i=B[place];i<end;i++){const x=Z[i];list[n]=x;n=n+(${types}[x]===type);}
  return close(list,n);
}
function below(n){
  if(!under(n-1,2097151))return farBelow(n);
  const x=xoroshiro();
  const low=x*n;
  return under(low,n)?fairBelow(n,x):high(x,n);
}
function fairBelow(n,first){
  let x=first;
  const least=remainder(0-n,n);
  while(under(x*n,least))x=xoroshiro();
  return high(x,n);
}
function weighed(all,weights){
  const n=all.length;
  let total=0;
  for(let i=0;i<n;i++){
    const weight=weights[i];
    if(weight>0)total=total+weight;
    if(total<0)return farWeighed(all,weights);
  }
  if(total===0)return ${none};
  if(scripted>0)return farWeighed(all,weights);
  let left=below(total);
  for(let i=0;i<n;i++){
    const weight=weights[i];
    if(weight>0){if(left<weight)return all[i];left=left-weight;}
  }
  return ${none};
}
function rolled(sides){return scripted>0?fromScript(0,sides,1):1+below(sides);}
function between(a,b){
  if(scripted>0)return fromScript(a,b,2);
  if(b<a)return a;
  const n=b-a+1;
  if(n<=0)return farBetween(a,b);
  return a+below(n);
}
function oneOf(list){
  const n=list.length;
  if(n===0)return ${none};
  if(scripted>0)return fromScript(list,0,3);
  return list[below(n)];
}
function divide(a,b){
  if(b===0)return ${FAIL.zero};
  if(b===(-1))return 0-a;
  const q=quotient(a,b);
  return q*b!==a&&(a^b)<0?q-1:q;
}
function modulo(a,b){
  if(b===0)return ${FAIL.zero};
  if(b===(-1))return 0;
  const left=a%b;
  return left!==0&&(left^b)<0?left+b:left;
}
function cellAt(x,y){
  if(x<(-${LIMITS.grid})||x>${LIMITS.grid}||y<(-${LIMITS.grid})||y>${LIMITS.grid})${FAIL.grid};
  return (x+128<<8)|(y+128);
}
function toward(cell,side){
  if(cell===${none})${FAIL.cell};
  const to=side===0?cell+1:side===1?cell+256:side===2?cell-1:cell-256;
  if((to&255)===0||to>>8===0||to>>8>255)${FAIL.grid};
  return to;
}
function seat(n){if(!under(n,seats))${FAIL.seat};return n;}
function pass(who){${passing}}
function askOne(question,may,who,list,n){
  if(ended===1){seat(who);return may||n===0?(-1):0;}
  ${passing}
  return pick(question,who,list,n);
}
function askAnyway(question,may,who,list,n){
  if(n>1||(n===1&&may))return askOne(question,may,who,list,n);
  if(ended===1)seat(who);else pass(who);
  return n-1;
}
function pays(from,to,has,amount,owes){
  let n=amount;
  if(n>has&&!owes)n=has;
  if(n>0){
    const left=has-n;
    if(((has^n)&(has^left))<0)${FAIL.tokens};
    V[from]=left;
    const had=V[to];
    const now=had+n;
    if(((had^now)&(n^now))<0)${FAIL.tokens};
    V[to]=now;
  }
}
`;
}

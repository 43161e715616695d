import { NONE } from '@draco-table/ruleset';
import type { Layout } from '../../program/layout.js';
import { FAIL } from '../fails.js';
import { type Plan, roomOf } from '../plan.js';

/** Up to here those behind a thing move up where that is written: which side is shorter is foreseen by no machine. */
const FEW = 8;

/**
 * What `state/zones.ts` does, with a game in memory: where a thing lies is known, taking out and putting in moves the
 * shorter side of the others, and the front of a pile is as near as its end. Comments on the meaning are there.
 *
 * By thing: W where it lies, A at which index, K who knows it, F whether it lies open, N since when, C on which cell.
 * By place: B and Y where it begins and ends in Z, S who sees it, U who loses sight of what leaves it, H the thing it is read
 * from, P and Q turn and direction.
 */
export function movesText(layout: Layout, plan: Plan): string {
  const { ruleset, looseAt, zoneOf, startDesign, hasGrid } = layout;
  const [count, room, none] = [startDesign.length, roomOf(layout), `(${NONE})`];
  const loose = plan.table(looseAt.map(Number));
  /** By place: 1 a ring, 2 a grid. */
  const shapes = plan.table(zoneOf.map((zone) => ['ring', 'grid'].indexOf(ruleset.zones[zone].shape) + 1));
  const hasSince = (plan.tables.get('N')?.length ?? 0) > 0;
  const hasRing = (plan.tables.get('P')?.length ?? 0) > 0;
  const stir = hasGrid ? 'indexed=(-1);' : '';
  const leave = `${hasSince ? 'N[thing]=sequence+=1;' : ''}${hasGrid ? `C[thing]=${none};indexed=(-1);` : ''}`;
  const known = `if(!under(thing,${count}))${FAIL.thing};`;
  const put = (index: string, thing: string): string => `Z[${index}]=${thing};A[${thing}]=${index};`;
  /** Written out where it is wanted: to call something costs as much as to move one thing. */
  const learn = 'const seen=S[to]&(0-(F[thing]===1));K[thing]=K[thing]|seen;';
  const pickUp = `${learn}
  const lost=U[from]&~seen;
  if(lost!==0)forget(from,lost);
  const index=A[thing];const first=B[from];const last=Y[from]-1;
  if(index===first)B[from]=first+1;
  else if(last-index<${FEW}){
    for(let i=index;i<last;i++){const x=Z[i+1];${put('i', 'x')}}
    Y[from]=last;
  }else takeOut(from,index);
  W[thing]=to;
  ${leave}`;
  return `
function spend(n){if((steps-=n)<0)${FAIL.steps};}
function centre(place){
  const n=Y[place]-B[place];const from=B[place];
  for(let i=0;i<n;i++)I[i]=Z[from+i];
  const to=place*${room}+(${room}-n>>1);
  for(let i=0;i<n;i++){const x=I[i];${put('to+i', 'x')}}
  B[place]=to;Y[place]=to+n;
}
function takeOut(place,index){
  const from=B[place];const last=Y[place]-1;
  if(index-from<last-index){
    if(index-from>64)spend(index-from>>6);
    for(let i=index;i>from;i--){const x=Z[i-1];${put('i', 'x')}}
    B[place]=from+1;
  }else{
    if(last-index>64)spend(last-index>>6);
    for(let i=index;i<last;i++){const x=Z[i+1];${put('i', 'x')}}
    Y[place]=last;
  }
}
function putIn(place,n,thing){
  if(B[place]===place*${room}||Y[place]===(place+1)*${room})centre(place);
  const from=B[place];const to=Y[place];
  if(n*2<to-from){
    if(n>64)spend(n>>6);
    for(let i=0;i<n;i++){const x=Z[from+i];${put('from-1+i', 'x')}}
    B[place]=from-1;
    ${put('from-1+n', 'thing')}
  }else{
    if(to-from-n>64)spend(to-from-n>>6);
    for(let i=to;i>from+n;i--){const x=Z[i-1];${put('i', 'x')}}
    Y[place]=to+1;
    ${put('from+n', 'thing')}
  }
}
function slide(from,to){
  const far=from<to?to-from:from-to;
  if(far>64)spend(far>>6);
  ${stir}
  const thing=Z[from];
  let i=from;
  for(;i<to;i++){const x=Z[i+1];${put('i', 'x')}}
  for(;i>to;i--){const x=Z[i-1];${put('i', 'x')}}
  ${put('to', 'thing')}
}
function spinBy(place,by){${
    hasRing
      ? `
  const n=Y[place]-B[place];
  P[place]=n===0?0:((P[place]+Q[place]*by)%n+n)%n;`
      : ''
  }
}
function turn(place,keep,by){
  const from=B[place]+keep;const n=Y[place]-from;
  if(n>64)spend(n>>6);
  for(let i=0;i<by;i++)I[i]=Z[from+i];
  for(let i=by;i<n;i++){const x=Z[from+i];${put('from+i-by', 'x')}}
  for(let i=0;i<by;i++){const x=I[i];${put('from+n-by+i', 'x')}}
}
function readAnew(place){
  const head=H[place];
  if(head===${none})return 0;
  if(W[head]!==place)return 0;
  const by=A[head]-B[place];
  if(by<=0)return 0;
  turn(place,0,by);
  spinBy(place,by);
}
function moveHead(place,index){
  const others=Y[place]-B[place]-1;
  const gap=index<0||index>others?others:index;
  if(gap===0||gap===others)return 0;
  turn(place,1,gap);
  spinBy(place,gap*2<=others?gap:gap+1);
}
function forget(place,lost){
  const n=Y[place]-B[place];
  if(n<2)return 0;
  if(n>64)spend(n>>6);
  const end=Y[place];
  for(let i=B[place];i<end;i++){const x=Z[i];K[x]=K[x]&~lost;}
}
function follow(thing,from,to){
  ${learn}
  const lost=from===to?0:U[from]&~seen;
  if(lost!==0)forget(from,lost);
}
function moveTo(thing,to,index){
  ${known}
  const from=W[thing];
  follow(thing,from,to);
  const head=H[to];
  const n=Y[to]-B[to];
  if(from===to){
    if(thing===head){moveHead(to,index);return 0;}
    const last=n-1;
    let goal=last;
    if(index>=0&&index<last)goal=index===0&&head!==${none}&&Z[B[to]]===head?1:index;
    slide(A[thing],B[to]+goal);
    return 0;
  }
  let goal=n;
  if(index>=0&&index<n)goal=index===0&&head!==${none}&&Z[B[to]]===head?1:index;
  takeOut(from,A[thing]);
  putIn(to,goal,thing);
  W[thing]=to;
  if(thing===head)readAnew(to);
  ${leave}
}
function toFront(thing,to){
  ${known}
  const from=W[thing];
  if(from===to){moveTo(thing,to,0);return 0;}
  ${pickUp}
  if(B[to]===to*${room})centre(to);
  const goal=B[to]-1;
  B[to]=goal;
  ${put('goal', 'thing')}
}
function toEnd(thing,to){
  ${known}
  const from=W[thing];
  if(from===to){moveTo(thing,to,(-1));return 0;}
  ${pickUp}
  if(Y[to]===(to+1)*${room})centre(to);
  const goal=Y[to];
  Y[to]=goal+1;
  ${put('goal', 'thing')}
}
function isRow(list,n,from){
  const first=A[list[0]];
  if(first!==B[from]&&first+n!==Y[from])return 0;
  if(first+n>Y[from])return 0;
  for(let i=1;i<n;i++){if(!under(list[i],${count}))return 0;if(A[list[i]]!==first+i)return 0;}
  return 1;
}
function areThere(list,n,from){
  let all=0;
  for(;all<n&&under(list[all],${count})&&W[list[all]]===from&&M[list[all]]===0;all++)M[list[all]]=1;
  if(all===n){
    let left=B[from];
    const end=Y[from];
    for(let k=left;k<end;k++){const x=Z[k];${put('left', 'x')}left=left+1-M[x];}
    Y[from]=left;
  }
  for(let k=0;k<all;k++)M[list[k]]=0;
  return all===n;
}
function moveAll(list,to,isFront){
  const n=list.length;
  const from=n>3&&under(list[0],${count})?W[list[0]]:to;
  let taken=0;
  if(from!==to&&${loose}[from]===0){
    spend(Y[from]-B[from]>>6);
    if(isRow(list,n,from)){
      taken=1;
      if(A[list[0]]===B[from])B[from]=B[from]+n;else Y[from]=Y[from]-n;
    }else taken=areThere(list,n,from);
  }
  if(taken){
    if(isFront?B[to]-n<to*${room}:Y[to]+n>(to+1)*${room})centre(to);
    let goal=isFront?B[to]-1:Y[to];
    const step=isFront?(-1):1;
    for(let k=0;k<n;k++){
      const thing=list[k];
      ${learn}
      W[thing]=to;
      ${leave}
      ${put('goal', 'thing')}
      goal=goal+step;
    }
    if(isFront)B[to]=goal+1;else Y[to]=goal;
  }else if(isFront)for(let k=0;k<n;k++)toFront(list[k],to);
  else for(let k=0;k<n;k++)toEnd(list[k],to);
}
function placeOf(thing){
  ${known}
  const place=W[thing];
  const from=B[place];
  return H[place]===Z[from]?A[thing]-from:A[thing]-from+1;
}
function indexOfPlace(thing,place,n){
  const head=H[place];
  if(head===${none})return n<1?0:n-1;
  if(thing===head)return n<0?0:n;
  if(B[place]===Y[place]||Z[B[place]]!==head)return n<1?0:n-1;
  return n<1?1:n;
}
function moveBeside(thing,other,after){
  if(thing===other)return 0;
  if(!under(other,${count}))${FAIL.thing};
  const place=W[other];
  let n=A[other]-B[place];
  const head=H[place];
  if(under(thing,${count})&&W[thing]===place){
    if(thing===head){moveHead(place,after?n:n-1);return 0;}
    if(A[thing]<A[other])n--;
  }
  if(head!==${none}&&other===head)moveTo(thing,place,after?1:(-1));
  else moveTo(thing,place,after?n+1:n);
}
function swap(a,b){
  if(a===b)return 0;
  if(${hasGrid ? 1 : 0}||!under(a,${count})||!under(b,${count})||W[a]!==W[b]){
    const one=make(2);one[0]=a;one[1]=b;
    const other=make(2);other[0]=b;other[1]=a;
    return rearrange(one,other,everyone);
  }
  const first=A[a];const second=A[b];
  ${put('first', 'b')}${put('second', 'a')}
  if(H[W[a]]!==${none})readAnew(W[a]);
}
function rearrange(all,order,seats){
  const n=all.length;
  for(let k=0;k<n;k++)if(!under(all[k],${count}))${FAIL.thing};
  if(order.length!==n)${FAIL.order};
  for(let k=0;k<n;k++)M[all[k]]=(-1);
  for(let k=0;k<n;k++){const x=order[k];if(under(x,${count})&&M[x]===(-1))M[x]=(-2);}
  let met=0;
  for(let k=0;k<n;k++){const x=all[k];if(M[x]===(-2))met++;M[x]=0;}
  if(met!==n)${FAIL.order};
  const places=make(n);const indices=make(n);
  ${hasGrid ? 'const cells=make(n);' : ''}
  for(let k=0;k<n;k++){const x=all[k];places[k]=W[x];indices[k]=A[x];${hasGrid ? 'cells[k]=C[x];' : ''}}
  for(let k=0;k<n;k++){const x=order[k];if(W[x]!==places[k])follow(x,W[x],places[k]);}
  for(let k=0;k<n;k++){
    const thing=order[k];const place=places[k];
    const stays=W[thing]===place;
    const to=indices[k];
    ${put('to', 'thing')}
    W[thing]=place;
    ${hasGrid ? 'C[thing]=cells[k];indexed=(-1);' : ''}
    if(stays)K[thing]=K[thing]&((F[thing]===1?S[place]:0)|seats);
    ${hasSince ? 'else N[thing]=sequence+=1;' : ''}
  }
  for(let k=0;k<n;k++)if(H[places[k]]!==${none})readAnew(places[k]);
}
function shuffle(place){
  const from=B[place];const n=Y[place]-from;
  const front=n>0&&H[place]===Z[from]?1:0;
  spend(n>>4);
  ${hasGrid ? 'const cells=make(n);for(let i=0;i<n;i++)cells[i]=C[Z[from+i]];' : ''}
  if(scripted>0){
    const list=lying(place);
    shuffleScripted(list,front);
    for(let i=0;i<n;i++)Z[from+i]=list[i];
  }else for(let i=n-1;i>front;i--){
    const m=i+1-front;
    const some=xoroshiro();
    const j=from+front+(under(some*m,m)?fairBelow(m,some):high(some,m));
    const x=Z[from+i];Z[from+i]=Z[j];Z[j]=x;
  }
  const seen=S[place];
  for(let i=0;i<n;i++){
    const x=Z[from+i];
    A[x]=from+i;
    K[x]=K[x]&seen&(0-(F[x]===1));
    ${hasGrid ? 'C[x]=cells[i];' : ''}
  }
  ${stir}
}
function reverse(place){
  const n=Y[place]-B[place];
  spend(n>>4);
  ${stir}
  const isHeaded=${shapes}[place]===1&&n>0&&H[place]===Z[B[place]];
  let b=Y[place]-1;
  for(let a=B[place]+isHeaded;a<b;a++){
    const x=Z[a];const y=Z[b];
    ${put('a', 'y')}${put('b', 'x')}
    b--;
  }
  ${hasRing ? `if(${shapes}[place]===1){if(!isHeaded)spinBy(place,(-1));Q[place]=0-Q[place];}` : ''}
}
function turnFace(thing,up){
  ${known}
  F[thing]=up;
  if(up===1)K[thing]=K[thing]|S[W[thing]];
}
function look(seats,all){
  const n=all.length;
  for(let i=0;i<n;i++){const x=all[i];if(!under(x,${count}))${FAIL.thing};K[x]=K[x]|seats;}
}
function neighbours(thing){
  ${known}
  const place=W[thing];
  const found=make(4);
  let n=0;
  if(${shapes}[place]===2){
    ${
      hasGrid
        ? `for(let side=0;side<4;side++){
      const other=thingAt(place,toward(C[thing],side));
      if(other!==${none}){found[n]=other;n++;}
    }`
        : ''
    }
  }else{
    const from=B[place];const last=Y[place]-1;const own=A[thing];
    const isRound=${shapes}[place]===1&&last-from>1;
    if(own>from){found[n]=Z[own-1];n++;}else if(isRound){found[n]=Z[last];n++;}
    if(own<last){found[n]=Z[own+1];n++;}else if(isRound){found[n]=Z[from];n++;}
  }
  found.length=n;
  return found;
}
${hasGrid ? gridText(none) : ''}`;
}

/** What lies on which cell: G by cell, the thing and 1, as long as nothing has moved since; J the cells that are filled. */
const gridText = (none: string): string => `
function indexCells(place){
  const n=Y[place]-B[place];
  if(n>64)spend(n>>6);
  const last=L[0];
  for(let i=0;i<last;i++)G[J[i]]=0;
  let filled=0;
  const first=B[place];
  for(let i=Y[place]-1;i>=first;i--){
    const x=Z[i];const on=C[x];
    if(under(on,65536)){G[on]=x+1;J[filled]=on;filled++;}
  }
  L[0]=filled;
  indexed=place;
}
function thingAt(place,on){
  if(!under(on,65536)){
    const last=Y[place];
    for(let i=B[place];i<last;i++)if(C[Z[i]]===on)return Z[i];
    return ${none};
  }
  if(indexed!==place)indexCells(place);
  const found=G[on];
  return found===0?${none}:found-1;
}
function rim(place){
  let found=open(8);
  const last=Y[place];
  for(let i=B[place];i<last;i++){
    for(let side=0;side<4;side++){
      const to=toward(C[Z[i]],side);
      if(thingAt(place,to)===${none}&&!includes(found,to))found=push(found,to);
    }
  }
  return found;
}
function putOnCell(thing,place,on){
  if(on===${none})${FAIL.cell};
  moveTo(thing,place,(-1));
  C[thing]=on;
  indexed=(-1);
}
`;

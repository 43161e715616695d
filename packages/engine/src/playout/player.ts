import { NONE } from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';
import { forSeats } from '../program/layout.js';
import type { Fast, Program } from '../program/program.js';
import { R } from '../runtime/memory.js';
import { reseed, seedState } from '../state/random.js';
import { freshRun, type Run } from '../state/run.js';
import { digestIn } from './digest-in.js';
import { type Image, imageOf, putBack, recall } from './images.js';
import { give, listAt, type Memory, setUp, take } from './memory.js';

/** What the code of a program gives. */
export interface Made {
  play(): void;
  /** Of a seat; of all, into the memory; where the list of winners lies. */
  score: ((seat: number) => number) | null;
  scores: (() => number) | null;
  winners: ((nobody: number) => number) | null;
  /** Before a game is played; gives what is done after it. */
  begin(): () => void;
}

/** What plays games in the memory, one at a time; a picker may play out games of its own meanwhile. */
export function playerOf(program: Program, memory: Memory, made: Made): Fast {
  const { run, words } = memory;
  const { layout } = program;
  let isPlaying = false;
  /** Of a run that was copied in: whose game the memory holds. */
  let held: Run | null = null;
  /** The last game that was begun here, as long as it is there; its image is taken before it is overwritten. */
  let last: { image: Image | null } | null = null;
  const now = digestIn(memory);
  /** By seats: the memory before set-up. */
  const blanks: Image[] = [];

  const leave = (): void => {
    if (last !== null) last.image = imageOf(memory);
    last = null;
    held = null;
  };
  /** Does something else with the memory, and leaves it as it was. */
  const apart = <T>(act: () => T): T => {
    const was = { image: imageOf(memory), isPlaying, held, last };
    last = null;
    isPlaying = false;
    try {
      return act();
    } finally {
      putBack(memory, was.image);
      ({ isPlaying, held, last } = was);
    }
  };
  const hold = (r: Run): void => {
    leave();
    take(memory, r);
    held = r;
  };

  /** A game before set-up. It is no run like others: it is looked at until the next begins, and `kept` after that. */
  function fresh(seats: number, options: number[], seed: string): Run | null {
    if (isPlaying) return null;
    const found = blanks[seats];
    if (found === undefined) {
      hold(freshRun(program, seats, options, seed));
      held = null;
      blanks[seats] = imageOf(memory);
    } else {
      leave();
      const { players, sees } = forSeats(layout, seats);
      recall(memory, found);
      run.options = options;
      run.players = players;
      setUp(memory, { design: layout.startDesign, thingOf: layout.firstThing, sees, options, players });
      run.script = [];
      run.reseedAt = -1;
      reseed(memory.random as Int32Array, seedState(seed));
    }
    run.recorded = [];
    return run;
  }

  /** The digest of the game that was played, for when it is wanted: until then an image of it is kept. */
  function digest(): () => string {
    const own: { image: Image | null } = { image: null };
    last = own;
    let text: string | undefined;
    return () => {
      if (text !== undefined) return text;
      const { image } = own;
      if (image === null) {
        last = null;
        text = now();
      } else
        text = apart(() => {
          putBack(memory, image);
          return now();
        });
      own.image = null;
      return text;
    };
  }

  /** Of the game that the memory holds: whoever watches it asks for scores many times, so nothing is made for it. */
  function here<T>(define: (who: number) => T, who: number): T {
    const [steps, depth, top] = [words[R.STEPS], words[R.DEPTH], words[R.TOP]];
    words[R.STEPS] = LIMITS.steps;
    words[R.DEPTH] = 0;
    try {
      return define(who);
    } finally {
      words[R.STEPS] = steps;
      words[R.DEPTH] = depth;
      words[R.TOP] = top;
    }
  }

  const elsewhere = <T>(r: Run, define: (who: number) => T, who: number): T =>
    apart(() => {
      take(memory, r);
      held = r;
      return here(define, who);
    });

  const value = <T>(r: Run, define: (who: number) => T, who: number): T =>
    r === run || r === held ? here(define, who) : elsewhere(r, define, who);

  function begin(): void {
    isPlaying = true;
    const end = made.begin();
    try {
      made.play();
    } finally {
      isPlaying = false;
      end();
    }
  }

  function play(r: Run): void {
    if (r === run) begin();
    else if (isPlaying) apart(() => play(r));
    else {
      hold(r);
      try {
        begin();
      } finally {
        give(memory, r);
      }
    }
  }

  /** What lies at a place, as a list of its own. */
  function lying(place: number): number[] {
    const list: number[] = [];
    for (let i = memory.begin[place]; i < memory.end[place]; i++) list.push(memory.things[i]);
    return list;
  }

  const { score, scores, winners } = made;
  run.playoutView = { lying, digest };
  // Of a game that a picker plays; what people see is worked out without.
  const { score: plainScore, winners: plainWinners } = program;
  if (plainScore && score) {
    program.score = (r, seat) => (r.pick === null ? plainScore(r, seat) : value(r, score, seat));
  }
  if (scores) {
    const table = memory.scores;
    const listed = (): void => {
      scores();
    };
    program.scores = (r, into) => {
      value(r, listed, NONE);
      for (let seat = 0; seat < r.players.length; seat++) into[seat] = table[seat];
    };
  }
  if (plainWinners && winners) {
    const listed = (nobody: number): number[] => listAt(memory, winners(nobody));
    program.winners = (r) => (r.pick === null ? plainWinners(r) : value(r, listed, NONE));
  }
  return { play, fresh };
}

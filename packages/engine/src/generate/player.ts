import { NONE } from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';
import { forSeats } from '../program/layout.js';
import type { Fast, Program } from '../program/program.js';
import { seedState } from '../state/random.js';
import { freshRun, type Run, type Swift } from '../state/run.js';
import { digestIn } from './digest-in.js';
import { copy, give, type Image, imageOf, type Memory, recall, setUp, take } from './memory.js';

/** What the text of a program gives. */
export interface Made extends Omit<Swift, 'lying' | 'digest'> {
  play(): void;
  score: ((seat: number) => number) | null;
  winners: ((nobody: number) => readonly number[]) | null;
}

/** What plays games in the memory, one at a time; a picker may play out games of its own meanwhile. */
export function playerOf(program: Program, memory: Memory, made: Made, lying: Swift['lying']): Fast {
  const { run } = memory;
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
  const putBack = (image: Image): void => {
    setUp(memory, image.run);
    Object.assign(run, image.run);
    recall(memory, image);
  };
  /** Does something else with the memory, and leaves it as it was. */
  const apart = <T>(act: () => T): T => {
    const was = { image: imageOf(memory), isPlaying, held, last };
    const rooms = memory.rooms.map((room) => room.slice());
    last = null;
    isPlaying = false;
    try {
      return act();
    } finally {
      putBack(was.image);
      for (const [i, room] of rooms.entries()) memory.rooms[i].set(room);
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
      run.seats = seats;
      run.options = options;
      run.players = players;
      run.everyone = found.run.everyone;
      setUp(memory, { design: layout.startDesign, thingOf: layout.firstThing, sees, options });
      recall(memory, found);
      run.effects = [];
      run.sequence = 0;
      run.asks = 0;
      run.ended = 0;
      run.script = [];
      run.mark = -1;
      run.at = -1;
      run.reseedAt = -1;
      copy(seedState(seed), memory.random);
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
          putBack(image);
          return now();
        });
      own.image = null;
      return text;
    };
  }

  /** Of the game that is held, as whoever watches it asks many times; or of another. */
  function value<T>(r: Run, define: (who: number) => T, who: number): T {
    if (r !== run && r !== held) {
      return apart(() => {
        take(memory, r);
        held = r;
        return value(r, define, who);
      });
    }
    const { steps, depth } = run;
    run.steps = LIMITS.steps;
    run.depth = 0;
    try {
      return define(who);
    } finally {
      run.steps = steps;
      run.depth = depth;
    }
  }

  function begin(): void {
    isPlaying = true;
    try {
      made.play();
    } finally {
      isPlaying = false;
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

  run.swift = { ...made, lying, digest };
  // Of a game that a picker plays; what people see is worked out without.
  const { score: plainScore, winners: plainWinners } = program;
  const { score, winners } = made;
  if (plainScore && score) program.score = (r, seat) => (r.pick === null ? plainScore(r, seat) : value(r, score, seat));
  if (plainWinners && winners) {
    program.winners = (r) => (r.pick === null ? plainWinners(r) : value(r, winners, NONE));
  }
  return { play, fresh };
}

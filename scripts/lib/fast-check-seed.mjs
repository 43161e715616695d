// Property tests try the same cases everywhere, so that a change alone decides whether they pass. SEED=N tries others.
import * as fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });

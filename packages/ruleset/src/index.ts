export type { Fix, Place, Position, Problem, ProblemArg, Range, Severity } from './problem.js';

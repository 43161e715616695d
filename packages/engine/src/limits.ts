import { GAME_LIMITS, RULESET_LIMITS } from '@draco-table/ruleset';

/** Budgets that keep a hostile or broken ruleset from taking a machine with it: those of a game and those of its rules. */
export const LIMITS = { ...GAME_LIMITS, ...RULESET_LIMITS } as const;

export type LimitName = keyof typeof LIMITS;

import { FORMAT, LANGUAGE, type Ruleset } from '@draco-table/ruleset';

/** Stands in while no game is loaded, so that the table can speak. */
export const emptyRuleset: Ruleset = {
  format: FORMAT,
  language: LANGUAGE,
  hash: '',
  game: '',
  seats: { min: 1, max: 1, names: [] },
  kinds: [],
  types: [],
  attrs: [],
  designs: [],
  zones: [],
  vars: [],
  options: [],
  dice: [],
  routines: [],
  hooks: [],
  always: [],
  prompts: [],
  setup: 0,
  play: 0,
  forecasts: [],
};

import './draco-table/define.js';

export type { Theme } from '@draco-table/ruleset/look';
export { DracoTable } from './draco-table/draco-table.js';
export type { GameData, Manifest } from './load/load-game.js';
export type { SavedTable } from './saved/saved-table.js';
export type { Replay } from './session/replay-code.js';
export type { Setup } from './session/seating.js';

import './draco-table/define.js';

export { DracoTable } from './draco-table/draco-table.js';
export type { SavedTable } from './draco-table/saved-table.js';
export type { GameData, Manifest } from './load/load-game.js';
export type { Theme } from './load/theme.js';
export type { Replay } from './session/replay-code.js';
export type { Setup } from './session/seating.js';

export { ART_DEPTH, fitsArt, isArtElement } from './art-forms.js';
export { type DesignLook, plainTheme, readTheme, type SeatLook, type Theme, type ZoneLook } from './theme.js';

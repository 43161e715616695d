/** Rises when a saved game of an older engine could be misread. */
export const SAVE_FORMAT = 3;
/** Rises when the same answers could lead to another state. A replay names it. */
export const ENGINE = 'draco-engine/4';

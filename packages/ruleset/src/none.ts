/** Stands for `none` in every type. */
export const NONE = -2147483648;

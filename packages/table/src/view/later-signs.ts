/** Signs of controls that the first question can do without. */
export const laterSigns = {
  fit: 'M1 1h8v3H4v5H1zm14 0h8v8h-3V4h-5zM1 15h3v5h5v3H1zm19 0h3v8h-8v-3h5zM8 8h8v8H8z',
  play: 'M5 2l16 10L5 22z',
  pause: 'M4 2h6v20H4zm10 0h6v20h-6z',
  next: 'M3 2l12 10L3 22zm14 0h4v20h-4z',
  previous: 'M21 2L9 12l12 10zM3 2h4v20H3z',
  minus: 'M2 10h20v4H2z',
  add: 'M10 2h4v8h8v4h-8v8h-4v-8H2v-4h8z',
  book: 'M2 3c4-1 7-1 10 1 3-2 6-2 10-1v17c-4-1-7-1-10 1-3-2-6-2-10-1zm9 3v12h2V6z',
  eye: 'M12 4c6 0 10 5 11 8-1 3-5 8-11 8S2 15 1 12c1-3 5-8 11-8zm0 4a4 4 0 1 0 .01 0z',
  log: 'M2 3h4v4H2zm6 0h14v4H8zm-6 7h4v4H2zm6 0h14v4H8zm-6 7h4v4H2zm6 0h14v4H8z',
  settings: 'M10 1h4l1 4 4-1 2 3-3 3v4l3 3-2 3-4-1-1 4h-4l-1-4-4 1-2-3 3-3v-4L3 7l2-3 4 1zm2 7a4 4 0 1 0 .01 0z',
};

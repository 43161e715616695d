import { css } from 'lit';

/** Colours, type and the frame of the table. */
export const base = css`
  :host {
    display: block;
    /* Unset, it is the page's. */
    color-scheme: var(--draco-scheme);
    container-type: inline-size;
    block-size: var(--draco-height, min(100dvh, 72rem));
    min-block-size: 36rem;
    --card-w: clamp(84px, 24cqi, 104px);
  }
  :host(:fullscreen) {
    block-size: 100dvh;
    max-block-size: none;
  }
  :host([hidden]) {
    display: none;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  /* On the table too: a theme's own are known from there on. */
  :host,
  .table {
    --font: var(--draco-font, var(--theme-font, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif));
    --title: var(--draco-title-font, var(--theme-title-font, 'Draco Title', 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif));
    --room: var(--draco-room, var(--theme-room, light-dark(#cdb08a, #4d3019)));
    --room-2: var(--draco-room-2, var(--theme-room-2, light-dark(#a98456, #0c0603)));
    --wood: var(--draco-wood, var(--theme-wood, light-dark(#bd8750, #9c6637)));
    --wood-2: var(--draco-wood-2, var(--theme-wood-2, light-dark(#8f5a2c, #54300f)));
    --paper: var(--draco-paper, var(--theme-paper, light-dark(#fbf4e4, #f0e3c6)));
    --paper-2: var(--draco-paper-2, var(--theme-paper-2, light-dark(#ecdcb9, #dcc798)));
    --ink: var(--draco-ink, var(--theme-ink, #2b1c10));
    --panel: var(--draco-panel, var(--theme-panel, light-dark(#fffaf0, #241810)));
    --panel-ink: var(--draco-panel-ink, var(--theme-panel-ink, light-dark(#2b1c10, #f3e6cd)));
    --line: light-dark(#0003, #fff2);
    --accent: var(--draco-accent, var(--theme-accent, #ffc94a));
    /* Black or white, whichever is read better on it; its shades lead away from that, so that they are read no worse. */
    --dark: clamp(0, (0.179 - 0.2126 * r - 0.7152 * g - 0.0722 * b) * 1000, 1);
    --accent-ink: color(from var(--accent) srgb-linear var(--dark) var(--dark) var(--dark));
    --light: calc(1 - var(--dark));
    --accent-far: color(from var(--accent) srgb-linear var(--light) var(--light) var(--light));
    --accent-2: color-mix(in oklab, var(--accent), var(--accent-far) 20%);
    --accent-edge: color-mix(in oklab, var(--accent), #000 45%);
    --good: light-dark(#2c6b34, #8fd694);
    --bad: light-dark(#a2261b, #ff9d8a);
    color: var(--panel-ink);
    font: 400 1rem / 1.4 var(--font);
    /* Figures stand in columns. */
    font-variant-numeric: lining-nums tabular-nums;
  }
  .table {
    /* Nothing is written smaller. */
    --min: 11px;
    position: relative;
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    block-size: 100%;
    overflow: hidden;
    isolation: isolate;
    border-radius: var(--draco-radius, 0);
    background:
      repeating-linear-gradient(90deg, #0000 0 78px, light-dark(#0001, #0006) 78px 80px),
      radial-gradient(80% 75% at 45% 38%, var(--room), var(--room-2));
  }
  .table.loading {
    place-items: center;
    padding: 1rem;
  }
  .room {
    display: grid;
    grid-template:
      'seats' auto
      'tale' 40px
      'stage' minmax(0, 1fr)
      'strip' auto
      'dock' auto / minmax(0, 1fr);
    min-block-size: 0;
    min-inline-size: 0;
    position: relative;
  }
  .sr {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .symbols {
    position: absolute;
    pointer-events: none;
  }
  h1,
  h2,
  h3,
  p,
  ul,
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  button,
  input,
  select {
    font: inherit;
    color: inherit;
  }
  button {
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  button:disabled {
    cursor: default;
    opacity: 0.45;
  }
  :focus-visible {
    outline: 3px solid light-dark(#0b57d0, #fff);
    outline-offset: 2px;
    z-index: 6;
  }
  /* Between two lines of the other shade, so that it is seen in a room of any colour. */
  .room :focus-visible:not(.picked, .grid) {
    box-shadow: 0 0 0 7px light-dark(#fff, #000) !important;
  }
  .symbol,
  .icon {
    inline-size: 100%;
    block-size: 100%;
    display: block;
    overflow: visible;
  }
  .icon {
    inline-size: 1.15em;
    block-size: 1.15em;
    fill: currentColor;
    flex: none;
  }
  .bar {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-block-size: 48px;
    padding-inline: 0.75rem 0.25rem;
    background: color-mix(in srgb, var(--panel) 88%, #0000);
    grid-column: 1 / -1;
  }
  .bar h2 {
    font: 700 1.15rem/1.1 var(--title);
    letter-spacing: 0.02em;
    margin-inline-end: auto;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* A longer name in two lines. */
  @container (max-width: 40rem) {
    .bar h2 {
      font-size: 1rem;
      white-space: normal;
      text-wrap: balance;
    }
  }
  .round {
    display: inline-grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
  }
  .primary,
  .quiet,
  .chip {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.4rem;
    min-block-size: 44px;
    padding: 0.35rem 1rem;
    border-radius: 999px;
    border: 1px solid transparent;
    font-weight: 600;
    line-height: 1.15;
  }
  .primary {
    color: var(--accent-ink);
    background: linear-gradient(var(--accent-2), var(--accent));
    box-shadow: 0 2px 0 var(--accent-edge), 0 4px 10px #0005;
  }
  .quiet {
    color: var(--panel-ink);
    background: light-dark(#fff8, #0005);
    border-color: var(--line);
  }
  .problem {
    grid-area: 1 / 1 / -1 / -1;
    place-self: center;
    max-inline-size: 30rem;
    margin: 1rem;
    padding: 1.5rem;
    border-radius: 14px;
    background: var(--panel);
    color: var(--panel-ink);
    display: grid;
    gap: 0.75rem;
    justify-items: start;
    overflow-wrap: anywhere;
  }
  .problem h2 {
    font: 700 1.3rem var(--title);
  }
  /* Here, since it also says that the styles that come later did not. */
  .notice {
    position: absolute;
    inset: auto 0.75rem 0.75rem;
    z-index: 30;
    padding: 0.6rem 0.9rem;
    border-radius: 10px;
    color: var(--panel-ink);
    background: var(--panel);
    box-shadow: 0 6px 24px #0008;
    display: flex;
    gap: 0.5rem;
    align-items: center;
    justify-content: space-between;
  }
  .code {
    font: 0.8rem ui-monospace, monospace;
    opacity: 0.75;
  }
  .table.none .menu {
    display: none;
  }
  @container (min-width: 60rem) {
    .table {
      --min: 12px;
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) var(--side, 21rem);
    }
    /* With no panel beside it, the table has the room. */
    .table:is(.compact, .none) {
      --side: 0px;
    }
    .room {
      grid-template:
        'seats stage' minmax(0, 1fr)
        'strip strip' auto
        'dock dock' auto / 14.5rem minmax(0, 1fr);
    }
    :host {
      --card-w: 118px;
    }
    .table:not(.compact) .menu {
      display: none;
    }
  }
`;

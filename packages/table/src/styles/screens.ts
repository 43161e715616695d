import { css } from 'lit';

/** Grids, what is held up to be read, the panel's other tabs and the screens over the table. */
export const screens = css`
  /* Its room is kept, so that nothing shifts at the end of a game. */
  .prompt.idle {
    background: none;
    box-shadow: none;
  }
  .grid {
    position: relative;
    overflow: clip;
    direction: ltr;
    flex: 1 1 0;
    min-block-size: 0;
    touch-action: none;
    cursor: grab;
    user-select: none;
    -webkit-user-select: none;
  }
  .grid:active {
    cursor: grabbing;
  }
  .grid:focus-visible {
    outline-offset: -4px;
    box-shadow: inset 0 0 0 9px light-dark(#fff, #000);
  }
  .cells {
    position: absolute;
    inset: 0 auto auto 0;
    transform-origin: 0 0;
    --card-w: 56px;
    /* A layer also while it rests, without which each start and end of a move had all of the stage painted anew; but one
       that is sharp at any size. */
    will-change: opacity;
  }
  @media (prefers-reduced-motion: no-preference) {
    .cells.gentle {
      transition: transform 0.3s cubic-bezier(0.2, 0.8, 0.2, 1);
    }
  }
  /* A square and the gap around it, as wide as view/grid.ts reckons. */
  .cell {
    position: absolute;
    left: calc(var(--col) * 60px);
    top: calc(var(--row) * 84px);
    inline-size: 60px;
    block-size: 84px;
    padding: 2px;
  }
  .zoom {
    position: absolute;
    right: 8px;
    bottom: 8px;
    display: grid;
    border-radius: 22px;
    color: var(--panel-ink);
    background: light-dark(#fffaf0ee, #241810ee);
    box-shadow: 0 2px 8px #0006;
  }
  /* A question of two lines reaches into it: what is fitted leaves that free. */
  @container (max-width: 40rem) {
    .grid {
      padding-block-end: 36px;
    }
    .zoom {
      bottom: 60px;
    }
  }
  .cell .name {
    --size: var(--min);
    padding: 3px 2px 0;
  }
  .spot {
    inline-size: 100%;
    block-size: 100%;
    border: 2px dashed var(--accent);
    border-radius: 8px;
    background: color-mix(in srgb, var(--accent) 28%, #0000);
  }

  .stepper {
    display: flex;
    flex: 1 1 17rem;
    gap: 6px;
    align-items: center;
    justify-content: center;
  }
  .stepper .slider {
    max-inline-size: 14rem;
  }
  .stepper .round {
    border: 1px solid var(--line);
    background: light-dark(#fff8, #fff1);
  }
  .stepper output {
    min-inline-size: 2.5ch;
    text-align: center;
    font: 800 1.3rem var(--title);
    font-variant-numeric: tabular-nums;
  }
  .slider {
    flex: 1 1 3rem;
    display: flex;
  }
  input[type='range'] {
    inline-size: 100%;
    min-block-size: 44px;
    accent-color: light-dark(#8a5a00, var(--accent));
  }
  .sequence {
    display: flex;
    gap: 6px;
    max-inline-size: 100%;
    overflow: auto hidden;
  }
  .sequence li {
    flex: none;
    display: flex;
    align-items: center;
    gap: 4px;
    padding: 2px;
    border-radius: 10px;
    background: light-dark(#0001, #fff1);
  }
  .sequence .mini {
    min-inline-size: 36px;
    min-block-size: 44px;
    font-size: 1.2rem;
  }


  /* Never over what may be chosen: over the table while that is in the hand, else over the hand. */
  .reading {
    position: absolute;
    z-index: 16;
    inset: 3.4rem auto auto 50%;
    translate: -50% 0;
    inline-size: min(19rem, 92cqi);
    pointer-events: none;
    display: grid;
    gap: 8px;
    justify-items: center;
  }
  .pinned {
    pointer-events: auto;
  }
  @container (max-width: 59.99rem) {
    /* What cannot be chosen is only read: the rest steps back. */
    .reading:has(.why)::before {
      content: '';
      position: absolute;
      inset: -99vmax;
      z-index: -1;
      background: #0008;
      pointer-events: none;
    }
    .reading.short {
      /* Over the players, where what one holds may be chosen as well. */
      inset-block: 4px auto;
      gap: 4px;
      .art {
        display: none;
      }
      .face .name {
        padding-block: 8px;
      }
      .face .text {
        padding-block-end: 8px;
      }
    }
    .reading.low {
      inset-block: auto 4px;
    }
  }
  .card.read {
    inline-size: 100%;
    aspect-ratio: auto;
    border-radius: 14px;
  }
  .read .face {
    block-size: auto;
    box-shadow: inset 0 0 0 4px #fff8, inset 0 0 0 5px #3a241355, 0 18px 40px #000c;
  }
  .read .name {
    font-size: 1.2rem;
    padding-block-start: 14px;
  }
  .read .face .art {
    flex: none;
    block-size: 7rem;
    margin-inline: 14px;
  }
  .read .face .art > .symbol {
    inset-inline: 0;
    margin-inline: auto;
  }
  .read .face .art > .symbol.small {
    inset: auto 6px 4px auto;
    inline-size: 3.2rem;
    block-size: 3.2rem;
  }
  .read .face .text {
    font-size: 0.95rem;
    padding: 4px 16px 16px;
  }
  .would,
  .why {
    z-index: 1;
    padding: 8px 14px;
    border-radius: 10px;
  }
  .would {
    border: 2px solid var(--accent);
    color: var(--panel-ink);
    background: var(--panel);
    box-shadow: 0 4px 16px #0008;
    font-size: 0.9rem;
  }
  .would li::before {
    content: '→ ';
    color: light-dark(#8a5a00, var(--accent));
  }
  [dir='rtl'] .would li::before {
    content: '← ';
  }
  .why {
    color: #fff;
    background: #7d1f16;
    font-weight: 600;
  }
  .hold .quiet {
    background: var(--panel);
  }

  .forecast h3 {
    display: flex;
    gap: 8px;
    align-items: center;
    font: 700 1.05rem var(--title);
    margin-block-end: 6px;
  }
  .forecast h3 .symbol {
    inline-size: 28px;
    block-size: 28px;
  }
  .forecast li {
    display: grid;
    gap: 8px;
    align-items: center;
    padding: 5px 4px;
    border-radius: 8px;
    grid-template-columns: 1.5rem minmax(0, 1fr) 3rem minmax(0, 1fr);
  }
  .forecast .crest {
    inline-size: 1.15rem;
    block-size: 1.3rem;
    justify-self: center;
  }
  .forecast .to {
    text-align: end;
    opacity: 0.85;
  }
  .rules {
    display: grid;
    gap: 10px;
    margin-block-start: 10px;
  }
  .search input,
  .settings select,
  .link {
    inline-size: 100%;
    min-block-size: 44px;
    padding: 0 12px;
    border: 1px solid light-dark(#0006, #fff6);
    border-radius: 10px;
    color: var(--panel-ink);
    background: light-dark(#fff, #0004);
  }
  .settings option {
    color: #2b1c10;
    background: #fff;
  }
  .settings {
    display: grid;
    gap: 12px;
  }
  .settings label {
    display: grid;
    gap: 4px;
    font-weight: 600;
  }
  .settings .check {
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 10px;
    min-block-size: 44px;
    input {
      inline-size: 24px;
      block-size: 24px;
    }
  }
  .sure {
    display: grid;
    gap: 8px;
  }
  .glossary {
    display: grid;
    gap: 10px;
    margin-block-start: 10px;
    font-size: 0.9rem;
  }
  .glossary li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr);
    gap: 10px;
  }
  .thumb {
    inline-size: 44px;
    block-size: 44px;
    color: #9a7b4f;
  }

  .replay {
    flex: none;
    display: flex;
    align-items: center;
    gap: 4px;
    padding: 0 10px 4px;
    color: var(--panel-ink);
    background: light-dark(#fffaf0ee, #241810ee);
  }
  .screen {
    position: absolute;
    inset: 0;
    z-index: 25;
    display: grid;
    place-items: center;
    padding: 1rem;
    background: light-dark(#6b4a2acc, #0b0704d9);
    backdrop-filter: blur(3px);
    overflow: auto;
  }
  .sheet {
    display: grid;
    gap: 14px;
    justify-items: center;
    text-align: center;
    max-inline-size: 30rem;
    padding: 1.75rem 1.5rem;
    border-radius: 18px;
    color: var(--ink);
    background: linear-gradient(160deg, var(--paper), var(--paper-2));
    box-shadow: inset 0 0 0 5px #fff6, inset 0 0 0 6px #3a241355, 0 24px 60px #000c;
  }
  .sheet h2 {
    font: 700 1.6rem/1.15 var(--title);
  }
  .sheet > .crest {
    inline-size: 3.4rem;
    block-size: 3.9rem;
  }
  .sheet .quiet {
    color: var(--ink);
    background: #fff8;
    border-color: #0003;
  }
  .scores {
    display: grid;
    gap: 6px;
    inline-size: min(18rem, 100%);
  }
  .scores li {
    display: grid;
    grid-template-columns: 2rem 1fr auto;
    align-items: center;
    text-align: start;
    padding: 4px 10px;
    border-radius: 10px;
  }
  .scores .won {
    background: #ffcf5a;
    font-weight: 700;
  }
  .step-text {
    min-block-size: 6em;
    white-space: pre-line;
  }
  .steps {
    display: flex;
    gap: 6px;
  }
  .steps i {
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: #0003;
  }
  .steps .now {
    background: #8a3b12;
  }
  /* Beside the table, over what is told: there is nothing to choose there. */
  @container (min-width: 60rem) {
    .reading {
      inset: 4.25rem auto auto calc(100% + 1rem);
      translate: none;
    }
    [dir='rtl'] .reading {
      inset-inline: calc(100% + 1rem) auto;
    }
  }
  @media (forced-colors: active) {
    .sheet,
    .read {
      border: 1px solid CanvasText;
    }
  }
`;

import { css } from 'lit';

/** What is only seen once play has begun: picked and moved things, dice, coins on their way. */
export const play = css`
  .face .text {
    padding: 0 10px 10px;
    font: 400 0.8rem/1.32 var(--font);
    text-align: start;
  }
  .gone {
    opacity: 0.4;
  }
  .dim.object::before {
    content: none;
  }
  .dim.object .medal {
    filter: saturate(0.6) brightness(0.74);
  }
  .plate.legal {
    cursor: pointer;
    outline: 3px solid var(--accent);
  }
  .main {
    padding: 0.75rem;
    overflow: auto;
    align-content: center;
    block-size: 100%;
  }
  .flights {
    position: absolute;
    inset: 0;
    pointer-events: none;
    overflow: hidden;
    z-index: 20;
  }
  .flying {
    position: absolute;
    inset: -11px auto auto -11px;
    inline-size: 22px;
    block-size: 22px;
    border-radius: 50%;
    border: 2px solid #7a4c06;
    background: radial-gradient(circle at 35% 30%, #fff3b0, #f0b93a 55%, #b87a14);
    opacity: 0;
  }
  .secret {
    display: block;
    font-weight: 400;
    font-size: 0.85em;
    opacity: 0.85;
  }
  .options:has(.carded) {
    flex-wrap: nowrap;
    justify-content: safe center;
    max-inline-size: 100%;
    overflow: auto hidden;
  }
  .options .carded {
    flex: none;
  }
  .chip.carded.carded {
    padding: 3px;
    border-radius: 12px;
    flex-direction: column;
    --card-w: 76px;
  }
  .foretold {
    direction: ltr;
    unicode-bidi: isolate;
    display: inline-flex;
    align-items: center;
    justify-content: end;
    gap: 2px;
    min-inline-size: 3ch;
    font-weight: 800;
    font-size: 0.75rem;
  }
  .foretold .symbol {
    inline-size: 14px;
    block-size: 14px;
  }
  .up {
    color: var(--good);
  }
  .down {
    color: var(--bad);
  }
  @container (max-width: 40rem) {
    .foretold .symbol {
      display: none;
    }
  }
  .round:hover:not(:disabled) {
    background: light-dark(#0001, #fff2);
  }
  .primary:hover:not(:disabled),
  .chip:hover {
    filter: brightness(1.06);
  }
  .primary:active:not(:disabled) {
    transform: translateY(2px);
    box-shadow: 0 0 0 var(--accent-edge);
  }
  .mini {
    min-inline-size: 32px;
    min-block-size: 32px;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: none;
    padding: 0;
  }
  .order {
    position: absolute;
    z-index: 3;
    inset: -8px -6px auto auto;
    inline-size: 24px;
    block-size: 24px;
    border-radius: 50%;
    font: 800 14px/24px var(--font);
    text-align: center;
    color: #fff;
    background: #0b57d0;
    box-shadow: 0 1px 4px #000a;
  }
  .back .symbol.known {
    position: absolute;
    inset: auto 4px 4px auto;
    inline-size: 44%;
    filter: drop-shadow(0 0 2px #fff) drop-shadow(0 1px 1px #0008);
  }
  .tiled {
    inline-size: 100%;
    block-size: 100%;
    aspect-ratio: auto;
  }
  .tile {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 100%;
    block-size: 100%;
    border-radius: inherit;
    overflow: hidden;
    background: linear-gradient(160deg, var(--paper), var(--paper-2));
    color: var(--ink);
  }
  .tile .symbol {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  .tile .symbol.small {
    display: none;
  }
  .turned {
    rotate: 180deg;
  }
  /* What a line of the log tells of comes before what can be chosen. */
  .told {
    outline: 4px solid light-dark(#0b57d0, #9fd0ff);
  }
  .points .moved::after,
  .moved:not(.legal)::after {
    outline-color: light-dark(#0b57d0, #9fd0ff);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px light-dark(#fff, #000), 0 0 18px 4px light-dark(#0b57d088, #9fd0ff88);
  }
  .marks {
    position: absolute;
    inset: auto auto 2px 2px;
    display: grid;
    justify-items: start;
    gap: 2px;
    pointer-events: none;
  }
  .printed {
    position: relative;
    display: flex;
    gap: 1px;
    filter: drop-shadow(0 1px 1px #0009);
  }
  .printed .symbol {
    inline-size: calc(var(--card-w) / 5.4);
    block-size: calc(var(--card-w) / 5.4);
  }
  .printed.sum .symbol {
    inline-size: max(20px, calc(var(--card-w) / 3.6));
    block-size: max(20px, calc(var(--card-w) / 3.6));
  }
  .printed b {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    font: 800 max(var(--min), calc(var(--card-w) / 6.8)) / 1 var(--font);
    color: #2a1a00;
    text-shadow: 0 0 2px #fff, 0 0 2px #fff, 0 0 3px #fff;
  }
  .die {
    position: absolute;
    /* In a corner that no ring reaches. */
    inset: auto calc(4px - var(--inset)) calc(2px - var(--inset)) auto;
    display: grid;
    grid-template: repeat(3, 1fr) / repeat(3, 1fr);
    place-items: center;
    inline-size: clamp(38px, 9cqi, 48px);
    aspect-ratio: 1;
    padding: 6px;
    border-radius: 22%;
    color: #a3261c;
    background: linear-gradient(150deg, #fffdf4, #e8d6ae);
    box-shadow: inset 0 0 0 1px #0004, 0 4px 8px #0008;
  }
  .pip {
    inline-size: 78%;
    aspect-ratio: 1;
    border-radius: 50%;
    background: currentColor;
  }
  .die b {
    grid-area: 1 / 1 / -1 / -1;
    font: 800 1.4rem var(--title);
  }
  .p1 { grid-area: 1 / 1; }
  .p3 { grid-area: 1 / 3; }
  .p4 { grid-area: 2 / 1; }
  .p5 { grid-area: 2 / 2; }
  .p6 { grid-area: 2 / 3; }
  .p7 { grid-area: 3 / 1; }
  .p9 { grid-area: 3 / 3; }
  @media (forced-colors: active) {
    .primary,
    .quiet,
    .chip,
    .round {
      border: 1px solid ButtonText;
    }
    .prompt {
      border: 1px solid CanvasText;
    }
    .legal {
      outline: 3px solid Highlight;
    }
    .legal::before {
      border-image: none !important;
    }
    .asked.seat .plate {
      border-color: Highlight;
    }
    .picked {
      outline: 5px double Highlight;
    }
    .crest,
    .medal,
    .face,
    .die,
    .pip,
    .coin {
      forced-color-adjust: none;
    }
    .dim {
      opacity: 0.6;
    }
  }
  /* Of a thing on its frame, not on its picture, which would be painted anew for it. */
  :is(.chip, .plate, .spot, .gap).picked,
  .thing.picked::after {
    outline: 4px solid #fff;
    box-shadow: 0 0 0 7px #0b57d0;
  }
  .won .plate {
    background: linear-gradient(100deg, #ffe7a3, #ffcf5a);
    color: #2a1a00;
  }
  .ring > .gap {
    inline-size: 44px;
    block-size: 44px;
    margin: -22px 0 0 -22px;
    border-radius: 50%;
    border: 2px dashed #fff;
    font-weight: 800;
    color: var(--accent-ink);
    background: var(--accent);
    z-index: 4;
  }
  .wide > .crest {
    position: absolute;
    inset: -10px auto auto -8px;
    z-index: 1;
  }
  .card.wide {
    inline-size: clamp(12rem, 36cqi, 18rem);
    aspect-ratio: auto;
    position: relative;
    border-radius: 10px;
  }
  .wide .face {
    display: grid;
    grid-template: auto 1fr / 56px 1fr;
    block-size: auto;
  }
  .wide .face .name {
    grid-column: 1 / -1;
    font-size: 0.875rem;
  }
  .wide .face .art {
    block-size: 56px;
    margin: 4px 0 8px 8px;
  }
  .wide .marks {
    --card-w: 72px;
  }
  .wide .face .text {
    font-size: 0.75rem;
    padding: 4px 10px 8px 8px;
  }
  @container stage (min-width: 32rem) and (min-height: 27rem) {
    .wide .face .text {
      display: -webkit-box;
      -webkit-line-clamp: 5;
      -webkit-box-orient: vertical;
      overflow: hidden;
      padding-block-end: 0;
      margin-block-end: 8px;
    }
  }
  @container stage (min-width: 32rem) and (min-height: 27rem) {
    .of-ring .die {
      inset: calc(50% - 34px) auto auto calc(50% + min(18cqi, 9rem) + 14px);
    }
  }
  @container stage (min-width: 32rem) and (min-height: 32rem) {
    .wide .face .text {
      -webkit-line-clamp: 9;
    }
  }
  @container stage (min-width: 40rem) {
    .stage.of-grid .middle {
      flex-wrap: nowrap;
    }
    .of-grid .shelf {
      max-inline-size: none;
    }
    .of-grid :is(.playing, .wide) {
      inline-size: 15rem;
    }
  }
`;

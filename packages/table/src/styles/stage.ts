import { css } from 'lit';

/** The middle of the table, with the zones that all share. */
export const stage = css`
  .stage {
    grid-area: stage;
    position: relative;
    min-block-size: 11rem;
    min-inline-size: 0;
    container-type: size;
    container-name: stage;
    /* Nothing that lies on it lies on the question. */
    isolation: isolate;
  }
  .backdrop {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  .ring,
  .ring .tabletop {
    position: absolute;
    inset: 0;
  }
  .ring .tabletop {
    inset: calc(var(--piece) * 0.36 + 6px);
    border-radius: 50%;
    background:
      repeating-linear-gradient(90deg, #0000 0 calc(14.28% - 2px), #0004 calc(14.28% - 2px) 14.28%),
      repeating-linear-gradient(91deg, #0000 0 9px, #0001 9px 11px, #0000 11px 17px, #00000012 17px 18px),
      radial-gradient(closest-side, var(--wood), var(--wood) 55%, var(--wood-2));
    box-shadow:
      inset 0 0 50px light-dark(#0006, #000a),
      inset 0 0 0 2px #ffdf9a33,
      0 0 0 7px color-mix(in srgb, var(--wood-2) 80%, #000),
      0 0 0 9px color-mix(in srgb, var(--wood) 85%, #fff),
      0 18px 36px 4px #000c;
  }
  /* The light of what stands in the middle: on the table, and a little beyond it. */
  .tabletop::before {
    content: '';
    position: absolute;
    inset: -6%;
    border-radius: 50%;
    background: radial-gradient(closest-side, light-dark(#fff3cfaa, #ffd58499), light-dark(#fff3cf33, #ffb84a33) 55%, #0000);
    animation: flicker 2.6s ease-in-out infinite alternate;
  }
  .ring > .slot,
  .ring > .gap {
    position: absolute;
    left: 0;
    top: 0;
    /* Put in place by a transform: whoever moves on shifts nothing. */
    margin: calc(var(--piece) / -2) 0 0 calc(var(--piece) / -2);
  }
  .over {
    z-index: 2;
  }
  .ring > :focus-within {
    z-index: 6;
  }
  .middle {
    position: absolute;
    inset: var(--inset, 0);
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    align-content: center;
    justify-content: center;
    gap: 8px 14px;
    pointer-events: none;
  }
  /* What stands there can be pointed at, what is between it and the pieces cannot. */
  .middle > :not(.shelf),
  .shelf > * {
    pointer-events: auto;
  }
  .centrepiece {
    inline-size: clamp(40px, 15cqb, 84px);
    block-size: clamp(40px, 15cqb, 84px);
    filter: drop-shadow(0 4px 4px #0008);
    animation: flicker 2.6s ease-in-out infinite alternate;
  }
  @keyframes flicker {
    0%, 100% { opacity: 1; }
    40% { opacity: 0.9; }
    55% { opacity: 0.97; }
    70% { opacity: 0.88; }
  }
  .shelf {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: center;
    gap: 6px 10px;
    max-inline-size: 86%;
    --card-w: clamp(30px, min(9cqi, 11cqb), 66px);
    --piece: clamp(44px, min(13cqi, 15cqb), 76px);
  }
  /* A count lies beside its pile, and a name may be wider than its own. */
  .of-ring .shelf {
    column-gap: 18px;
  }
  .stage:not(.of-ring) .middle {
    position: static;
    flex-flow: row wrap;
    padding: 10px 10px 6px;
  }
  .pile,
  .labelled,
  .holder {
    position: relative;
    display: grid;
    justify-items: center;
    gap: 2px;
  }
  .caption {
    font: 600 var(--min)/1.1 var(--font);
    color: #fff3dc;
    text-shadow: 0 1px 2px #000, 0 0 4px #000;
    max-inline-size: 9em;
    text-align: center;
    /* Above the shadow of its card. */
    z-index: 1;
  }
  .playing {
    position: relative;
    display: none;
  }
  .caption:has(+ .bare) {
    visibility: hidden;
  }
  /* A piece or a card leaves as much room as it took. */
  .bare,
  .shelf .row {
    min-inline-size: var(--piece);
  }
  .bare {
    min-block-size: var(--piece);
  }
  @container stage (max-height: 22rem) {
    .shelf .caption,
    .centrepiece {
      display: none;
    }
  }
  /* Drawn smaller where it would lie under the ring; what is written is not, and names are left out then. */
  .of-ring .shelf {
    transform: scale(var(--fit, 1));
    .count {
      font-size: calc(var(--min) / var(--fit, 1));
    }
    .counter {
      font-size: max(0.8125rem, var(--min) / var(--fit, 1));
    }
  }
  .tight .caption {
    visibility: hidden;
  }
  /* A narrow ring has room for what is needed. */
  @container stage (max-width: 26rem) {
    .of-ring .shelf {
      max-inline-size: none;
      gap: 8px;
    }
    .of-ring .caption {
      max-inline-size: 6em;
    }
    .of-ring .centrepiece {
      display: none;
    }
  }
  .shelf .card {
    border-radius: 5px;
  }
  .shelf .name {
    display: none;
  }
  .shelf .face .art {
    margin: 3px;
  }
  .pile.thick .card {
    box-shadow: 1.5px 1.5px #e9dcc0, 2.5px 3px #4a2b16;
  }
  .count {
    position: absolute;
    /* From a start that stays, however many digits follow. */
    inset-block-start: -6px;
    inset-inline-start: calc(100% - 12px);
    min-inline-size: 20px;
    padding-inline: 4px;
    border-radius: 10px;
    font: 700 var(--min)/20px var(--font);
    text-align: center;
    color: #f6ead2;
    background: #38220f;
    box-shadow: 0 0 0 1.5px #e6c98a;
    /* Above what lies beside its pile. */
    z-index: 3;
    pointer-events: none;
  }
  .shelf .thing {
    min-inline-size: 0;
  }
  .holder {
    min-inline-size: 3.4rem;
    color: #fff3dc;
    text-shadow: 0 1px 2px #000;
    font-size: 0.8125rem;
  }
  /* Its room is kept for when it counts again. */
  .spent {
    visibility: hidden;
  }
  .corner {
    position: absolute;
    inset: auto auto 4px 4px;
    display: flex;
    gap: 4px;
  }
  .corner .caption {
    max-inline-size: 7em;
  }
  @container stage (max-width: 32rem) {
    .corner .holder {
      min-inline-size: 0;
      padding: 1px 5px;
      font-size: 0.875rem;
    }
    .corner .caption {
      display: none;
    }
  }
  .holder.loose {
    min-inline-size: 48px;
    padding: 5px 9px;
    border-radius: 12px;
    background: #0006;
    box-shadow: inset 0 0 0 1px #ffe2a033;
    font-size: 1.05rem;
  }
  .holder > .symbol {
    inline-size: clamp(30px, 8cqi, 46px);
    block-size: clamp(30px, 8cqi, 46px);
    filter: drop-shadow(0 3px 3px #0008);
  }
  @container stage (min-width: 32rem) and (min-height: 27rem) {
    .of-ring .middle {
      flex-direction: column;
      flex-wrap: nowrap;
      gap: 8px;
      /* What is drawn smaller leaves room above it. */
      translate: 0 calc((var(--fit, 1) - 1) * var(--shelf, 0px) / 2);
    }
    .of-ring .shelf {
      flex-wrap: nowrap;
      max-inline-size: none;
      transform-origin: 50% 100%;
    }
    /* Beside the card in play, as the die is on the other side. */
    .of-ring .centrepiece {
      position: absolute;
      inset: calc(50% - 24px) calc(50% + min(18cqi, 9rem) + 12px) auto auto;
      inline-size: 60px;
      block-size: 60px;
    }
    /* Its room is kept while no card is in play, and is the same for all of them. */
    .playing {
      display: block;
      inline-size: clamp(12rem, 36cqi, 18rem);
      block-size: 6.75rem;
    }
  }

  .row {
    display: flex;
    align-items: end;
    gap: 4px;
    min-inline-size: 0;
    flex-wrap: wrap;
    justify-content: center;
  }
  .slot {
    min-inline-size: 0;
  }
  /* Its height is kept from the first, so that the ring above it need not jump. */
  .strip {
    grid-area: strip;
    --card-w: clamp(48px, 8.5cqi, 76px);
    block-size: calc(var(--card-w) * 1.4 + 48px);
  }
  .stage:has(.market),
  .stage.of-row,
  .stage.of-set,
  .stage.of-grid,
  .stage.of-none {
    display: grid;
    grid-auto-rows: auto;
    overflow: auto;
  }
  /* What a market grows by shifts nothing above it. */
  .stage:has(.market) {
    grid-template-rows: auto 1fr;
  }
  .stage.of-grid {
    display: flex;
    flex-direction: column;
    overflow: hidden;
  }
  .of-grid .shelf {
    --card-w: clamp(28px, 6cqi, 46px);
    align-items: start;
  }
  /* Its piles often look alike, and a sheet that one moves has room to spare. */
  .of-grid .shelf .caption {
    display: block;
    max-inline-size: 4.75em;
    /* Its room is kept, however many lines the name of a later pile takes. */
    block-size: 3.3em;
  }
  @container (max-width: 40rem) {
    .shelf {
      --card-w: clamp(28px, 8cqi, 44px);
    }
    .of-grid .shelf {
      flex-wrap: nowrap;
      max-inline-size: 100%;
      gap: 3px;
    }
    .stage.of-grid .middle {
      flex-wrap: nowrap;
      gap: 3px;
      padding-inline: 2px;
    }
    .strip {
      block-size: calc(var(--card-w) * 1.4 + 12px);
    }
  }
`;

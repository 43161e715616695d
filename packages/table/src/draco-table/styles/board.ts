import { css } from 'lit';

/** Seats, the stage with its zones, and the cards before oneself. */
export const board = css`
  .seats {
    grid-area: seats;
    display: grid;
    grid-template-columns: repeat(min(var(--count), var(--seat-columns, 3)), minmax(0, 1fr));
    gap: 4px;
    padding: 4px;
    align-content: start;
    contain: layout;
  }
  .seat {
    position: relative;
    min-inline-size: 0;
    contain: layout;
  }
  .plate {
    position: relative;
    display: grid;
    grid-template:
      'crest who extras' auto
      'crest purse purse' auto / auto minmax(0, 1fr) auto;
    gap: 1px 6px;
    align-content: center;
    align-items: center;
    inline-size: 100%;
    min-block-size: 48px;
    padding: 3px 5px;
    border: 2px solid transparent;
    border-radius: 10px;
    text-align: start;
    font-size: 0.8125rem;
    line-height: 1.15;
    color: var(--panel-ink);
    background: linear-gradient(var(--panel), var(--panel)) padding-box;
    border-inline-start: 5px solid var(--seat);
    opacity: 0.94;
    cursor: default;
  }
  .plate .crest {
    grid-area: crest;
  }
  .who {
    grid-area: who;
    display: flex;
    gap: 5px;
    align-items: baseline;
    min-inline-size: 0;
  }
  .seat-name {
    flex: none;
    max-inline-size: 100%;
    font-weight: 700;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .role {
    font-size: 0.6875rem;
    opacity: 0.8;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .purse {
    grid-area: purse;
    display: flex;
    gap: 2px 9px;
    align-items: center;
    flex-wrap: wrap;
  }
  /* Money is told also when it is none; other counters only when they count. */
  .purse .zero {
    display: none;
  }
  .extras {
    grid-area: extras;
    display: flex;
    align-items: center;
    gap: 4px;
  }
  .me .plate {
    background: color-mix(in srgb, var(--seat) 22%, var(--panel));
  }
  .asked.seat .plate,
  .active.seat .plate {
    border-color: var(--accent);
    border-inline-start-color: var(--seat);
    opacity: 1;
  }
  .asked.seat .plate {
    box-shadow: 0 0 12px light-dark(#b57a00aa, #ffc94a88);
  }
  .plate.legal {
    cursor: pointer;
    outline: 3px solid var(--accent);
  }
  .dots::after {
    content: '…';
    font-weight: 800;
    color: var(--good);
  }

  .stage {
    grid-area: stage;
    position: relative;
    min-block-size: 12.5rem;
    min-inline-size: 0;
    container-type: size;
    container-name: stage;
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
  .ring > .thing,
  .ring > .gap {
    position: absolute;
    left: 0;
    top: 0;
    /* Put in place by a transform: whoever moves on shifts nothing. */
    margin: calc(var(--piece) / -2) 0 0 calc(var(--piece) / -2);
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
  .middle > * {
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
  .stage:not(.of-ring) .middle {
    position: static;
    flex-flow: row wrap;
    padding: 6px 10px;
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
    font: 600 0.6875rem/1.1 var(--font);
    color: #fff3dc;
    text-shadow: 0 1px 2px #000, 0 0 4px #000;
    max-inline-size: 9em;
    text-align: center;
  }
  .playing {
    position: relative;
    display: none;
  }
  .caption:has(+ .bare) {
    visibility: hidden;
  }
  .bare {
    min-inline-size: var(--piece);
    min-block-size: var(--piece);
  }
  @container stage (max-height: 22rem) {
    .shelf .caption,
    .centrepiece {
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
    filter: drop-shadow(1.5px 1.5px 0 #e9dcc0) drop-shadow(1px 1.5px 0 #4a2b16);
  }
  .count {
    position: absolute;
    /* From a start that stays, however many digits follow. */
    inset: -6px auto auto calc(100% - 12px);
    min-inline-size: 20px;
    padding-inline: 4px;
    border-radius: 10px;
    font: 700 11px/20px var(--font);
    text-align: center;
    color: #f6ead2;
    background: #38220f;
    box-shadow: 0 0 0 1.5px #e6c98a;
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
  .of-ring .loose .caption {
    max-inline-size: 14em;
  }
  /* Its room is kept for when it counts again. */
  .spent {
    visibility: hidden;
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
  @container stage (min-width: 26rem) and (min-height: 27rem) {
    .of-ring .middle {
      flex-direction: column;
      flex-wrap: nowrap;
    }
    /* Beside the card in play, as the die is on the other side: what stands above it keeps clear of the ring. */
    .of-ring .centrepiece {
      position: absolute;
      inset: calc(50% + 14px) calc(50% + min(20cqi, 8.5rem) + 12px) auto auto;
      inline-size: 60px;
      block-size: 60px;
    }
    /* Its room is kept while no card is in play. */
    .of-ring .playing {
      display: block;
      inline-size: clamp(12rem, 40cqi, 17rem);
      block-size: 7.5rem;
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
  .main {
    padding: 0.75rem;
    overflow: auto;
    align-content: center;
    block-size: 100%;
  }
  /* Its height is kept from the first, so that the ring above it need not jump. */
  .strip {
    grid-area: strip;
    --card-w: clamp(48px, 7cqi, 64px);
    block-size: calc(var(--card-w) * 1.4 + 36px);
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
  .stage.of-grid {
    display: flex;
    flex-direction: column;
    overflow: hidden;
  }
  .of-grid .shelf {
    --card-w: clamp(28px, 6cqi, 46px);
  }
  .of-grid .caption {
    max-inline-size: 6em;
  }

  /* One height whatever is asked: the table above must not jump when a question needs more room. */
  .dock {
    grid-area: dock;
    display: flex;
    flex-direction: column;
    block-size: calc(var(--card-w) * 1.4 + 96px);
    min-block-size: 0;
    contain: layout;
    position: relative;
    padding-block-start: 60px;
  }
  /* Where it needs more room than is kept for it, over the table: one decides by the cards in hand. */
  .dock:not(.bare) > .prompt {
    position: absolute;
    inset: auto 0 calc(100% - 58px);
    margin-inline: auto;
  }
  /* Over them, which stay where they are, where one decides by a ring or the table alone is asked about. */
  .room:is(.ringed, .asks-table):not(.asks-own) > .dock:not(.bare) > .prompt {
    inset: 4px 0 auto;
  }
  .dock.bare {
    padding-block-start: 4px;
    block-size: auto;
    min-block-size: 72px;
    padding-block-end: 10px;
  }
  .own-side {
    flex: 1 1 0;
    position: relative;
    margin-inline: 8px;
    min-block-size: 0;
  }
  .own-side > * {
    --dt-own: inherit;
    --dt-all: (100cqi - 16px);
    /* As wide as its zones, however much lies in them. */
    --dt-own-w: (min(1, var(--dt-own)) * 12px + min(44cqi - 8px, var(--dt-own) * (clamp(40px, 5cqi, 56px) + 34px)));
    /* Another hand leaves room for the first. */
    --dt-most: max((var(--dt-all) - var(--dt-own-w)) / 2, var(--dt-all) - var(--dt-own-w) - 260px);
    --dt-side-w: min(
      var(--dt-most),
      var(--dt-boxes) * 20px + var(--dt-after) * (var(--card-w) + 8px) + var(--dt-lones) * var(--lone, (var(--card-w) + 8px))
    );
    position: absolute;
    inset-inline-start: 0;
  }
  /* Like the cards in it put in place by a transform, so that nothing that comes or goes shifts it in the layout. */
  .hand {
    inset-block: 0;
    inline-size: calc(var(--dt-all) - var(--dt-own-w) - var(--dt-side-w));
    transform: translateX(calc(var(--way, 1) * var(--dt-own-w)));
    container-type: inline-size;
    overflow: auto hidden;
    scrollbar-width: thin;
  }
  .hand .slot {
    --dt-n: inherit;
    --dt-step: clamp(46px, (100cqi - var(--card-w) - 12px) / max(1, var(--dt-n) - 1), var(--card-w) + 8px);
    --dt-rest: max(6px, (100cqi - var(--card-w) - (var(--dt-n) - 1) * var(--dt-step)) / 2);
    position: absolute;
    inset-block-start: var(--lift, 16px);
    inset-inline-start: 0;
    --dt-off: calc(var(--dt-i) - (var(--dt-n) - 1) / 2);
    transform: translate(
        calc(var(--way, 1) * (var(--dt-rest) + var(--dt-i) * var(--dt-step))),
        calc(var(--dt-off) * var(--dt-off) * 1.2px)
      )
      rotate(calc(var(--way, 1) * var(--dt-off) * 1.6deg));
    transition: translate 0.15s;
  }
  .hand + .hand {
    --dt-wide: min(var(--dt-most) - 12px, var(--dt-n) * (var(--card-w) + 8px) + 8px);
    inline-size: var(--dt-wide);
    transform: translateX(calc(var(--way, 1) * (var(--dt-all) - var(--dt-side-w) - var(--dt-wide))));
  }
  [dir='rtl'] :is(.hand, .own, .strip) {
    --way: -1;
  }
  .hand .slot:has(.thing:hover),
  .hand .slot:has(.thing:focus-visible),
  .hand .slot:has(.picked) {
    translate: 0 -10px;
    z-index: 3;
  }
  @container (max-width: 40rem) {
    .role {
      font-size: 0;
    }
    .dots::after {
      font-size: 0.8125rem;
    }
    .purse {
      column-gap: 5px;
      flex-wrap: nowrap;
    }
    .plate .counter {
      gap: 1px;
    }
    /* A role beside the hand is a hand of its own. */
    .own-side {
      --lone: 68px;
    }
    .hand.lone {
      --card-w: 60px;
    }
    .shelf {
      --card-w: clamp(28px, 8cqi, 44px);
    }
    .plate {
      font-size: 0.75rem;
      column-gap: 4px;
    }
    .dots {
      display: none;
    }
    .dock {
      block-size: calc(var(--card-w) * 1.1 + 84px);
    }
    .strip {
      block-size: calc(var(--card-w) * 1.4 + 12px);
    }
    .plate .crest {
      inline-size: 1.2rem;
      block-size: 1.4rem;
    }
  }

  .seats.of-4 {
    --seat-columns: 2;
  }
  @container (min-width: 40rem) {
    .seats.seats {
      --seat-columns: 6;
    }
  }
  @container (min-width: 60rem) {
    .seats {
      grid-template-columns: minmax(0, 1fr);
      gap: 8px;
      padding: 12px 0 12px 12px;
      align-content: center;
      overflow: auto;
    }
    .plate {
      min-block-size: 62px;
      font-size: 0.9375rem;
      padding: 8px 10px;
    }
    .coins {
      display: inline-flex;
    }
    .purse .value {
      min-inline-size: 1.6ch;
    }
    .hand {
      --lift: 22px;
    }
    .own-side > * {
      --dt-all: (100cqi - 21rem - 16px);
    }
  }
`;

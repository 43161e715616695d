import { css } from 'lit';

/** What lies around the middle: markets and longer rows, one's own zones, what lies before the others. */
export const around = css`
  /* What lies open before a player: small, side by side, on the plate's free end. */
  .before {
    position: absolute;
    inset-block: 0;
    /* Between the plate's numbers and its end, however much it is. */
    inset-inline: calc(var(--numbers) + var(--dt-lanes) * var(--number)) 5px;
    container-type: inline-size;
    z-index: 2;
    --piece: var(--card-w);
  }
  .spread {
    --card-w: clamp(32px, 3cqi, 40px);
    .plate {
      padding-inline-end: 5px;
    }
    .before {
      position: relative;
      inset: auto;
      block-size: calc(var(--card-w) * 1.4 + 8px);
      margin-inline: 4px;
    }
  }
  .full .coins {
    display: none;
  }
  .laid .counter-name {
    max-inline-size: 3.4em;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* How many points there were in the end is told before the whole of a name. */
  .seat-name:not(:nth-last-child(2)) {
    flex: 0 1 auto;
  }
  .score {
    flex: none;
    font-weight: 700;
  }
  :is(.before, .tiny) {
    --dt-lanes: inherit;
    --dt-boxes: inherit;
    --dt-far: inherit;
  }
  /* From the end, by transforms: what comes or goes shifts nothing in the layout. */
  .tiny,
  .tiny .slot {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
  }
  .tiny {
    /* From one box to the next, and from a card to the one on it: drawn together where room is short. */
    --dt-wide: min(var(--card-w) + 4px, (100cqi - var(--card-w)) / max(1, var(--dt-boxes) - 1));
    --dt-step: clamp(
      0px,
      (100cqi - var(--card-w) - (var(--dt-boxes) - 1) * var(--dt-wide)) / max(1, var(--dt-far) - var(--dt-boxes)),
      var(--card-w) - 13px
    );
    transform: translateX(
      calc(var(--way, 1) * -1 * (var(--dt-after) * var(--dt-step) + var(--dt-before) * (var(--dt-wide) - var(--dt-step))))
    );
  }
  .tiny .slot {
    --dt-n: inherit;
    --dt-step: inherit;
    block-size: fit-content;
    margin-block: auto;
    transform: translateX(calc(var(--way, 1) * (var(--dt-i) + 1 - var(--dt-n)) * var(--dt-step)));
  }
  .tiny .slot:has(:hover, :focus-visible) {
    z-index: 1;
  }
  .tiny .card {
    border-radius: 4px;
  }
  .tiny .name,
  .tiny .marks {
    display: none;
  }
  .tiny .face .art {
    margin: 2px;
    border-radius: 3px;
  }
  /* Small to look at, yet a finger's width to hit. */
  .tiny .thing {
    min-inline-size: 0;
    min-block-size: 0;
  }
  .tiny .thing.thing::after {
    content: '';
    position: absolute;
    inset: -7px;
    pointer-events: auto;
    border-radius: 11px;
    outline-offset: -6px;
    box-shadow: none;
  }
  .market {
    display: grid;
    /* As large as the room allows; view/market.ts reckons it. */
    grid-template-columns: repeat(auto-fill, minmax(var(--card-w), 1fr));
    align-content: start;
    justify-items: center;
    gap: 16px 6px;
    padding: 10px 10px calc(10px + var(--over, 0px));
  }
  .market .card {
    aspect-ratio: 5 / 6.4;
  }
  /* Below the picture: above it would lie on the name. */
  .market .pile {
    gap: 9px;
  }
  /* On the card's corner, not below it: one more leaves the next row where it is. */
  .market .pile > .counter {
    position: absolute;
    inset: 24px -5px auto auto;
    padding-inline: 4px;
    border-radius: 11px;
    font-size: 12px;
    line-height: 22px;
    color: #fff;
    background: #38220f;
    box-shadow: 0 0 0 1.5px #e6c98a;
    z-index: 3;
    pointer-events: none;
  }
  .market .count {
    inset: calc(var(--card-w) * 1.28 - 12px) auto auto 50%;
    translate: -50% 0;
  }
  /* Longer rows beside a ring: in one line, drawn together or scrolled where room is short. Like the cards in hand they
     are put in place by transforms, so that one that leaves shifts none in the layout. */
  .strip {
    position: relative;
    overflow: auto hidden;
    scrollbar-width: thin;
    --room: var(--stage);
    --wide: calc(var(--card-w) + 5px);
    --gap: 14px;
    --dt-least: 40px;
    --dt-steps: calc(var(--room) - 20px - var(--dt-lanes) * (var(--card-w) + var(--gap)) + var(--gap));
    /* What is not asked about makes room. */
    --dt-far-step: clamp(var(--dt-least), (var(--dt-steps) - var(--dt-near) * var(--wide)) / max(1, var(--dt-far)), var(--wide));
    --dt-near-step: clamp(var(--narrow, clamp(40px, (var(--room) - 20px - var(--card-w)) / max(1, var(--dt-near)), 58px)), (var(--dt-steps) - var(--dt-far) * var(--dt-far-step)) / max(1, var(--dt-near)), var(--wide));
    --dt-rest: max(10px, 10px + (var(--dt-steps) - var(--dt-far) * var(--dt-far-step) - var(--dt-near) * var(--dt-near-step)) / 2);
  }
  .strip.asked {
    --dt-least: 14px;
  }
  .lane {
    --dt-near-step: inherit;
    --dt-far-step: inherit;
    --dt-rest: inherit;
    --dt-step: var(--dt-far-step);
    position: absolute;
    inset-block-start: 8px;
    inset-inline-start: 0;
    transform: translateX(
      calc(
        var(--way, 1) *
          (var(--dt-rest) + var(--dt-lane) * (var(--card-w) + var(--gap)) + var(--dt-near-before) * var(--dt-near-step) + var(--dt-far-before) * var(--dt-far-step))
      )
    );
  }
  .lane.near {
    --dt-step: var(--dt-near-step);
  }
  .strip :is(.labelled, .row, .slot) {
    --dt-step: inherit;
  }
  .strip .labelled {
    justify-items: start;
  }
  .strip .row {
    position: relative;
    inline-size: calc(var(--card-w) + max(0, var(--dt-n) - 1) * var(--dt-step));
    block-size: calc(var(--card-w) * 1.4);
  }
  .strip .slot,
  .own .slot {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    transform: translateX(calc(var(--way, 1) * var(--dt-i) * var(--dt-step)));
  }
  .strip .name {
    text-align: start;
    text-wrap: wrap;
  }
  /* As wide as a card and the gap after it, however many lie there: it must not be broken otherwise when one leaves. */
  .strip .caption {
    inline-size: calc(var(--card-w) + 10px);
    max-inline-size: none;
    block-size: 2.2em;
    align-content: end;
    text-align: start;
  }
  .strip .name,
  .market .name {
    --size: max(var(--min), min(0.875rem, var(--card-w) / 7));
    padding: 5px 3px 0;
  }
  .strip .name {
    --size: var(--min);
    --rim: 5px;
    padding-inline-end: 0;
  }
  .market .art,
  .strip .art {
    margin-block-end: 6px;
    margin-inline: 6px;
  }
  /* The same place whatever the lines of the name, which has less room while another card lies on it. */
  .strip .face .art {
    position: absolute;
    inset: auto 0 0;
    block-size: calc(var(--card-w) * 0.58);
  }
  .strip .name {
    position: relative;
    z-index: 1;
  }
  .own {
    --card-w: clamp(40px, 5cqi, 56px);
    --piece: 48px;
    display: flex;
    gap: 12px;
    align-items: start;
    inline-size: calc(var(--dt-own-w) - 12px);
    overflow: auto hidden;
    scrollbar-width: thin;
    padding: 12px 12px 6px 4px;
  }
  .own > * {
    flex: none;
  }
  .own > .labelled {
    flex: 1 0 calc(var(--card-w) + 8px);
    justify-items: stretch;
  }
  .own .row {
    position: relative;
    container-type: inline-size;
    block-size: max(var(--card-w) * 1.4, var(--piece));
  }
  .own .slot {
    --dt-n: inherit;
    --dt-step: clamp(2px, (100cqi - max(var(--card-w), var(--piece))) / max(1, var(--dt-n) - 1), var(--card-w) * 0.6);
  }
  /* What is asked about is spread out for a finger, over what lies beside it. */
  .own.asked {
    overflow: visible;
    z-index: 2;
  }
  .own .row.asked .slot {
    --dt-step: min(46px, 240px / max(1, var(--dt-n) - 1));
  }
  .own .name {
    display: none;
  }
  .own .caption {
    --name-w: calc(var(--card-w) + 24px);
    max-inline-size: var(--name-w);
  }
  .own .face .art {
    margin: 4px;
  }
  @container (min-width: 40rem) {
    .own .row.asked {
      --card-w: 76px;
      .slot {
        --dt-step: min(84px, 500px / max(1, var(--dt-n) - 1));
      }
      .name {
        --size: var(--min);
        display: block;
        padding: 5px 3px 0;
      }
    }
    .strip .slot:not(:last-child) :is(.thing, .face, .name) {
      --dt-step: inherit;
    }
    /* In what the next card leaves of it. */
    .strip .slot:not(:last-child) .name {
      --name-w: max(54px, var(--dt-step));
      max-inline-size: var(--name-w);
    }
  }
  /* It reaches below the players. */
  @container (min-width: 60rem) {
    .strip {
      --room: calc(var(--stage) + 14.5rem);
    }
  }
  @container (max-width: 40rem) {
    .strip .caption,
    .strip .name {
      display: none;
    }
    .lane {
      inset-block-start: 4px;
    }
    /* What one buys with stays in sight while the market is scrolled. */
    .stage:has(.market) .middle {
      position: sticky;
      inset-block-start: 0;
      z-index: 4;
      background: linear-gradient(color-mix(in oklab, var(--room), var(--room-2)) calc(100% - 12px), #0000);
    }
    .strip {
      --narrow: 44px;
    }
    .strip:not(.asked) {
      --dt-least: 38px;
    }
    .own {
      gap: 4px;
      .bare {
        min-inline-size: 0;
      }
      .caption {
        --name-w: 42px;
      }
      .row.asked {
        --card-w: 44px;
      }
      /* Within what may be scrolled. */
      .count {
        inset-inline: 50% auto;
      }
    }
  }
`;

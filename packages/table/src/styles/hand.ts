import { css } from 'lit';

/** The near edge of the table: the question's place, and the cards before oneself. */
export const hand = css`
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
  .room:is(.ringed, .asks-table):not(.asks-own) > .dock:not(.bare) {
    > .prompt {
      inset: 4px 0 auto;
    }
    /* They make room for a longer question, so that their names stay in sight. */
    > .own-side {
      translate: 0 max(0px, var(--dt-question) - 62px);
    }
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
    --dt-question: inherit;
    /* Moved or not, it is moved by something: with the first one all that lies in it would be laid out anew. */
    translate: 0 0;
    margin-inline: 8px;
    min-block-size: 0;
  }
  .own-side > * {
    --dt-own: inherit;
    --dt-all: calc(100cqi - 16px);
    /* As wide as its zones, however much lies in them. */
    --dt-own-w: calc(min(1, var(--dt-own)) * 12px + min(46cqi - 8px, var(--dt-own) * (clamp(40px, 5cqi, 56px) + var(--own-gap, 34px))));
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
    scrollbar-width: thin;
    /* As large as the table allows, however wide the hand is: its cards are not laid out anew when it makes room. */
    --dt-card: min(var(--card-w), max(84px, 21.5cqi));
  }
  .hand .slot {
    --dt-n: inherit;
    --dt-card: inherit;
    --card-w: var(--dt-card);
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
  /* What comes to it is seen on its way; only more cards than fit are scrolled, and cut what flies. */
  .hand.scrolls {
    overflow: auto hidden;
  }
  /* On a phone in two rows, so that every name is read; as wide as high, so that the middle of each is free to be tapped. */
  .hand.rows .slot {
    --dt-rest: 2px;
    --dt-step: clamp(var(--closest, 62px), (100cqi - var(--card-w) - 4px) / max(1, var(--dt-cols) - 1), var(--card-w) + 6px);
    transform: translate(
      calc(var(--way, 1) * (var(--dt-rest) + var(--dt-col) * var(--dt-step))),
      calc(var(--dt-lane) * var(--lane) - 14px)
    );
  }
  .hand.rows {
    --lane: 54px;
  }
  .hand.rows .card {
    aspect-ratio: 1;
  }
  /* A card that is told by its corner lies closer. */
  .hand.slim {
    --closest: 36px;
  }
  .hand.slim.rows .slot {
    --card-w: 62px;
  }
  .hand.slim.rows .card {
    aspect-ratio: 5 / 6.6;
  }
  .hand.slim:not(.rows) .slot {
    --dt-step: clamp(30px, (100cqi - var(--card-w) - 12px) / max(1, var(--dt-n) - 1), var(--card-w) + 8px);
  }
  /* No wider than what is left around them. */
  .hand .legal::before {
    box-shadow: 0 0 10px 3px var(--accent);
  }
  .hand + .hand {
    --dt-wide: min(var(--dt-most) - 12px, var(--dt-n) * (var(--card-w) + 8px) + 8px);
    inline-size: var(--dt-wide);
    transform: translateX(calc(var(--way, 1) * (var(--dt-all) - var(--dt-side-w) - var(--dt-wide))));
  }
  [dir='rtl'] :is(.hand, .own, .strip, .before) {
    --way: -1;
  }
  .hand .slot:has(.thing:hover),
  .hand .slot:has(.thing:focus-visible),
  .hand .slot:has(.picked) {
    translate: 0 -10px;
    z-index: 3;
  }
  @container (max-width: 40rem) {
    /* A role beside the hand is a hand of its own. */
    .own-side {
      --lone: 68px;
      --own-gap: 16px;
    }
    .hand.lone {
      --card-w: 60px;
    }
    .dock {
      block-size: calc(var(--card-w) * 1.1 + 84px);
    }
    @media (max-height: 700px) {
      /* Both rows of a larger hand can be tapped in the middle; the same for a smaller one, which may grow. */
      .dock {
        block-size: 176px;
      }
    }
  }
  @container (min-width: 60rem) {
    .hand {
      --lift: 22px;
    }
    .own-side > * {
      --dt-all: calc(100cqi - var(--side, 21rem) - 16px);
    }
  }
  /* Here for all of them, after what it takes back. */
  @media (prefers-reduced-motion: reduce) {
    :is(.legal[data-pulses], .tabletop)::before,
    .centrepiece {
      animation: none;
    }
    .hand .slot {
      transition: none;
    }
  }
`;

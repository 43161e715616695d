import { css } from 'lit';

/** The end of a game, told as a story. */
export const result = css`
  .sheet.story {
    position: relative;
    gap: 12px;
    inline-size: min(34rem, 100%);
    max-inline-size: none;
    padding: 1.25rem;
  }
  .story .trophy {
    display: flex;
    gap: 6px;
    .crest {
      inline-size: 3.2rem;
      block-size: 3.7rem;
      animation: arrive 0.7s cubic-bezier(0.2, 1.6, 0.4, 1) both;
    }
  }
  @keyframes arrive {
    from {
      transform: scale(0) rotate(-30deg);
    }
  }
  .story .scores {
    inline-size: min(24rem, 100%);
    b {
      font-variant-numeric: tabular-nums lining-nums;
    }
    small {
      opacity: 0.75;
      font-size: 0.8125rem;
    }
  }
  .chart {
    position: relative;
    inline-size: 100%;
    margin: 0;
    padding-inline-end: 2.25rem;
    box-sizing: border-box;
    svg:not(.crest-shape, .symbol) {
      display: block;
      inline-size: 100%;
      block-size: 8rem;
      overflow: visible;
      border-inline-start: 1px solid #0004;
      transform: scaleX(var(--way, 1));
    }
    path {
      fill: none;
      stroke-width: 3px;
      stroke-linejoin: round;
      stroke-linecap: round;
    }
    .ground {
      stroke: #0005;
      stroke-width: 0.4px;
    }
    .crest-shape path {
      fill: currentColor;
      stroke: none;
    }
    .end {
      position: absolute;
      inset-inline-end: calc(0.9rem - var(--beside) * 0.7rem);
      inset-block-start: calc(var(--y) * 7.4rem - 0.4rem);
      .crest {
        inline-size: 1.1rem;
        block-size: 1.25rem;
      }
    }
    figcaption {
      font-size: 0.8125rem;
      opacity: 0.8;
    }
  }
  .turnings {
    inline-size: 100%;
    text-align: start;
    ol {
      display: grid;
      gap: 6px;
      margin-block-start: 6px;
    }
  }
  .story h3,
  .played summary {
    font: 700 1.05rem/1.2 var(--title);
  }
  .turning {
    display: grid;
    grid-template-columns: auto auto 1fr auto;
    align-items: center;
    gap: 8px;
    inline-size: 100%;
    min-block-size: 44px;
    padding: 4px 8px;
    border: 1px solid #0003;
    border-radius: 10px;
    color: inherit;
    background: #fff6;
    text-align: start;
    cursor: pointer;
    > .symbol {
      inline-size: 1.6rem;
      block-size: 1.6rem;
    }
    > span:not(.crest) {
      grid-column: 3;
    }
    > .changes.changes {
      grid-column: 4;
    }
  }
  @container (max-width: 40rem) {
    .turning > .changes.changes {
      grid-column: 3;
      justify-content: start;
      max-inline-size: none;
    }
  }
  .changes {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: 2px 8px;
    max-inline-size: 9rem;
    b {
      display: inline-flex;
      align-items: center;
      gap: 2px;
      font-variant-numeric: tabular-nums;
    }
    .crest {
      inline-size: 0.9rem;
      block-size: 1rem;
    }
    .up {
      color: #1d5c2c;
    }
    .down {
      color: #96190f;
    }
  }
  .played {
    inline-size: 100%;
    text-align: start;
    summary {
      min-block-size: 44px;
      align-content: center;
      cursor: pointer;
    }
    li {
      display: grid;
      grid-template-columns: auto 1fr;
      gap: 8px;
      padding-block: 5px;
    }
    li > span:not(.crest) {
      display: flex;
      flex-wrap: wrap;
      gap: 3px 10px;
    }
    .once {
      display: inline-flex;
      align-items: center;
      gap: 3px;
      font-size: 0.875rem;
    }
    .symbol {
      inline-size: 1.2rem;
      block-size: 1.2rem;
    }
  }
  .shared {
    display: grid;
    gap: 4px;
    inline-size: 100%;
    text-align: start;
    font-size: 0.875rem;
  }
  .confetti {
    position: absolute;
    inset: 0;
    overflow: hidden;
    pointer-events: none;
    i {
      position: absolute;
      inset-block-start: -5%;
      left: calc(var(--at) * 1%);
      inline-size: 9px;
      block-size: 14px;
      background: var(--seat);
      opacity: 0;
      animation: fall 3.2s ease-in calc(var(--late) * 60ms) 2 both;
    }
  }
  @keyframes fall {
    from {
      opacity: 1;
      transform: none;
    }
    to {
      opacity: 0.2;
      transform: translate(calc(var(--drift) * 8px), 110vh) rotate(1000deg);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .confetti {
      display: none;
    }
    .story .trophy .crest {
      animation: none;
    }
  }
`;

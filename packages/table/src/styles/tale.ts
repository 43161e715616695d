import { css } from 'lit';

/** What everybody did last: a row of it, and one of it held up to be read. */
export const tale = css`
  .tale {
    grid-area: tale;
    min-inline-size: 0;
  }
  .beats {
    --chip: 9.5rem;
    position: relative;
    block-size: 40px;
    overflow: auto hidden;
    scrollbar-width: none;
  }
  /* Put in place by transforms: a new one shifts none of the others in the layout. */
  .beats li {
    position: absolute;
    inset-inline-start: 4px;
    inline-size: var(--chip);
    transform: translateX(calc(var(--way, 1) * var(--dt-i) * (var(--chip) + 4px)));
  }
  [dir='rtl'] .beats {
    --way: -1;
  }
  .beat-chip {
    display: flex;
    align-items: center;
    gap: 4px;
    block-size: 36px;
    inline-size: 100%;
    padding: 0 4px;
    border: 0;
    border-inline-start: 4px solid var(--seat);
    border-radius: 8px;
    color: var(--panel-ink);
    background: color-mix(in srgb, var(--panel) 86%, #0000);
    font-size: var(--min);
    font-weight: 600;
    line-height: 1.15;
    text-align: start;
  }
  .beat-chip .symbol {
    inline-size: 24px;
    block-size: 24px;
    flex: none;
    color: light-dark(#7a5a2c, #d9bd8c);
  }
  .beat-chip .crest {
    inline-size: 1rem;
    block-size: 1.15rem;
  }
  .beat-chip span:last-child {
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow: hidden;
  }
  .beats li:first-child .beat-chip,
  .beat-chip[aria-expanded='true'] {
    background: var(--panel);
    box-shadow: inset 0 0 0 1.5px color-mix(in srgb, var(--seat), var(--panel-ink) 30%);
  }
  .by-me {
    background: color-mix(in srgb, var(--seat) 22%, var(--panel));
  }
  .beat-chip:focus-visible {
    outline-offset: -3px;
  }
  /* Over one's own cards, which nobody needs while others play; what happens on the table stays in sight. */
  .beat {
    position: absolute;
    inset: auto 0 0;
    z-index: 14;
    display: grid;
    align-content: start;
    gap: 6px;
    /* As high as what it lies over. */
    min-block-size: calc(var(--card-w) * 1.1 + 84px);
    max-block-size: 70%;
    overflow: auto;
    padding: 10px 14px 12px;
    color: var(--panel-ink);
    background: var(--panel);
    border-block-start: 4px solid var(--seat);
    box-shadow: 0 -8px 30px #0009;
    font-size: 0.875rem;
    line-height: 1.35;
  }
  .beat-head,
  .beat-steps {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .beat-head .round {
    margin-block: -8px;
  }
  .beat-head h3 {
    flex: 1;
    font: 700 1.05rem/1.2 var(--title);
  }
  .beat-card {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 12px;
    align-items: start;
    --card-w: 72px;
  }
  .beat-art {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 56px;
    block-size: 56px;
    border-radius: 8px;
    color: #7a5a2c;
    background: radial-gradient(circle at 50% 40%, var(--paper), var(--paper-2));
  }
  .beat-art .symbol {
    position: absolute;
    inset: 5px;
    inline-size: 46px;
    block-size: 46px;
  }
  .beat-art .symbol.small {
    inset: auto -4px -4px auto;
    inline-size: 26px;
    block-size: 26px;
    filter: drop-shadow(0 0 2px #fff);
  }
  .beat-lines {
    display: grid;
    gap: 2px;
  }
  .beat-lines li::before {
    content: '→ ' / '';
    color: light-dark(#8a5a00, var(--accent));
  }
  [dir='rtl'] .beat-lines li::before {
    content: '← ' / '';
  }
  .beat-steps {
    justify-content: space-between;
    margin-block: -4px -8px;
  }
  @container (min-width: 40rem) {
    .beat {
      inset-inline: max(0px, 50cqi - 19rem);
      min-block-size: calc(var(--card-w) * 1.4 + 96px);
      border-radius: 18px 18px 0 0;
      font-size: 1rem;
    }
    .beat-chip {
      font-size: 0.8125rem;
    }
    .beats {
      --chip: 12rem;
    }
  }
  /* What others do is seen in the middle of the table, and told beside it. */
  @container (min-width: 60rem) {
    /* In the bar, between the name of the game and its buttons. */
    .tale {
      position: absolute;
      inset: -44px 3rem auto 15rem;
    }
    .beat {
      inset: 48px auto auto 0;
      inline-size: 26rem;
      min-block-size: 0;
      border-radius: 14px;
      border-block-start: 4px solid var(--seat);
      box-shadow: 0 12px 40px #000b;
    }
    .beat.live {
      display: none;
    }
  }
`;

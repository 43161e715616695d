import { css } from 'lit';

/** Cards that are nothing but their attributes, and what everybody has laid in the middle. */
export const corners = css`
  .indexed {
    color: var(--tint, #20252b);
    background: linear-gradient(160deg, #fffdf7, #f1ead9);
    box-shadow: inset 0 0 0 2px #fff, 0 4px 10px #0007;
  }
  .index {
    position: absolute;
    inset: calc(var(--card-w) * 0.05 + 1px) auto auto calc(var(--card-w) * 0.05 + 1px);
    display: grid;
    justify-items: center;
    gap: 1px;
    min-inline-size: 1ch;
    font: 800 clamp(12px, calc(var(--card-w) * 0.25), 26px) / 1 var(--font);
    letter-spacing: -0.04em;
    font-variant-numeric: tabular-nums;
  }
  .index .symbol {
    inline-size: 0.82em;
    block-size: 0.82em;
  }
  .index.end {
    inset: auto calc(var(--card-w) * 0.05 + 1px) calc(var(--card-w) * 0.05 + 1px) auto;
    rotate: 180deg;
  }
  .sign {
    position: absolute;
    inset: 22% 26%;
    display: grid;
    place-items: center;
    font: 700 calc(var(--card-w) * 0.52) / 1 var(--title);
  }
  .indexed .name {
    padding: 8px calc(var(--card-w) * 0.24) 0;
    color: var(--ink);
  }
  .pips {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 1px;
    block-size: 100%;
    color: var(--tint);
    font: 800 1em / 1 var(--font);
    .symbol {
      position: static;
      inline-size: 0.9em;
      block-size: 0.9em;
    }
  }
  /* Where there is little of a card, its corner is enough. */
  :is(.tiny, .shelf, .own, .rows) .index.end,
  :is(.tiny, .rows) .sign {
    display: none;
  }
  :is(.shelf, .own) .sign {
    inset: 38% 12% 6% 30%;
  }
  /* What it has become, or what is known of it. */
  .learnt {
    position: absolute;
    inset: auto 0 8%;
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 2px;
    pointer-events: none;
    font: 800 max(12px, calc(var(--card-w) * 0.24)) / 1 var(--font);
    span {
      display: grid;
      place-items: center;
      min-inline-size: 1.5em;
      block-size: 1.5em;
      border-radius: 0.75em;
      color: var(--tint);
      background: #fffdf7;
      box-shadow: 0 0 0 1px #0006;
    }
    .symbol {
      inline-size: 1.1em;
      block-size: 1.1em;
    }
  }
  .spoken {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    padding: 4px 9px;
    border-radius: 12px;
    color: #2b1c10;
    background: #fffaf0;
    box-shadow: 0 1px 4px #0007;
    font-size: 0.8125rem;
    white-space: nowrap;
    .caption {
      color: inherit;
      text-shadow: none;
      max-inline-size: none;
      white-space: nowrap;
    }
    .word {
      inline-size: 1.25rem;
      block-size: 1.25rem;
      flex: none;
    }
    b {
      color: var(--tint, inherit);
    }
  }
  /* With nothing else in the middle, what is there is as large as a card in hand. */
  .stage.open .shelf {
    --card-w: clamp(56px, min(22cqi, 26cqb), 104px);
    gap: 10px 18px;
  }
  .stage.open:not(.circled) {
    align-content: center;
  }
  .stage.open .shelf .caption {
    display: block;
  }
  .stage.open .shelf .sign {
    inset: 22% 26%;
  }
  .laid-out {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  .stage.circled .middle {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  /* It is laid before its player. */
  .circled .playing {
    display: none;
  }
  .circled.open .shelf {
    --card-w: clamp(40px, 12cqi, 76px);
    position: absolute;
    /* From a top that stays, however much is told below it. */
    inset: calc(50% - 2.75rem) auto auto 50%;
    translate: -50% 0;
    flex-direction: column;
    align-items: center;
    inline-size: max-content;
    max-inline-size: min(11rem, 50cqi);
    .spoken,
    .caption {
      white-space: normal;
    }
  }
  .laid-by {
    position: absolute;
    left: 0;
    top: 0;
    display: grid;
    justify-items: center;
    inline-size: var(--card-w);
    margin: calc(var(--card-w) * -0.7) 0 0 calc(var(--card-w) / -2);
    pointer-events: auto;
  }
  .laid-row {
    flex-wrap: nowrap;
    min-inline-size: var(--card-w);
    min-block-size: calc(var(--card-w) * 1.4);
    .slot + .slot {
      margin-inline-start: calc(var(--card-w) * -0.7);
    }
  }
  .laid-row.bare {
    border: 2px dashed color-mix(in srgb, var(--seat) 60%, #fff6);
    border-radius: 8px;
    opacity: 0.5;
  }
  .laid-name {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    margin-block-start: 3px;
    white-space: nowrap;
    font: 600 0.75rem/1.2 var(--font);
    color: #fff3dc;
    text-shadow: 0 1px 2px #000, 0 0 4px #000;
    .crest {
      inline-size: 0.9rem;
      block-size: 1rem;
    }
  }
`;

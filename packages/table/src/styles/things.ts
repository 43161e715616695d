import { css } from 'lit';

/** Pieces, cards, crests, coins and dice. */
export const things = css`
  /* Layers that are always there: what starts to move has nothing painted anew, neither itself nor what lies above it.
     Light, veil and frame of a thing lie beside its picture, so that they come and go without it. */
  .slot,
  .stage,
  .ring ~ .middle,
  .dock,
  .prompt,
  .seat,
  .thing > :is(.medal, .face) {
    will-change: transform;
  }
  .thing {
    position: relative;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    display: block;
  }
  .crest {
    display: inline-grid;
    place-items: center;
    inline-size: 1.5rem;
    block-size: 1.7rem;
    flex: none;
    color: #fff;
    background: linear-gradient(160deg, color-mix(in srgb, var(--seat) 80%, #fff), var(--seat) 45%, color-mix(in srgb, var(--seat) 70%, #000));
    clip-path: polygon(0 0, 100% 0, 100% 62%, 50% 100%, 0 62%);
  }
  .crest-shape {
    inline-size: 62%;
    block-size: 62%;
    margin-block-end: 18%;
    fill: currentColor;
    filter: drop-shadow(0 1px 0 #0007);
  }
  .piece {
    inline-size: var(--piece, 56px);
    block-size: var(--piece, 56px);
    min-inline-size: 44px;
    min-block-size: 44px;
    border-radius: 50%;
  }
  .medal {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 100%;
    block-size: 100%;
    border-radius: 50%;
    overflow: hidden;
    color: var(--seat);
    border: calc(var(--piece, 56px) / 16) solid var(--seat);
    background: radial-gradient(circle at 50% 30%, #f9edcf, #cda873);
    box-shadow:
      inset 0 0 0 1.5px #0006,
      0 0 0 1.5px #1a0f08,
      0 5px 9px #000a;
  }
  .medal .symbol {
    position: absolute;
    inset: 6% 4% 0;
    inline-size: 92%;
    block-size: 94%;
  }
  .medal .symbol.small {
    display: none;
  }
  .mirrored .medal .symbol {
    transform: scaleX(-1);
  }
  .object .medal .symbol {
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  .head .medal {
    border-color: #f3cf6b;
    background: radial-gradient(circle at 50% 30%, #fff1c4, #c9893c);
  }
  .object {
    border-radius: 12px;
  }
  .object .medal {
    border: 0;
    background: none;
    box-shadow: none;
    border-radius: inherit;
    overflow: visible;
    filter: drop-shadow(0 4px 4px #000a);
  }
  /* Numbers and letters that the accessible name already says. */
  [data-text]::before {
    content: attr(data-text);
  }
  .monogram {
    font: 700 1.1rem/1 var(--title);
    color: #2b1c10;
  }
  .piece > .crest {
    position: absolute;
    inset: auto -3px -4px auto;
    inline-size: max(18px, 36%);
    block-size: max(20px, 40%);
    filter: drop-shadow(0 1px 1px #000a);
  }
  .place {
    position: absolute;
    inset: -4px auto auto -4px;
    min-inline-size: 19px;
    block-size: 19px;
    padding-inline: 3px;
    border-radius: 10px;
    font: 700 var(--min)/19px var(--font);
    text-align: center;
    color: #f6ead2;
    background: #38220f;
    box-shadow: 0 1px 2px #000a;
  }
  /* Above the frame of what may be chosen or has moved. */
  .place,
  .piece > .crest {
    z-index: 2;
  }
  /* Where pieces touch, their marks keep to the side that no neighbour covers. */
  .crowded :is(.crest, .place, .order) {
    --far: calc(var(--piece) * 0.42);
    inset: 50% auto auto 50%;
    translate: calc(cos(var(--turn)) * var(--far) - 50%) calc(sin(var(--turn)) * var(--far) - 50%);
  }
  .crowded :is(.place, .order) {
    --far: calc(var(--piece) * -0.46);
  }
  .place.good {
    color: #2a1a00;
    background: #ffcf5a;
  }
  .place.bad {
    color: #fff;
    background: #a3261c;
    border-radius: 3px;
  }

  .card {
    inline-size: var(--card-w);
    aspect-ratio: 5 / 7;
    border-radius: 8px;
    display: block;
    flex: none;
  }
  .face,
  .back {
    position: relative;
    display: flex;
    flex-direction: column;
    inline-size: 100%;
    block-size: 100%;
    border-radius: inherit;
    overflow: hidden;
    color: var(--ink);
    background: linear-gradient(160deg, var(--paper), var(--paper-2));
    border: 1px solid #3a2413;
    box-shadow:
      inset 0 0 0 3px color-mix(in srgb, var(--paper) 70%, #fff),
      inset 0 0 0 4px #3a241355,
      0 4px 10px #0007;
  }
  .name {
    padding: 7px 6px 2px;
    font: 700 1em/1.08 var(--title);
    /* Small enough for its longest word. */
    font-size: max(var(--min), min(var(--size, clamp(var(--min), var(--card-w) / 8.4, 0.8125rem)), (var(--name-w, var(--card-w)) - var(--rim, 9px)) / (var(--long, 1) * var(--letter, 0.57))));
    text-align: center;
    text-wrap: balance;
    overflow-wrap: break-word;
    hyphens: auto;
  }
  .face .art {
    position: relative;
    flex: 1 1 0;
    min-block-size: 0;
    margin: 3px 8px 8px;
    border-radius: 6px;
    display: grid;
    place-items: center;
    color: color-mix(in oklab, var(--tint, #ac9674), #000 35%);
    /* Dark towards its foot by a gradient: a blurred shadow inside costs as much to paint as all the rest of a card. */
    background:
      linear-gradient(#0000 72%, #0003),
      radial-gradient(circle at 50% 40%, color-mix(in oklab, var(--tint, #ac9674), #fff 55%), var(--tint, #ac9674));
    box-shadow: inset 0 0 0 1px #3a241366;
    pointer-events: none;
  }
  .face .art > .symbol {
    position: absolute;
    inset: 8%;
    inline-size: 84%;
    block-size: 84%;
    filter: drop-shadow(0 2px 2px #0006);
  }
  .face .art > .symbol.small {
    inset: auto 2% 2% auto;
    inline-size: 42%;
    block-size: 42%;
    filter: drop-shadow(0 0 2px #fff) drop-shadow(0 1px 1px #0008);
  }
  .back {
    place-content: center;
    align-items: center;
    color: #e6b95c;
    background:
      repeating-linear-gradient(45deg, #0000 0 6px, #0002 6px 12px),
      radial-gradient(circle, #8c2a1c, #4d120b);
    border-color: #2a0a06;
    box-shadow: inset 0 0 0 3px #5f1a10, inset 0 0 0 4px #e6b95c88, 0 3px 8px #0007;
  }
  .back .symbol {
    inline-size: 62%;
    block-size: auto;
    aspect-ratio: 1;
  }
  .still.none {
    border: 2px dashed light-dark(#0005, #fff4);
  }

  .legal {
    z-index: 2;
  }
  .thing:is(.legal, .moved)::after,
  .legal::before,
  .dim::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: inherit;
    pointer-events: none;
  }
  /* Layers of their own: the marks that lie above them would be painted anew with them. */
  .thing:is(.legal, .moved)::after,
  .dim::before {
    will-change: transform;
  }
  .thing:is(.legal, .moved)::after {
    outline: 3px solid var(--accent);
    outline-offset: 1px;
  }
  /* A light of its own that comes and goes: a changing shadow would be painted anew in every frame. */
  .legal::before {
    z-index: -1;
    box-shadow: 0 0 18px 6px var(--accent);
    will-change: opacity;
  }
  /* Round ones by a gradient: a shadow takes twice as long to paint, and a ring has many. */
  .ring .legal:not(.object)::before {
    box-shadow: none;
    border-image: radial-gradient(closest-side, var(--accent) calc(100% - 18px), #0000) fill 0 / 0 / 18px;
  }
  .legal[data-pulses]::before {
    animation: glow 1.8s ease-in-out infinite alternate;
  }
  .dim::before {
    background: #1a120a52;
  }
  @keyframes glow {
    to {
      opacity: 0.25;
    }
  }

  .counter {
    display: inline-flex;
    align-items: center;
    gap: 0.2rem;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .coin {
    inline-size: 1.1em;
    block-size: 1.1em;
    flex: none;
  }
  .counter-name {
    font-weight: 400;
    font-size: max(var(--min), 0.8em);
    opacity: 0.85;
  }
  .coins {
    display: none;
    margin-inline-start: 0.3rem;
  }
  .coins .coin + .coin {
    margin-inline-start: -0.55em;
  }
  .marker {
    display: inline-block;
    inline-size: 26px;
    block-size: 26px;
    filter: drop-shadow(0 2px 2px #0008);
  }
  .marker.big {
    inline-size: clamp(40px, 11cqi, 64px);
    block-size: clamp(40px, 11cqi, 64px);
  }
`;

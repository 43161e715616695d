import { css } from 'lit';

/** What lies around the middle: markets and longer rows, one's own zones, what lies before the others. */
export const around = css`
  /* What lies open before a player: small, side by side, on the plate's free end. */
  .before {
    position: absolute;
    inset-block: 0;
    inset-inline: auto 5px;
    display: flex;
    align-items: center;
    gap: 4px;
    z-index: 2;
    --card-w: 28px;
    --piece: 34px;
  }
  .seat:has(.before) .plate {
    padding-inline-end: calc(var(--before) * 15px + 8px);
  }
  .seat:has(.before) .coins {
    display: none;
  }
  .tiny {
    flex-wrap: nowrap;
    gap: 0;
  }
  .tiny .slot + .slot {
    margin-inline-start: -13px;
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
  .tiny .thing::after {
    content: '';
    position: absolute;
    inset: -7px;
  }
  .market {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(18%, 76px), 1fr));
    align-content: start;
    justify-items: center;
    gap: 12px 8px;
    padding: 10px;
    --card-w: clamp(56px, 17cqi, 72px);
  }
  .market .card {
    aspect-ratio: 5 / 6.4;
  }
  .market .count {
    inset: -7px -7px auto auto;
  }
  /* Longer rows beside a ring: in one line, drawn together or scrolled where room is short. */
  .strip {
    display: flex;
    gap: 14px;
    justify-content: safe center;
    overflow: auto hidden;
    scrollbar-width: thin;
    padding: 8px 10px 10px;
  }
  .strip .row {
    flex-wrap: nowrap;
    justify-content: start;
    inline-size: 100%;
    gap: 0;
  }
  .strip .slot {
    flex: 0 1 calc(var(--card-w) + 5px);
    min-inline-size: 50px;
  }
  .strip .name {
    text-align: start;
  }
  .strip .slot:last-child {
    flex: none;
  }
  .strip .labelled {
    flex: 0 1 auto;
    justify-items: start;
  }
  /* What is not asked about now makes room. */
  .strip:has(.legal) .labelled:not(:has(.legal)) {
    flex-shrink: 9;
  }
  .strip:has(.legal) .labelled:not(:has(.legal)) .slot {
    min-inline-size: 14px;
  }
  .strip .caption {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .strip .name,
  .market .name {
    font-size: 0.6875rem;
    padding: 5px 3px 0;
  }
  .market .name {
    text-wrap: nowrap;
    overflow: hidden;
    padding-inline-end: 10px;
    text-align: start;
  }
  .market .art,
  .strip .art {
    margin-block-end: 6px;
    margin-inline: 6px;
  }
  .own {
    --card-w: clamp(40px, 5cqi, 56px);
    --piece: 48px;
    display: flex;
    gap: 12px;
    align-items: start;
    flex: 0 1 auto;
    min-inline-size: 0;
    max-inline-size: 44%;
    overflow: auto hidden;
    scrollbar-width: thin;
    padding: 12px 8px 6px 4px;
  }
  .own > * {
    flex: none;
  }
  .own .row {
    flex-wrap: nowrap;
    gap: 0;
  }
  .own .slot + .slot {
    margin-inline-start: calc(var(--card-w) * -0.45);
  }
  .own .name {
    display: none;
  }
  .own .caption {
    max-inline-size: calc(var(--card-w) + 22px);
  }
  .own .face .art {
    margin: 4px;
  }
  @container (max-width: 40rem) {
    .strip .caption,
    .strip .name {
      display: none;
    }
    .strip {
      padding-block: 4px 6px;
    }
    .strip .slot {
      min-inline-size: 38px;
    }
    .before {
      --card-w: 24px;
      --piece: 28px;
    }
    .seat:has(.before) .plate {
      padding-inline-end: calc(var(--before) * 12px + 4px);
    }
  }
`;

import { css } from 'lit';

/** The lobby, and what lies over a table that is played at a server. */
export const onlineStyles = css`
  .lobby-room {
    display: grid;
    grid-template-columns: minmax(0, 30rem) minmax(0, 20rem);
    justify-content: center;
    align-content: start;
    gap: 1rem;
    padding: clamp(0.75rem, 3cqi, 2rem);
    overflow: auto;
  }
  .table.lobby {
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  }
  .lobby .bar {
    z-index: 2;
  }
  .lobby-sheet,
  .lobby-invite {
    align-content: start;
    justify-items: stretch;
    max-inline-size: none;
    padding: 1.25rem;
  }
  .lobby-invite {
    align-self: start;
  }
  .lobby-seats {
    display: grid;
    gap: 6px;
  }
  .lobby-seat {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr) auto;
    align-items: center;
    gap: 10px;
    min-block-size: 52px;
    padding: 4px 10px;
    border-radius: 12px;
    border-inline-start: 5px solid var(--seat);
    background: #fff7;
    text-align: start;
  }
  .lobby-seat.me {
    background: color-mix(in srgb, var(--seat) 22%, #fff9);
  }
  .lobby-seat.free .lobby-name {
    color: #5d4a36;
    font-weight: 400;
  }
  .lobby-name {
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  .lobby-name small {
    font-weight: 400;
    color: #5d4a36;
  }
  .lobby-seat .quiet {
    min-block-size: 44px;
    white-space: nowrap;
  }
  .dot-here {
    inline-size: 12px;
    block-size: 12px;
    margin-inline: 8px;
    border-radius: 50%;
    box-shadow: inset 0 0 0 2px #8a7a64;
  }
  .lobby-seat.here .dot-here {
    background: #2f8f3f;
    box-shadow: none;
  }
  .lobby-who {
    display: grid;
    gap: 10px;
    text-align: start;
  }
  .lobby-who label:not(.crest-choice) {
    display: grid;
    gap: 4px;
    font-weight: 600;
  }
  .lobby-who input:not([type='radio']),
  .lobby-watch input,
  .lobby-link input {
    min-block-size: 44px;
    min-inline-size: 0;
    inline-size: 100%;
    padding: 0 12px;
    border: 1px solid #0008;
    border-radius: 10px;
    background: #fff;
    color: #2b1c10;
  }
  .lobby-wrong {
    color: #8f1d12;
    font-weight: 600;
  }
  .lobby-who fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .lobby-who legend {
    padding: 0 0 4px;
    font-weight: 600;
  }
  .crest-choice {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: 10px;
    cursor: pointer;
    --seat: #6b4a2a;
  }
  .crest-choice input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  .crest-choice:has(input:checked) {
    box-shadow: inset 0 0 0 3px #8a3b12;
    background: #fff8;
  }
  .crest-choice:has(input:focus-visible) {
    outline: 3px solid #0b57d0;
    outline-offset: 1px;
  }
  .crest-own {
    font-weight: 700;
  }
  .lobby-status:empty {
    display: none;
  }
  .lobby-status {
    color: #5d4a36;
  }
  .lobby .confirm {
    justify-content: center;
  }
  .qr {
    inline-size: min(13rem, 70%);
    margin-inline: auto;
    border-radius: 10px;
    background: #fff;
  }
  .qr path {
    fill: #1c1209;
  }
  .lobby-link {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px;
  }
  .lobby-watch {
    display: grid;
    gap: 4px;
    text-align: start;
    font-size: 0.9375rem;
  }
  .lobby-invite p {
    font-size: 0.9375rem;
    color: #5d4a36;
  }
  .banner {
    position: absolute;
    inset-block-start: 3.6rem;
    inset-inline: 0;
    z-index: 20;
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    align-items: center;
    justify-content: center;
    inline-size: fit-content;
    max-inline-size: calc(100% - 24px);
    margin-inline: auto;
    padding: 8px 16px;
    border-radius: 14px;
    color: var(--panel-ink);
    background: var(--panel);
    box-shadow: 0 8px 30px #000a, inset 0 0 0 2px var(--accent);
  }
  .wheel {
    inline-size: 16px;
    block-size: 16px;
    border: 3px solid var(--line);
    border-block-start-color: var(--accent);
    border-radius: 50%;
    animation: wheel 1s linear infinite;
  }
  @keyframes wheel {
    to {
      rotate: 1turn;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .wheel {
      animation: none;
    }
  }
  .react-list {
    position: absolute;
    inset-block-start: 3.4rem;
    inset-inline-end: 8px;
    z-index: 26;
    display: grid;
    gap: 2px;
    padding: 6px;
    border-radius: 14px;
    background: var(--panel);
    box-shadow: 0 8px 30px #000a;
  }
  .react-list button {
    min-block-size: 44px;
    padding-inline: 14px;
    border: 0;
    border-radius: 10px;
    background: none;
    text-align: start;
  }
  .react-list button:hover {
    background: var(--line);
  }
  .who .gone,
  .who .time {
    font-size: 0.6875rem;
    white-space: nowrap;
    opacity: 0.85;
  }
  .who .time {
    font-variant-numeric: tabular-nums;
  }
  .who .short {
    color: var(--bad);
    font-weight: 700;
  }
  .plate .said {
    position: absolute;
    inset-block-end: -10px;
    inset-inline-end: 8px;
    z-index: 3;
    padding: 2px 10px;
    border-radius: 14px 14px 14px 2px;
    font-size: 0.8125rem;
    font-weight: 600;
    color: #2b1c10;
    background: #fff;
    box-shadow: 0 3px 10px #0008;
  }
  .proof {
    padding: 6px 12px;
    border-radius: 10px;
    background: #fff8;
  }
  .proof.broken {
    color: #8f1d12;
    font-weight: 700;
  }
  @container (max-width: 52rem) {
    .lobby-room {
      grid-template-columns: minmax(0, 30rem);
    }
  }
`;

import { css } from 'lit';

export const own = css`
  :host {
    block-size: auto;
    min-block-size: 0;
    container-type: inline-size;
    --card-w: 13.5rem;
  }
  .all {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13.5rem), 1fr));
    gap: 18px;
  }
  li {
    position: relative;
    display: grid;
  }
  .card {
    inline-size: 100%;
    aspect-ratio: auto;
    min-block-size: 18rem;
    border-radius: 14px;
    color: inherit;
    text-decoration: none;
  }
  a.card:focus-visible {
    outline: 3px solid light-dark(#0b57d0, #fff);
    outline-offset: 3px;
  }
  .face {
    block-size: 100%;
  }
  .name {
    font-size: 1.1rem;
    padding-block: 14px 4px;
  }
  .face .art {
    flex: none;
    block-size: 7.5rem;
    margin-inline: 14px;
  }
  .face .art > .symbol {
    inset-inline: 0;
    margin-inline: auto;
  }
  .face .art > .symbol.small {
    inset: auto 6px 4px auto;
    inline-size: 3.2rem;
    block-size: 3.2rem;
    margin: 0;
  }
  .face .text {
    font-size: 0.9rem;
    padding: 4px 16px 30px;
  }
  .marks {
    --card-w: 8rem;
  }
  .copies {
    position: absolute;
    inset: auto 12px 10px auto;
    font: 700 0.8rem var(--font);
    color: var(--ink);
    opacity: 0.8;
    pointer-events: none;
  }
  .none {
    padding: 2rem 0;
    text-align: center;
  }
  dialog {
    inline-size: min(26rem, 100vw - 24px);
    max-block-size: calc(100dvh - 24px);
    padding: 16px;
    border: 0;
    border-radius: 20px;
    color: var(--panel-ink);
    background: var(--panel);
    box-shadow: 0 30px 80px #000c;
  }
  dialog::backdrop {
    background: #000a;
  }
  dialog .card {
    display: grid;
    min-block-size: min(28rem, 100dvh - 190px);
  }
  dialog .name {
    font-size: 1.5rem;
    padding-block: 18px 8px;
  }
  dialog .face .art {
    block-size: 12rem;
  }
  dialog .face .text {
    font-size: 1.1rem;
    padding-inline: 20px;
  }
  .facts,
  .turn {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    margin: 12px 0 0;
  }
  .facts {
    margin-block-start: 6px;
  }
  .facts code {
    margin-inline-start: auto;
    font-size: 0.85rem;
  }
  .turn button {
    min-inline-size: 44px;
    min-block-size: 44px;
    padding: 0 16px;
    border: 1px solid var(--line);
    border-radius: 999px;
    font: 600 1rem var(--font);
    color: inherit;
    background: none;
    cursor: pointer;
  }
  .turn button:last-child {
    margin-inline-start: auto;
  }
  .turn button:disabled {
    opacity: 0.4;
    cursor: default;
  }
`;

import { css } from 'lit';

/** The panel with its tabs and the log. */
export const panel = css`
  .beside {
    display: contents;
  }
  .panel {
    position: absolute;
    inset: 48px 0 0 auto;
    inline-size: min(24rem, 100%);
    display: none;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    color: var(--panel-ink);
    background: var(--panel);
    box-shadow: 0 0 30px #000a;
    z-index: 15;
  }
  .panel.open {
    display: grid;
  }
  .tabs {
    display: flex;
    border-block-end: 1px solid var(--line);
  }
  .tablist {
    display: flex;
    flex: 1;
    min-inline-size: 0;
  }
  [role='tab'] {
    flex: 1 1 auto;
    min-inline-size: 0;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 2px;
    min-block-size: 52px;
    padding: 0 2px;
    border: 0;
    border-block-end: 3px solid transparent;
    background: none;
    font-size: 0.75rem;
    font-weight: 600;
    overflow: hidden;
  }
  [role='tab'] .icon {
    opacity: 0.75;
  }
  [role='tab'] span {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [role='tab'][aria-selected='true'] {
    border-color: light-dark(#8a5a00, var(--accent));
  }
  [role='tab']:focus-visible,
  .panel-body:focus-visible {
    outline-offset: -3px;
  }
  .panel-body {
    overflow: auto;
    contain: strict;
    padding: 12px;
    overscroll-behavior: contain;
  }
  .log {
    display: grid;
    gap: 2px;
    font-size: 0.9rem;
  }
  .log li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    gap: 8px;
    align-items: center;
    padding: 5px 4px;
    border-radius: 8px;
  }
  .log li:hover {
    background: light-dark(#0001, #fff1);
  }
  .log .said-play {
    font-weight: 700;
  }
  .log .crest {
    inline-size: 1.15rem;
    block-size: 1.3rem;
    justify-self: center;
  }
  .dot {
    inline-size: 5px;
    block-size: 5px;
    border-radius: 50%;
    background: currentColor;
    opacity: 0.4;
    justify-self: center;
  }
  .empty {
    opacity: 0.85;
  }
  @container (min-width: 60rem) {
    .table:not(.compact) .panel,
    .table:not(.compact) .panel.open {
      position: relative;
      inset: auto;
      inline-size: auto;
      display: grid;
      box-shadow: none;
      border-inline-start: 1px solid var(--line);
    }
    .table:not(.compact) .panel .close {
      display: none;
    }
  }
  @media (forced-colors: active) {
    [role='tab']:not([aria-selected='true']) {
      border-color: Canvas;
    }
  }
`;

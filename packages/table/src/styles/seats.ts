import { css } from 'lit';

/** The players' plates. */
export const seats = css`
  .seats {
    grid-area: seats;
    display: grid;
    grid-template-columns: repeat(min(var(--count), var(--seat-columns, 3)), minmax(0, 1fr));
    gap: 4px;
    padding: 4px;
    align-content: start;
    contain: layout;
  }
  .seat {
    position: relative;
    min-inline-size: 0;
    contain: layout;
  }
  .plate {
    position: relative;
    display: grid;
    grid-template:
      'crest who extras' auto
      'crest purse purse' auto / auto minmax(0, 1fr) auto;
    gap: 1px 6px;
    align-content: center;
    align-items: center;
    inline-size: 100%;
    min-block-size: 48px;
    padding: 3px 5px;
    border: 2px solid transparent;
    border-radius: 10px;
    text-align: start;
    font-size: 0.8125rem;
    line-height: 1.15;
    color: var(--panel-ink);
    background: linear-gradient(var(--panel), var(--panel)) padding-box;
    border-inline-start: 5px solid var(--seat);
    opacity: 0.94;
    cursor: default;
  }
  .plate .crest {
    grid-area: crest;
  }
  .who {
    grid-area: who;
    display: flex;
    /* Who plays it is left out, not cut, where there is no room for it. */
    flex-wrap: wrap;
    column-gap: 5px;
    block-size: 1.3em;
    overflow: hidden;
    align-items: baseline;
    min-inline-size: 0;
  }
  .seat-name {
    flex: none;
    max-inline-size: 100%;
    font-weight: 700;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .role {
    font-size: var(--min);
    opacity: 0.8;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .purse {
    grid-area: purse;
    display: flex;
    gap: 2px 9px;
    align-items: center;
    flex-wrap: wrap;
  }
  /* Ten of one leave the next where they are. */
  .purse .value {
    min-inline-size: 2ch;
  }
  /* Money is told also when it is none; other counters only when they count. */
  .purse .zero {
    display: none;
  }
  /* Where something may lie before a player each number has its place, and the rest of the plate is for that. */
  .laid {
    --card-w: 28px;
    --number: 47px;
    --numbers: calc(1.5rem + 21px);
    .plate {
      --dt-lanes: inherit;
      --dt-boxes: inherit;
      --dt-far: inherit;
      padding-inline-end: min(
        100% - var(--numbers) - var(--dt-lanes) * var(--number),
        8px + var(--dt-boxes) * (var(--card-w) + 4px) + (var(--dt-far) - var(--dt-boxes)) * (var(--card-w) - 13px)
      );
    }
    .purse {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: var(--number);
      gap: 0;
    }
  }
  .named {
    --number: 74px;
  }
  /* More than two of them take two lines, from the first move on. */
  .tall {
    --numbers: 15px;
    .plate {
      grid-template-areas: 'crest who extras' 'purse purse purse';
      min-block-size: 80px;
      padding-block: 4px;
    }
    .purse {
      grid-template-rows: 1fr 1fr;
    }
    .purse .zero {
      display: inline-flex;
      visibility: hidden;
    }
    .plate .crest {
      inline-size: 1rem;
      block-size: 1.15rem;
    }
  }
  .extras {
    grid-area: extras;
    display: flex;
    align-items: center;
    gap: 4px;
  }
  /* Whoever gets one has a plate no higher than before: the table below would shift. */
  .extras .marker {
    margin-block: -4px;
  }
  .me .plate {
    background: color-mix(in srgb, var(--seat) 22%, var(--panel));
  }
  .asked.seat .plate,
  .active.seat .plate {
    border-color: var(--accent);
    border-inline-start-color: var(--seat);
    opacity: 1;
  }
  .asked.seat .plate {
    box-shadow: 0 0 12px light-dark(#b57a00aa, #ffc94a88);
  }
  @container (max-width: 40rem) {
    .role {
      font-size: 0;
    }
    .purse {
      column-gap: 5px;
      flex-wrap: nowrap;
    }
    .laid {
      --card-w: 24px;
      --number: 35px;
      --numbers: calc(1.2rem + 14px);
    }
    .named {
      --number: 60px;
    }
    .tall {
      --numbers: 10px;
      .plate {
        min-block-size: 54px;
        padding-block: 1px;
      }
    }
    .plate .counter {
      gap: 1px;
    }
    .plate {
      font-size: 0.75rem;
      column-gap: 4px;
    }
    .plate .crest {
      inline-size: 1.2rem;
      block-size: 1.4rem;
    }
  }
  /* What three have needs more room than a third of a phone. */
  .seats:is(.of-3, .of-4) {
    --seat-columns: 2;
  }
  @container (min-width: 40rem) {
    .seats.seats {
      --seat-columns: 6;
    }
    /* On a phone it is told by the plate's light alone, and lays nothing out anew. */
    .asked .role::after {
      content: '…' / '';
      font-weight: 800;
      color: var(--good);
    }
  }
  @container (min-width: 60rem) {
    .seats {
      grid-template-columns: minmax(0, 1fr);
      gap: 8px;
      padding: 12px;
      padding-inline-end: 0;
      align-content: safe center;
      overflow: auto;
    }
    .plate {
      min-block-size: 62px;
      font-size: 0.9375rem;
      padding: 8px 10px;
    }
    .coins {
      display: inline-flex;
    }
  }
`;

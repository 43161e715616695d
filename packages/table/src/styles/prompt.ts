import { css } from 'lit';

/** The question and its controls. */
export const prompt = css`
  .prompt {
    flex: none;
    max-block-size: 15rem;
    overflow: auto;
    display: flex;
    flex-wrap: wrap;
    gap: 6px 12px;
    align-items: center;
    justify-content: center;
    min-block-size: 52px;
    margin: 0 auto;
    inline-size: fit-content;
    max-inline-size: calc(100% - 16px);
    padding: 6px 16px;
    border-radius: 18px;
    color: var(--panel-ink);
    background: var(--panel);
    box-shadow: 0 4px 16px #0005, inset 0 0 0 1px var(--line);
    z-index: 3;
  }
  .question {
    display: flex;
    gap: 8px;
    align-items: center;
    min-inline-size: 0;
  }
  .question > .symbol {
    inline-size: 28px;
    block-size: 28px;
    flex: none;
  }
  .question p {
    font-weight: 600;
    text-wrap: balance;
  }
  .prompt.mine {
    box-shadow: 0 4px 16px #0006, inset 0 0 0 2px var(--accent);
  }
  .prompt:not(.mine) .question p {
    font-weight: 400;
    opacity: 0.9;
  }
  .cause {
    font: 700 1.02em var(--title);
    color: light-dark(#8a3b12, #ffcf7a);
  }
  .cause::after {
    content: ' ·';
  }
  .options {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    justify-content: center;
    padding: 4px;
  }
  .chip {
    position: relative;
    min-inline-size: 52px;
    color: var(--ink);
    background: linear-gradient(var(--paper), var(--paper-2));
    border: 2px solid var(--accent);
    padding-inline: 12px;
  }
  .chip > .symbol {
    inline-size: 28px;
    block-size: 28px;
  }
  .confirm,
  .hold {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    justify-content: center;
  }
  :is(.options, .confirm):not(:has(button)) {
    display: none;
  }
  /* A few short answers find room beside the question. */
  @container (max-width: 40rem) {
    .prompt {
      gap: 4px 8px;
      padding: 4px 12px;
    }
    .question {
      flex: 1 1 10rem;
    }
    .chip {
      padding-inline: 9px;
    }
    .question p {
      font-size: 0.9375rem;
      line-height: 1.25;
    }
  }
  @container (min-width: 60rem) {
    .question p {
      font-size: 1.1rem;
    }
  }
`;

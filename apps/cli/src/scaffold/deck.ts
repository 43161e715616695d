import type { NewCard } from './card.js';
import { inWords } from './names.js';

/** The deck itself; its tests follow. */
export function deckSource(name: string, game: string, card: NewCard): string {
  return `# A deck that builds on ${game}: its cards are added to those of the game.
# Also possible: remove CARD, count CARD 3, replace card CARD { … }, option NAME is VALUE.
deck ${name}
language 1
builds on ${game}

${card.code}
total ${card.type} ${card.total}
`;
}

/** A folder for a deck of one's own, ready for a repository of its own. */
export function deckFiles(
  name: string,
  game: string,
  card: NewCard,
  source: string,
  test: string,
): Record<string, string> {
  return {
    [`${name}.draco`]: `${source}
# A first test: draco test runs it. It may give what it takes, then players answer, and something is expected.
${test}`,
    [`${name}/en.ftl`]: `deck-${name} = ${inWords(name)}

${card.text}`,
    'README.md': `# ${inWords(name)}

A deck for ${game}.

    npx --yes @draco-table/cli check       every problem in cards and texts
    npx --yes @draco-table/cli test        its tests
    npx --yes @draco-table/cli play ${name}   play it in the terminal
    npx --yes @draco-table/cli sim ${name}    many games with bots, and what they show
`,
    '.github/workflows/check.yml': WORKFLOW,
  };
}

const WORKFLOW = `# Checks and tests the deck whenever it changes. Problems show beside the lines they speak of.
name: check
on:
  push:
  pull_request:
permissions:
  contents: read
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - run: npx --yes @draco-table/cli check --format github
      - run: npx --yes @draco-table/cli test --format github
      - run: npx --yes @draco-table/cli fmt --check --format github
`;

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { validateRuleset } from '@draco-table/ruleset';
import { expect, test } from 'vitest';
import { bareText, buildGames } from '../build/games.ts';

const cards = fileURLToPath(new URL('../../../cards', import.meta.url));

test('games are laid out for play: sound without what only tools need', () => {
  const { files, failed } = buildGames(cards);
  expect(failed).toEqual([]);
  const rulesets = [...files].filter(([name]) => name.endsWith('/ruleset.json'));
  expect(rulesets.length).toBeGreaterThan(1);
  for (const [, text] of rulesets) {
    expect(text).not.toContain('"span":');
    expect(validateRuleset(JSON.parse(text)).ok).toBe(true);
  }
});

test('comments go from a text, and nothing else', () => {
  const text = '### About\n# why\na = x # y\n\n# b\nb =\n    # is text here\n    one\n\n    two\n';
  expect(bareText(text)).toBe('a = x # y\n\nb =\n    # is text here\n    one\n\n    two\n');
  const whole = readFileSync(new URL('../../../cards/draco/en.ftl', import.meta.url), 'utf8');
  expect(bareText(whole).length).toBeLessThan(whole.length);
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import oniguruma from 'vscode-oniguruma';
import textmate from 'vscode-textmate';
import { CARD_LINES, DECLARATIONS, RESERVED, STATEMENTS, STEPS } from './words.js';

const path = fileURLToPath(new URL('../textmate/draco.tmLanguage.json', import.meta.url));
let grammar: textmate.IGrammar;

beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('vscode-oniguruma/release/onig.wasm');
  await oniguruma.loadWASM(new Uint8Array(readFileSync(wasm)).buffer);
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: async () => textmate.parseRawGrammar(readFileSync(path, 'utf8'), path),
  });
  const loaded = await registry.loadGrammar('source.draco');
  if (!loaded) throw new Error('no grammar');
  grammar = loaded;
});

/** The innermost scope of the first place where `part` stands in `line`. */
function scopeOf(line: string, part: string): string {
  const at = line.indexOf(part);
  const token = grammar.tokenizeLine(line, textmate.INITIAL).tokens.find(({ endIndex }) => endIndex > at);
  return token?.scopes.at(-1) ?? '';
}

test.each([
  ['card favourite x2: action (cost: 5) { # two', 'favourite', 'entity.name.type.card.draco'],
  ['card favourite x2: action (cost: 5) { # two', 'x2', 'constant.numeric.copies.draco'],
  ['card favourite x2: action (cost: 5) { # two', 'cost', 'variable.other.property.draco'],
  ['card favourite x2: action (cost: 5) { # two', '# two', 'comment.line.number-sign.draco'],
  ['verb move (h: hero) forward (n: number) told {', 'forward', 'entity.name.function.draco'],
  ['verb move (h: hero) forward (n: number) told {', 'hero', 'support.type.draco'],
  ['verb move (h: hero) forward (n: number) told {', 'told', 'storage.modifier.draco'],
  ['zone hand: hand of action', 'zone', 'storage.type.draco'],
  ['test "a # b" {', '"a # b"', 'string.quoted.double.draco'],
  ['  choose h from heroes where owner of it is none', 'where', 'keyword.operator.word.draco'],
  ['  choose h from heroes where owner of it is none', 'none', 'constant.language.draco'],
  ['  choose h from heroes where owner of it is none', 'it ', 'variable.language.draco'],
  ['  move green-or-blue forward 3', 'green-or-blue', 'source.draco'],
  ['  move h forward n - 1', '- ', 'keyword.operator.draco'],
])('%s: %s is %s', (line, part, scope) => {
  expect(scopeOf(line, part)).toBe(scope);
});

test('every word that begins a line is coloured where it begins one', () => {
  for (const examples of [DECLARATIONS, STATEMENTS, CARD_LINES, STEPS]) {
    for (const [word, example] of Object.entries(examples)) {
      expect(scopeOf(example, word), example).toMatch(/^(storage\.type|keyword\.(control|other))/);
    }
  }
});

test('every reserved word is coloured', () => {
  for (const word of RESERVED) {
    const line = word === 'for' || word === 'each' ? '  for each x in y' : `  x ${word} y`;
    expect(scopeOf(line, word), word).toMatch(/^keyword/);
  }
});

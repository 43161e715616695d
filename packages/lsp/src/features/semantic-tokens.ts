import { TOKEN_MODIFIERS, TOKEN_TYPES, tokensOf } from '@draco-table/lang';
import { SemanticTokensBuilder } from 'vscode-languageserver';
import { type Feature, fileOf, type Server } from '../server.js';

const legend = { tokenTypes: [...TOKEN_TYPES], tokenModifiers: [...TOKEN_MODIFIERS] };

export const semanticTokens: Feature = {
  capabilities: { semanticTokensProvider: { legend, full: true, range: true } },
  register(server) {
    const { semanticTokens: requests } = server.connection.languages;
    requests.on(({ textDocument }) => build(server, textDocument));
    requests.onRange(({ textDocument, range }) => build(server, textDocument, range));
  },
};

function build(
  server: Server,
  textDocument: { uri: string },
  range?: { start: { line: number }; end: { line: number } },
) {
  const builder = new SemanticTokensBuilder();
  const file = fileOf(server, textDocument);
  for (const { start, end, type, modifiers } of file ? tokensOf(file.game.program(), file.path) : []) {
    const { line, character } = file?.document.positionAt(start) ?? { line: 0, character: 0 };
    if (range && (line < range.start.line || line > range.end.line)) continue;
    const bits = modifiers.reduce((sum, one) => sum | (1 << TOKEN_MODIFIERS.indexOf(one)), 0);
    builder.push(line, character, end - start, TOKEN_TYPES.indexOf(type), bits);
  }
  // No differences are offered, so the result needs no id.
  return { data: builder.build().data };
}

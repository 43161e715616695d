/** Colours for text files, as far as they help a translator: ids apart from words, and what is filled in. */
import { StreamLanguage, type StreamParser } from '@codemirror/language';

const parser: StreamParser<{ depth: number }> = {
  name: 'fluent',
  startState: () => ({ depth: 0 }),
  token(stream, state) {
    if (stream.sol() && state.depth === 0) {
      if (stream.match(/^#.*/)) return 'comment';
      if (stream.match(/^-?[a-zA-Z][\w-]*(?=\s*=)/)) return 'className';
      if (stream.match(/^\s+\.[a-zA-Z][\w-]*(?=\s*=)/)) return 'propertyName';
    }
    if (stream.eatSpace()) return null;
    if (stream.match(/^\{/)) {
      state.depth++;
      return 'bracket';
    }
    if (stream.match(/^\}/)) {
      state.depth = Math.max(0, state.depth - 1);
      return 'bracket';
    }
    if (state.depth > 0) {
      if (stream.match(/^\$[\w-]+/)) return 'atom';
      if (stream.match(/^"[^"]*"?/)) return 'string';
      if (stream.match(/^\*?\[[^\]]*\]/)) return 'operatorKeyword';
      if (stream.match(/^[A-Z][A-Z0-9_]*(?=\()/)) return 'controlKeyword';
    }
    if (stream.match(/^=/)) return 'operator';
    stream.match(/^[^{}=\s]+/) || stream.next();
    return state.depth > 0 ? 'variableName' : null;
  },
  languageData: { commentTokens: { line: '#' } },
};

export const fluentLanguage = StreamLanguage.define(parser);

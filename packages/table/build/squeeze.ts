import { minify } from 'terser';
import type { Plugin } from 'vite';

/** A second minifier over the finished scripts: it folds what the bundler's own leaves. */
export function squeeze(): Plugin {
  return {
    name: 'squeeze',
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const { code } = await minify(chunk.code, { module: true, ecma: 2020, compress: { passes: 3 } });
        chunk.code = code ?? chunk.code;
      }
    },
  };
}

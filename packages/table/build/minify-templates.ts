import type { Plugin } from 'vite';

const tags = ['html', 'svg', 'css'] as const;

function squeezeCss(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/(?<=\[[\w-]+=)'([\w-]+)'/g, '$1')
    .replace(/;}/g, '}')
    .replace(/(?<=[ :,(-])0\.(?=\d)/g, '.');
}

// White space between inline elements is text: runs become one space, and only those beside a line break at a tag go.
function squeezeHtml(text: string): string {
  return text.replace(/>\s*\n\s*</g, '><').replace(/\s+/g, ' ');
}

/** Takes the white space out of tagged templates, which no minifier touches since to it they are strings. */
export function squeezeTemplates(code: string): string {
  let out = '';
  let at = 0;
  // The stack of open templates: the tag, or '' for an untagged one; numbers count braces inside an expression.
  const open: { tag: string; braces: number }[] = [];
  let text = '';
  const flush = (tag: string) => {
    out += tag === 'css' ? squeezeCss(text) : tag === 'html' || tag === 'svg' ? squeezeHtml(text) : text;
    text = '';
  };
  let inText = false;
  while (at < code.length) {
    const char = code[at] as string;
    const top = open.at(-1);
    if (inText && top) {
      if (char === '\\') {
        text += code.slice(at, at + 2);
        at += 2;
      } else if (char === '`') {
        flush(top.tag);
        open.pop();
        out += '`';
        at++;
        inText = false;
      } else if (char === '$' && code[at + 1] === '{') {
        flush(top.tag);
        out += '${';
        at += 2;
        top.braces = 0;
        inText = false;
      } else {
        text += char;
        at++;
      }
      continue;
    }
    if (char === "'" || char === '"') {
      const end = closing(code, at, char);
      out += code.slice(at, end);
      at = end;
    } else if (char === '/' && code[at + 1] === '/') {
      at = code.indexOf('\n', at) < 0 ? code.length : code.indexOf('\n', at);
    } else if (char === '/' && code[at + 1] === '*') {
      const end = code.indexOf('*/', at) + 2;
      out += code.slice(at, end);
      at = end;
    } else if (char === '`') {
      const tag = tags.find((name) => new RegExp(`(^|[^\\w$.])${name}$`).test(out.slice(-12)));
      open.push({ tag: tag ?? '', braces: 0 });
      out += '`';
      at++;
      inText = true;
    } else {
      if (top && char === '{') top.braces++;
      if (top && char === '}') {
        if (top.braces === 0) inText = true;
        else top.braces--;
      }
      out += char;
      at++;
    }
  }
  return out;
}

function closing(code: string, from: number, quote: string): number {
  let at = from + 1;
  while (at < code.length && code[at] !== quote && code[at] !== '\n') at += code[at] === '\\' ? 2 : 1;
  return at + 1;
}

export function minifyTemplates(): Plugin {
  return {
    name: 'minify-templates',
    enforce: 'pre',
    transform(code, id) {
      if (!/packages\/table\/src\/.*\.ts$/.test(id)) return undefined;
      if (!/\b(?:html|css|svg)`/.test(code)) return undefined;
      return { code: squeezeTemplates(code), map: null };
    },
  };
}

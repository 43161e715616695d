import { expect, test } from 'vitest';
import { squeezeTemplates } from '../build/minify-templates.ts';

test('white space goes from templates, and stays in everything else', () => {
  expect(squeezeTemplates('const a = css`\n  .a > .b {\n    margin: 1px 2px;\n  }\n`;')).toBe(
    'const a = css` .a > .b{margin:1px 2px}`;',
  );
  expect(squeezeTemplates("css`[dir='rtl'] li::before { content: 'a b' }`")).toBe(
    "css`[dir=rtl] li::before{content:'a b'}`",
  );
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code, as text
  expect(squeezeTemplates("html`<p>\n  ${x ? html`<b>\n  </b>` : 'a  b'}\n</p>`")).toBe(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code, as text
    "html`<p> ${x ? html`<b></b>` : 'a  b'} </p>`",
  );
  expect(squeezeTemplates('const s = `a\n  b`; // a `comment`\nhtml`<i>  </i>`')).toBe(
    'const s = `a\n  b`; \nhtml`<i> </i>`',
  );
});

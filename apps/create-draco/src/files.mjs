// What goes into the folder beside the cards.

const json = (/** @type {unknown} */ value) => `${JSON.stringify(value, null, 2)}\n`;

/** By path. @param {string} name @param {string} version of the packages that it was made with */
export function filesFor(name, version) {
  const range = `^${version}`;
  return {
    'package.json': json({
      name,
      private: true,
      type: 'module',
      scripts: {
        start: 'npm run --silent rules && vite',
        rules: `draco build ${name}.draco -o public/game`,
        build: 'npm run --silent rules && vite build',
        check: 'draco check',
        test: 'draco test',
        play: `draco play ${name}.draco`,
        print: `draco print ${name}.draco -o ${name}.pdf`,
      },
      devDependencies: { '@draco-table/cli': range, '@draco-table/table': range, vite: '^7.0.0' },
    }),
    'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${name}</title>
    <link rel="stylesheet" href="/page.css">
    <script type="module" src="/page.js"></script>
  </head>
  <body>
    <draco-table src="/game/game.json"></draco-table>
  </body>
</html>
`,
    'page.js': `import '@draco-table/table';
`,
    'page.css': `body {
  margin: 0;
}
draco-table {
  display: block;
  block-size: 100dvh;
}
`,
    'vite.config.js': `import { execFile } from 'node:child_process';
import { defineConfig } from 'vite';

// A changed card is built and shown at once; what is wrong with it stands in the terminal.
const rules = {
  name: 'rules',
  configureServer(server) {
    server.watcher.add('.');
    server.watcher.on('change', (file) => {
      if (!/\\.(?:draco|ftl)$/.test(file) || file.includes('public')) return;
      execFile('npm', ['run', '--silent', 'rules'], { shell: true }, (error, out, err) => {
        if (error) process.stderr.write(err || out);
        else server.ws.send({ type: 'full-reload' });
      });
    });
  },
};

export default defineConfig({ plugins: [rules] });
`,
    '.gitignore': 'node_modules\ndist\npublic/game\n*.pdf\n',
    '.vscode/extensions.json': json({ recommendations: ['draco-table.draco-cards'] }),
    '.vscode/settings.json': json({ '[draco]': { 'editor.formatOnSave': true } }),
    '.editorconfig':
      'root = true\n\n[*]\ncharset = utf-8\nend_of_line = lf\ninsert_final_newline = true\nindent_style = space\nindent_size = 2\n',
  };
}

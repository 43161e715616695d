// Finished files are measured as they are: bundling them again would change what a page fetches.
const asIs = {
  modifyEsbuildConfig: (config) => ({
    ...config,
    bundle: false,
    loader: { '.js': 'copy', '.json': 'copy', '.ftl': 'copy' },
  }),
};

export default [
  {
    name: 'element, engine, Draco and one language: all that the first question needs',
    path: [
      'packages/table/dist/bundle/draco-table.js',
      'packages/table/dist/bundle/draco-table-core.js',
      'apps/web/dist/table/games/draco/ruleset.json',
      'apps/web/dist/table/games/draco/en.ftl',
    ],
    limit: '100 kB',
    gzip: true,
    ...asIs,
  },
  {
    name: 'what the element fetches once it is drawn',
    path: 'packages/table/dist/bundle/draco-table-later.js',
    limit: '30 kB',
    gzip: true,
    ...asIs,
  },
  {
    name: 'the typeface of titles, fetched with the game',
    path: 'packages/table/dist/bundle/fonts/alegreya-latin-700-normal.woff2',
    limit: '25 kB',
    gzip: true,
    modifyEsbuildConfig: (config) => ({ ...config, bundle: false, loader: { '.woff2': 'copy' } }),
  },
  // Load, start, answer, view, events, save, resume, fork, undo.
  {
    name: 'the engine: all that plays a game',
    path: 'packages/engine/dist/index.js',
    import: '{ loadRuleset, startGame, resumeGame }',
    ignore: ['@draco-table/ruleset'],
    limit: '30 kB',
    gzip: true,
  },
  {
    name: 'the engine: everything, with guesses, forecasts, reasons, replays and playouts',
    path: 'packages/engine/dist/index.js',
    ignore: ['@draco-table/ruleset'],
    limit: '34 kB',
    gzip: true,
  },
  {
    name: 'all that plays a game, with the check of rulesets',
    path: 'packages/engine/dist/index.js',
    import: '{ loadRuleset, startGame, resumeGame }',
    limit: '55 kB',
    gzip: true,
  },
  {
    name: 'the check of rulesets alone, with AJV: fetched for rulesets that are not our own',
    path: 'packages/ruleset/dist/index.js',
    import: '{ validateRuleset }',
    limit: '30 kB',
    gzip: true,
  },
  {
    name: "the site's first script, with all it imports",
    path: 'apps/web/dist/assets/index-*.js',
    limit: '24 kB',
    gzip: true,
    modifyEsbuildConfig: (config) => ({
      ...config,
      format: 'esm',
      external: ['./check-*', './de-*', './fr-*', './nl-*'],
    }),
  },
  {
    name: 'the editor of the workshop, fetched when its page stands',
    path: 'apps/web/dist/assets/editor-*.js',
    limit: '135 kB',
    gzip: true,
    ...asIs,
  },
  {
    name: "the workshop's worker: language server, compiler, engine, texts",
    path: 'apps/web/dist/assets/worker-*.js',
    limit: '330 kB',
    gzip: true,
    ...asIs,
  },
  {
    name: 'texts, with Fluent',
    path: 'packages/text/dist/index.js',
    limit: '12 kB',
    gzip: true,
  },
  {
    name: 'texts, with the writer of card texts',
    path: 'packages/text/dist/generate/index.js',
    limit: '26 kB',
    gzip: true,
  },
];

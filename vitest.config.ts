import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumCandidates, launchArgs } from './scripts/lib/chromium.mjs';

// Tests run on the packages' sources: every package names them under the "source" condition.
const conditions = ['source', 'module', 'development|production'];

// Wide enough for a busy machine: a test that hangs is still found, a slow one is not called wrong.
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };

// Left alone, Vitest keeps one core for itself: half of a machine with two. The three projects run one after the other.
const maxWorkers = availableParallelism();

const inNode = {
  resolve: { conditions: [...conditions, 'node'] },
  ssr: { resolve: { conditions: [...conditions, 'node'] } },
};
const never = ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts'];
/** Whole pages of the built site, driven from outside. */
const pages = 'apps/web/test/**/*.test.ts';

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        ...inNode,
        test: {
          name: 'node',
          sequence: { groupOrder: 0 },
          setupFiles: ['scripts/lib/fast-check-seed.mjs'],
          ...patience,
          maxWorkers,
          include: [
            '{packages,apps}/*/{src,test}/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'docs/**/*.test.{ts,mjs}',
            'bench/**/*.test.mjs',
            'attack/**/*.test.mjs',
          ],
          exclude: [...never, pages],
        },
      },
      {
        ...inNode,
        test: {
          name: 'site',
          sequence: { groupOrder: 1 },
          setupFiles: ['scripts/lib/fast-check-seed.mjs'],
          ...patience,
          maxWorkers,
          include: [pages],
          exclude: never,
        },
      },
      {
        resolve: { conditions: [...conditions, 'browser'] },
        test: {
          name: 'browser',
          sequence: { groupOrder: 2 },
          setupFiles: ['packages/table/src/fixtures/empty-page.ts'],
          ...patience,
          include: ['{packages,apps}/*/{src,test}/**/*.browser.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: chromiumCandidates()[0], args: launchArgs() },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

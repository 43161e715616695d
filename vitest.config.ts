import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumCandidates, launchArgs } from './scripts/lib/chromium.mjs';

// Tests run on the packages' sources: every package names them under the "source" condition.
const conditions = ['source', 'module', 'development|production'];

// Wide enough for a busy machine: a test that hangs is still found, a slow one is not called wrong.
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: [...conditions, 'node'] },
        ssr: { resolve: { conditions: [...conditions, 'node'] } },
        test: {
          name: 'node',
          setupFiles: ['scripts/lib/fast-check-seed.mjs'],
          ...patience,
          include: [
            '{packages,apps}/*/{src,test}/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'docs/**/*.test.{ts,mjs}',
            'bench/**/*.test.mjs',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts'],
        },
      },
      {
        resolve: { conditions: [...conditions, 'browser'] },
        test: {
          name: 'browser',
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

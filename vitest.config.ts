import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type ViteUserConfig } from 'vitest/config'

type Plugin = NonNullable<ViteUserConfig['plugins']>[number]

/**
 * Vitest 4.1.12 returns bytes instead of text from its cache to what runs in its own process, the global setup.
 * The next stack of an error there fails with `code.charCodeAt is not a function`.
 */
const cacheForWorkersOnly: Plugin = {
  name: 'cache-for-workers-only',
  configureVitest: ({ experimental_defineCacheKeyGenerator: defineKey }) =>
    defineKey(({ environment }) => (environment.name === '__vitest__' ? false : undefined)),
}

export default defineConfig({
  plugins: [cacheForWorkersOnly],
  test: {
    pool: 'forks',
    // Keeps what has not changed. Compiling everything takes 68 s of a whole run.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.campanile/modules' },
    // Each opens up to 20 of the engine's 100 connections.
    maxWorkers: Math.min(availableParallelism(), 4),
    // What is waited for comes late on a busy machine; who sees it goes on at once.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          alias: { 'virtual:public-operations': join(import.meta.dirname, 'apps/web/vite/endpoints.ts') },
          // As below: what these import is loaded once per worker.
          isolate: false,
          include: [
            'packages/**/*.test.ts',
            'apps/server/**/*.{rules,policy}.test.ts',
            'apps/web/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', '**/*.browser.test.ts'],
          // A property with many runs, on a machine that is busy with other things.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          // The server is loaded once per worker, not once per file; files share no state but their modules'.
          isolate: false,
          include: ['apps/{server,demo}/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            '**/*.{rules,policy}.test.ts',
            '**/*.spy.test.ts',
            '**/*.long.test.ts',
            '**/db/embedded/**',
          ],
          globalSetup: 'apps/server/test/support/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api-long',
          // The whole demo campus, recovery, killed processes, odd requests: `npm run test:all` runs them.
          isolate: false,
          include: ['apps/{server,demo}/**/*.long.test.ts'],
          globalSetup: 'apps/server/test/support/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'embedded',
          // These bring the embedded engine along themselves, whichever the API is tested on.
          include: ['apps/server/src/db/embedded/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.{rules,policy}.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api-spied',
          // These listen in on a library, so that each file needs modules of its own.
          include: ['apps/server/**/*.spy.test.ts'],
          exclude: ['**/node_modules/**', '**/*.{rules,policy}.test.ts', '**/*.long.spy.test.ts'],
          globalSetup: 'apps/server/test/support/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api-spied-long',
          include: ['apps/server/**/*.long.spy.test.ts'],
          globalSetup: 'apps/server/test/support/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'face-browser',
          include: ['packages/face/**/*.browser.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})

import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  globalSetup: './support/global-setup.ts',
  outputDir: './test-results',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  // Tracing costs two fifths of the time; `--trace retain-on-failure` has it when a story is to be looked into.
  use: { screenshot: 'only-on-failure', actionTimeout: 30_000 },
})

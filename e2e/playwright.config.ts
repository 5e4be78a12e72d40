import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // Stories often wait for a code to change or a page to settle, so three keep two cores busy.
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  globalSetup: './support/global-setup.ts',
  outputDir: './test-results',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  // Tracing takes up two fifths of the time. Use `--trace retain-on-failure` to investigate a story.
  use: { screenshot: 'only-on-failure', actionTimeout: 30_000 },
})

/** `npm run mutants` starts this; docs/testing.md says what the figures mean. */
export default {
  packageManager: 'npm',
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutants/words.mjs'],
  ignorers: ['words'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutants.config.ts' },
  mutate: ['apps/server/src/**/*.rules.ts', 'apps/server/src/**/*.policy.ts'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Long, so that a busy machine is not taken for an endless loop; Stryker counts those that its own code is in.
  timeoutMS: 60_000,
  // Not copied for the runs: no rule reads them.
  ignorePatterns: ['/apps/web', '/bench', '/e2e', '/apps/server/migrations'],
  tempDirName: '.cache/mutants/sandboxes',
  cleanTempDir: 'always',
  incremental: true,
  incrementalFile: '.cache/mutants/incremental.json',
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: '.cache/mutants/report.json' },
  // The many constants of rules are worth what they cost; the rest is about the length of a run.
  warnings: { slow: false },
  thresholds: { break: 90 },
}

import { defineConfig } from 'vitest/config'

// Stryker's runner sets the pool and takes a list of projects as it is, so only the rules' tests are listed here.
export default defineConfig({
  test: {
    isolate: false,
    include: ['apps/server/src/**/*.{rules,policy}.test.ts'],
    setupFiles: ['scripts/mutants/properties.ts'],
    testTimeout: 30_000,
  },
})

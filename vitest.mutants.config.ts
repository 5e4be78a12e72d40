import { defineConfig } from 'vitest/config'

// Stryker's runner sets the pool and takes a list of projects as it is, so that the rules' tests stand here alone.
export default defineConfig({
  test: {
    isolate: false,
    include: ['apps/server/src/**/*.{rules,policy}.test.ts'],
    setupFiles: ['scripts/mutants/properties.ts'],
    testTimeout: 30_000,
  },
})

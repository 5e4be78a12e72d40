import { expect, test } from '@playwright/test'
import { crashCycles } from '../support/crash-cycles.ts'

// The short form of scripts/crash.ts.
test('a server killed during a burst of check-ins comes back with every check-in that it acknowledged', async () => {
  const report = await crashCycles(4)
  expect(report).toMatchObject({ cycles: 4, databaseKills: 2, lost: 0, doubled: 0 })
  expect(report.acknowledged).toBeGreaterThan(0)
})

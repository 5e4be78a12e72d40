import fc from 'fast-check'
import { expect, it } from 'vitest'
import { connectionsPerProcess, processCount } from './process-count.rules.ts'

it('is one for each processor, within limits', () => {
  const auto = (processors: number) =>
    processCount({ workers: 'auto', hasExternalDatabase: true, processors })
  expect([1, 2, 4, 64].map(auto)).toEqual([1, 2, 4, 8])
})

it('is the number that was set, whatever the machine has', () => {
  expect(processCount({ workers: 12, hasExternalDatabase: true, processors: 2 })).toBe(12)
})

it('is one with the included database', () => {
  for (const workers of ['auto', 4] as const)
    expect(processCount({ workers, hasExternalDatabase: false, processors: 8 })).toBe(1)
})

it('gives each process enough connections, and all of them together fewer than PostgreSQL’s default', () => {
  expect(connectionsPerProcess(1)).toBe(20)
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 8 }), (processes) => {
      expect(connectionsPerProcess(processes)).toBeGreaterThanOrEqual(8)
      expect(processes * connectionsPerProcess(processes)).toBeLessThanOrEqual(64)
    }),
  )
})

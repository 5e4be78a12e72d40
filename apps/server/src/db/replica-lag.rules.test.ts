import { expect, it } from 'vitest'
import { createLagMeter } from './replica-lag.ts'

it('is zero while the replica has everything, however long nothing was written', () => {
  const meter = createLagMeter()
  expect(meter.lag(0, 100, 100)).toBe(0)
  expect(meter.lag(60_000, 100, 100)).toBe(0)
  expect(meter.lag(61_000, 200, 250)).toBe(0)
})

it('grows from the first moment at which something was missing, and shrinks as it arrives', () => {
  const meter = createLagMeter()
  expect(meter.lag(0, 100, 100)).toBe(0)
  expect(meter.lag(1_000, 200, 100)).toBe(0)
  expect(meter.lag(2_000, 300, 100)).toBe(1_000)
  expect(meter.lag(9_000, 400, 100)).toBe(8_000)
  expect(meter.lag(10_000, 400, 300)).toBe(1_000)
  expect(meter.lag(11_000, 400, 400)).toBe(0)
})

it('knows the age of a replica that has been stuck for hours', () => {
  const meter = createLagMeter()
  for (let second = 0; second < 3_600; second += 1) meter.lag(second * 1_000, 100 + second, 99)
  expect(meter.lag(3_600_000, 9_999, 99)).toBe(3_600_000)
})

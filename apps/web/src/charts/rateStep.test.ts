import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rateStep } from './rateStep.ts'

test('colours change at the required rate, whatever it is, and never reverse as rates rise', () => {
  const percent = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(percent, percent, percent, (a, b, required) => {
      expect(rateStep(a, required) < 0).toBe(a < required)
      if (a <= b) expect(rateStep(a, required)).toBeLessThanOrEqual(rateStep(b, required))
    }),
  )
})

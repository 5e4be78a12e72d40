import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { day, givenInstant, instant } from './values.ts'

const takes = (value: unknown) => z.safeParse(givenInstant, value).success

it('accepts times in the supported range, including its ends', () => {
  const first = '1899-12-31T10:00:00Z'
  const last = '2200-01-01T11:59:59.999Z'
  expect([first, '2026-11-21T09:30:00.250Z', last].every(takes)).toBe(true)
  for (const out of [
    '0000-01-01T00:00:00Z',
    '1899-12-29T23:59:59Z',
    '2200-01-03T00:00:00Z',
    '9999-12-31T23:59:59Z',
  ])
    expect(takes(out)).toBe(false)
  for (const wrong of ['2026-11-21', '2026-11-21T09:30:00+01:00', '', null]) expect(takes(wrong)).toBe(false)
})

it('allows a response beyond that range, where days were added to a time in it', () => {
  expect(z.safeParse(instant, '2201-06-30T10:00:00Z').success).toBe(true)
  expect(z.safeParse(instant, '2026-11-21').success).toBe(false)
})

it('accepts days in the same range', () => {
  const days = ['1899-12-31', '1900-01-01', '2199-12-31', '2200-01-01']
  expect(days.map((it) => z.safeParse(day, it).success)).toEqual([false, true, true, false])
})

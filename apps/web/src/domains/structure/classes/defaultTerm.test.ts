import { expect, test } from 'vitest'
import { defaultTermOf } from './defaultTerm.ts'

const spring = { firstDay: '2026-01-12', lastDay: '2026-05-29' }
const autumn = { firstDay: '2026-09-21', lastDay: '2026-12-18' }
const next = { firstDay: '2027-01-11', lastDay: '2027-05-28' }

test('the current term comes first, between two terms the next one', () => {
  expect(defaultTermOf([next, autumn, spring], '2026-11-26')).toBe(autumn)
  expect(defaultTermOf([next, autumn, spring], '2026-12-24')).toBe(next)
  expect(defaultTermOf([spring], '2026-11-26')).toBeUndefined()
})

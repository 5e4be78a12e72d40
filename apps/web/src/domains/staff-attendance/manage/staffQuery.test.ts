import { expect, test } from 'vitest'
import { stepMonth } from '#lib/plainDate.ts'
import { boardQuery, monthDaysQuery, monthQuery, staffQuery } from './staffQuery.ts'

const view = { page: 1, search: '', sort: '', filters: {} }

test('requests what the URL says, and leaves out values that are not options', () => {
  const filters = { role: 'staff', state: 'late', date: '2026-11-16' }
  expect(boardQuery({ ...view, filters })).toMatchObject({ role: 'staff', state: 'late', date: '2026-11-16' })
  const wrong = { role: 'admin', state: 'asleep', date: '2026-02-31' }
  expect(boardQuery({ ...view, filters: wrong })).toMatchObject({
    role: undefined,
    state: undefined,
    date: undefined,
  })
})

test('stays within what the server accepts', () => {
  expect(staffQuery({ ...view, page: 10 ** 9, search: 'x'.repeat(300) })).toMatchObject({
    page: 100_000,
    search: 'x'.repeat(100),
  })
})

test('the month is the current one unless the URL names another', () => {
  expect(monthQuery(view, '2026-11-16').month).toBe('2026-11')
  expect(monthQuery({ ...view, filters: { month: '2026-02' } }, '2026-11-16').month).toBe('2026-02')
  expect(monthQuery({ ...view, filters: { month: '2026-13' } }, '2026-11-16').month).toBe('2026-11')
  expect(stepMonth('2026-12', 1)).toBe('2027-01')
  expect(stepMonth('2026-01', -1)).toBe('2025-12')
})

test('a file of a month covers all of it, whichever page is shown', () => {
  const query = monthQuery(
    { ...view, page: 3, search: 'ana', filters: { month: '2028-02', role: 'staff' } },
    '2026-11-16',
  )
  expect(monthDaysQuery(query)).toEqual({
    search: 'ana',
    role: 'staff',
    from: '2028-02-01',
    to: '2028-02-29',
  })
})

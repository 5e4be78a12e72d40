import { expect, test } from 'vitest'
import { balancesQuery, queueQuery, teamQuery } from './leaveQuery.ts'

const view = { page: 1, search: '', sort: '', filters: {} }
const id = '0b5e0c5e-3a52-4f0e-9a1e-0d6f4a1c9b10'

test('requests what the URL says, and leaves out values that are not options', () => {
  const filters = { status: 'pending', role: 'staff', type: id }
  expect(queueQuery({ ...view, filters })).toMatchObject({
    status: 'pending',
    role: 'staff',
    leaveTypeId: id,
  })
  const wrong = { status: 'asleep', role: 'admin', type: 'annual' }
  expect(queueQuery({ ...view, sort: 'colour', filters: wrong })).toMatchObject({
    status: 'pending',
    role: undefined,
    leaveTypeId: undefined,
    sort: 'from',
  })
})

test('shows pending requests by date, and lists with other statuses newest first', () => {
  expect(queueQuery(view)).toMatchObject({ status: 'pending', sort: 'from' })
  const all = { status: undefined, sort: '-submittedAt' }
  expect(queueQuery({ ...view, filters: { status: 'all' } })).toMatchObject(all)
  expect(queueQuery({ ...view, search: 'Ada' })).toMatchObject(all)
})

test('stays within what the server accepts', () => {
  expect(queueQuery({ ...view, page: 10 ** 9, search: 'x'.repeat(300) })).toMatchObject({
    page: 100_000,
    search: 'x'.repeat(100),
  })
  expect(balancesQuery({ ...view, filters: { year: '2027' } }).year).toBe(2027)
  expect(balancesQuery({ ...view, filters: { year: '1812' } }).year).toBeUndefined()
})

test('the team calendar covers a whole month, the current one by default', () => {
  expect(teamQuery(view, '2026-11-16').query).toMatchObject({ from: '2026-11-01', to: '2026-11-30' })
  expect(teamQuery({ ...view, filters: { month: '2028-02' } }, '2026-11-16').query.to).toBe('2028-02-29')
})

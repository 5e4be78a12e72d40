import { expect, test } from 'vitest'
import { readListView } from '#lib/listParams.ts'
import { enrolmentsAsked, recordsAsked, rowsPath, rowsShape, staffDaysAsked } from './rowsView.ts'

const id = '0192f0aa-0000-7000-8000-000000000001'
const viewOf = (query: string) => readListView(new URLSearchParams(query), rowsShape)

test('a figure links to exactly its rows', () => {
  expect(rowsPath('records', 'lateness', { termId: id }, { hour: 9, status: 'late' })).toBe(
    `/app/analytics/rows/records?termId=${id}&hour=9&status=late&from=lateness`,
  )
  expect(rowsPath('sessions', '', {}, { week: '2026-11-16' })).toBe(
    '/app/analytics/rows/sessions?week=2026-11-16',
  )
  const asked = recordsAsked(viewOf(`termId=${id}&hour=9&status=late&from=lateness`))
  expect(asked).toMatchObject({ termId: id, hour: 9, status: 'late', sort: '-startsAt', page: 1 })
})

test('the first band of arrivals and attendance, number 0, is valid', () => {
  expect(recordsAsked(viewOf('arrival=0')).arrival).toBe(0)
  expect(enrolmentsAsked(viewOf('band=0')).band).toBe(0)
})

test('values of a mistyped link are left out', () => {
  expect(recordsAsked(viewOf('weekday=8&hour=24&week=soon&student=x&status=gone&arrival=6'))).toMatchObject({
    weekday: undefined,
    hour: undefined,
    week: undefined,
    studentId: undefined,
    status: undefined,
    arrival: undefined,
  })
  expect(enrolmentsAsked(viewOf('band=55&with=luck'))).toMatchObject({ band: undefined, with: undefined })
  expect(staffDaysAsked(viewOf('days=gone&role=ghost&sort=net'))).toMatchObject({
    days: undefined,
    role: undefined,
    sort: '-date',
  })
})

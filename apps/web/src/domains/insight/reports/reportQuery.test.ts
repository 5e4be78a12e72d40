import { expect, test } from 'vitest'
import { readListView } from '#lib/listParams.ts'
import { reportDays, reportQuery, reportShape, rowLink } from './reportQuery.ts'

const id = '0199a0f0-0000-7000-8000-000000000001'
const view = (text: string) => readListView(new URLSearchParams(text), reportShape)

test('requests what the link says', () => {
  expect(
    reportQuery(view(`by=student&batchId=${id}&from=2026-09-01&only=below&sort=-percentage&page=2`)),
  ).toEqual({
    by: 'student',
    batchId: id,
    from: '2026-09-01',
    to: undefined,
    only: 'below',
    search: '',
    sort: '-percentage',
    page: 2,
  })
})

test('leaves out values that the server would refuse', () => {
  expect(reportQuery(view('by=shoes&classId=x&from=2026-13-01&only=all&sort=shoes'))).toMatchObject({
    by: 'class',
    classId: undefined,
    from: undefined,
    only: undefined,
    sort: 'name',
  })
  expect(reportDays({ from: '2026-05-02', to: '2026-05-01' })).toEqual({ from: undefined, to: undefined })
})

test('a row links to its details, with the period and the current filters', () => {
  const link = (by: 'programme' | 'student', text: string) => rowLink(view(text), by, { id, classId: null })
  expect(link('programme', 'by=programme&from=2026-09-01&search=x&page=3&sort=-held')).toBe(
    `/app/reports?by=batch&from=2026-09-01&programmeId=${id}`,
  )
  expect(link('student', 'by=student&only=below')).toBe(`/app/reports?by=enrolment&studentId=${id}`)
})

test('a class links to its register', () => {
  expect(rowLink(view('from=2026-09-01'), 'class', { id, classId: id })).toBe(
    `/app/classes/${id}/report?from=2026-09-01`,
  )
  expect(rowLink(view('by=enrolment'), 'enrolment', { id: 'a.b', classId: id })).toBe(
    `/app/classes/${id}/report`,
  )
})

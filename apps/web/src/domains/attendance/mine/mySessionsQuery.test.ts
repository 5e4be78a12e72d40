import { expect, test } from 'vitest'
import { mySessionsQuery } from './mySessionsQuery.ts'

const view = (filters: Record<string, string>, page = 1) => ({ page, search: '', sort: '', filters })
const classId = '01a1fefe-1163-7494-9df1-b39845e9ec48'

test('requests what the URL says', () => {
  expect(mySessionsQuery(view({ class: classId, status: 'late' }, 3))).toEqual({
    page: 3,
    pageSize: 10,
    when: 'begun',
    sessionId: undefined,
    classId,
    status: 'late',
  })
})

test('requests no record for future sessions, where the filter is hidden', () => {
  expect(mySessionsQuery(view({ when: 'ahead', status: 'absent' }))).toMatchObject({
    when: 'ahead',
    status: undefined,
  })
})

test('requests the one session that a notification leads to', () => {
  expect(mySessionsQuery(view({ session: classId }))).toMatchObject({
    sessionId: classId,
    classId: undefined,
  })
})

test('leaves out unknown values', () => {
  expect(mySessionsQuery(view({ when: 'never', class: 'CS304', status: 'asleep' }, 1e9))).toEqual({
    page: 100_000,
    pageSize: 10,
    when: 'begun',
    sessionId: undefined,
    classId: undefined,
    status: undefined,
  })
})

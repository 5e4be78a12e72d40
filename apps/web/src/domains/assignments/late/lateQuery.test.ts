import { expect, test } from 'vitest'
import { lateQuery, workOf } from './lateQuery.ts'

const id = '0198c5a2-1111-4222-8333-444455556666'
const view = { page: 1, search: '', sort: '-submittedAt', filters: {} }

test('undecided work is shown unless the URL says otherwise', () => {
  expect(lateQuery(view)).toMatchObject({ filter: 'waiting', sort: '-submittedAt' })
  expect(lateQuery({ ...view, sort: 'lateness', filters: { show: 'waived', class: id } })).toMatchObject({
    filter: 'waived',
    classId: id,
    sort: 'lateness',
  })
  expect(lateQuery({ ...view, filters: { show: 'lost', term: '1' } })).toMatchObject({
    filter: 'waiting',
    termId: undefined,
  })
})

test('a link names one submission by both its ids', () => {
  expect(workOf(`${id}.${id}`)).toEqual({ assignmentId: id, studentId: id })
  for (const wrong of [null, '', id, `${id}.`, 'a.b']) expect(workOf(wrong)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { assignmentsQuery, submissionsQuery } from './assignmentsQuery.ts'

const view = { page: 2, search: 'essay', sort: 'title', filters: {} }
const id = '0198c5a2-1111-4222-8333-444455556666'

test('requests what the URL says', () => {
  const filters = { term: id, class: id, state: 'open', 'to-mark': '1' }
  expect(assignmentsQuery({ ...view, filters }, { byTerm: true })).toEqual({
    page: 2,
    search: 'essay',
    termId: id,
    classId: id,
    state: 'open',
    toMark: true,
    sort: 'title',
  })
})

test('values of a mistyped link are left out', () => {
  const filters = { term: 'x', class: '1', state: 'lost', 'to-mark': 'no' }
  const query = assignmentsQuery(
    { page: 1e9, search: 'x'.repeat(200), sort: 'colour', filters },
    { byTerm: true },
  )
  expect(query).toEqual({ page: 100_000, search: 'x'.repeat(100), sort: 'upcoming' })
})

test('the list opens with the current term, unless another one, a class or a search says otherwise', () => {
  const opened = { ...view, search: '' }
  expect(assignmentsQuery(opened, { byTerm: true })).toMatchObject({ fromCurrentTerm: true })
  expect(assignmentsQuery(opened, { byTerm: false }), 'where terms are no filter').not.toHaveProperty(
    'fromCurrentTerm',
  )
  for (const filters of [{ term: 'all' }, { term: id }, { class: id }]) {
    const query = assignmentsQuery({ ...opened, filters }, { byTerm: true })
    expect(query, JSON.stringify(filters)).not.toHaveProperty('fromCurrentTerm')
  }
  expect(assignmentsQuery(view, { byTerm: true }), 'with a search').not.toHaveProperty('fromCurrentTerm')
})

test('the rows of an assignment can be filtered by submission', () => {
  const query = submissionsQuery(id, { ...view, sort: '-mark', filters: { show: 'late' } })
  expect(query).toMatchObject({ assignmentId: id, filter: 'late', sort: '-mark' })
  expect(submissionsQuery(id, { ...view, filters: { show: 'x' } })).toMatchObject({
    filter: 'all',
    sort: 'student',
  })
})

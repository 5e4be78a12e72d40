import { expect, it } from 'vitest'
import { examsAsked, examsQuery } from './examsQuery.ts'

const view = { page: 1, search: '', sort: 'startsAt', filters: {} }

it('requests what the link names', () => {
  const termId = '0199a000-0000-7000-8000-000000000001'
  const filters = { term: termId, type: 'final', state: 'draft', from: '2026-11-16' }
  expect(examsQuery({ ...view, page: 2, filters })).toMatchObject({
    page: 2,
    termId,
    type: 'final',
    state: 'draft',
    from: '2026-11-16',
  })
})

it('leaves out values that the server would refuse', () => {
  const filters = { term: 'spring', type: 'essay', state: 'gone', from: '2026-02-31' }
  expect(examsQuery({ page: 1e9, search: 'x'.repeat(200), sort: 'colour', filters })).toEqual({
    page: 100_000,
    search: 'x'.repeat(100),
    termId: undefined,
    classId: undefined,
    type: undefined,
    state: undefined,
    from: undefined,
    to: undefined,
    sort: undefined,
  })
})

it('opens with current and later terms; the calendar covers all terms', () => {
  expect(examsQuery(view)).toMatchObject({ fromCurrentTerm: true })
  for (const filters of [{ term: 'all' }, { from: '2026-11-16' }])
    expect(examsQuery({ ...view, filters })).not.toHaveProperty('fromCurrentTerm')
  expect(examsAsked(view)).not.toHaveProperty('fromCurrentTerm')
})

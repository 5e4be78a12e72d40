import { expect, test } from 'vitest'
import { readListView } from '#lib/listParams.ts'
import { historyQuery, historyShape } from './historyQuery.ts'

const queryOf = (link: string) => historyQuery(readListView(new URLSearchParams(link), historyShape))

test('a link contains the search', () => {
  expect(queryOf('')).toEqual({ page: 1, search: '', having: 'all' })
  expect(queryOf('search=noor&having=rejected')).toMatchObject({ search: 'noor', having: 'rejected' })
})

test('invalid values are left out', () => {
  expect(queryOf('having=lost').having).toBe('all')
  expect(queryOf(`search=${'x'.repeat(300)}`).search).toHaveLength(100)
})

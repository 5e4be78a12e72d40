import { expect, test } from 'vitest'
import { chosenRecords, recordsQuery } from './recordsQuery.ts'

const view = (filters: Record<string, string>) => ({ page: 1, search: '', sort: '-startsAt', filters })

test('requests what the URL says', () => {
  expect(
    recordsQuery(view({ status: 'late', source: 'import', from: '2026-11-01', to: '2026-11-30' })),
  ).toEqual({
    page: 1,
    search: '',
    sort: '-startsAt',
    status: 'late',
    source: 'import',
    from: '2026-11-01',
    to: '2026-11-30',
  })
})

test('leaves out unknown values', () => {
  const query = recordsQuery({
    ...view({ status: 'x', source: 'x', from: 'soon', to: '2026-13-01' }),
    sort: 'x',
  })
  expect(query).toMatchObject({ sort: '-startsAt' })
  for (const name of ['status', 'source', 'from', 'to'] as const) expect(query[name]).toBeUndefined()
})

test('a file uses the list’s filters, not its page', () => {
  const query = recordsQuery({ ...view({ status: 'late', from: '2026-11-01' }), page: 3, search: 'ana' })
  expect(chosenRecords(query)).toEqual({ search: 'ana', status: 'late', from: '2026-11-01' })
})

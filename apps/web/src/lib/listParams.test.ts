import { assert, constantFrom, dictionary, integer, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import {
  cleared,
  type ListView,
  narrowingOf,
  nextSort,
  readListView,
  usualFilter,
  viewParams,
  writeListView,
} from './listParams.ts'

const shape = { filters: ['role', 'status'], sort: 'name' }
const read = (query: string) => readListView(new URLSearchParams(query), shape)

test('an empty query is the first page of all rows, in the default order', () => {
  expect(read('')).toEqual({ page: 1, search: '', sort: 'name', filters: {} })
})

test('an invalid page means the first', () => {
  for (const page of ['0', '-3', '1.5', 'abc', '']) expect(read(`page=${page}`).page).toBe(1)
})

test('a parameter that is not a filter does not filter the list', () => {
  expect(read('new=1&role=staff').filters).toEqual({ role: 'staff' })
})

test('leaves defaults out, so that links stay short', () => {
  const plain = { page: 1, search: '', sort: 'name', filters: { role: '' } }
  expect(writeListView(new URLSearchParams(), plain, shape).toString()).toBe('')
  const narrowed = { page: 2, search: 'ann', sort: '-name', filters: { role: 'staff' } }
  expect(writeListView(new URLSearchParams(), narrowed, shape).toString()).toBe(
    'role=staff&search=ann&sort=-name&page=2',
  )
})

test('other parameters are kept', () => {
  const before = new URLSearchParams('tab=history&role=staff&page=3')
  const view = { page: 1, search: 'ann', sort: shape.sort, filters: {} }
  expect(writeListView(before, view, shape).toString()).toBe('tab=history&search=ann')
})

test('a written query is read back unchanged', () => {
  const view = record({
    page: integer({ min: 1, max: 1e6 }),
    search: string(),
    sort: string({ minLength: 1 }),
    filters: dictionary(constantFrom(...shape.filters), string({ minLength: 1 }), { noNullPrototype: true }),
  })
  const roundTrip = (it: ListView) => {
    expect(read(writeListView(new URLSearchParams(), it, shape).toString())).toEqual(it)
  }
  assert(property(view, roundTrip))
})

test('a saved view is read back on its first page, without the search, which is kept apart', () => {
  const view = { page: 3, search: 'ann', sort: '-name', filters: { role: 'staff' } }
  const params = viewParams(view, shape)
  expect(params).toBe('role=staff&sort=-name')
  expect(read(params)).toEqual({ ...view, page: 1, search: '' })
})

test('a default filter applies until another or all are selected, or a search is made', () => {
  const states = ['pending', 'approved'] as const
  const state = (asked?: string, search = '') => usualFilter(states, 'pending', asked, search)
  expect(state()).toBe('pending')
  expect(state('lost')).toBe('pending')
  expect(state('approved')).toBe('approved')
  expect(state('all')).toBeUndefined()
  expect(state(undefined, 'ann')).toBeUndefined()
  expect(state('pending', 'ann')).toBe('pending')
})

test('clearing keeps the parameters that identify the list', () => {
  const tabbed = { ...shape, filters: ['tab', ...shape.filters], kept: ['tab'] }
  const view = { page: 1, search: 'ann', sort: 'name', filters: { tab: 'history', role: 'staff' } }
  expect(narrowingOf(view, tabbed)).toEqual(['role'])
  expect(cleared(view, tabbed)).toEqual({ ...view, search: '', filters: { tab: 'history' } })
})

test('a column header reverses the order', () => {
  expect(nextSort('name', 'name')).toBe('-name')
  expect(nextSort('-name', 'name')).toBe('name')
  expect(nextSort('email', 'name')).toBe('name')
})

import { assert, constantFrom, dictionary, integer, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { entryQuery } from './entryQuery.ts'

const sorts = ['name', '-name'] as const
const id = '01a1fefa-0919-74fb-b151-36847082a26d'

test('requests what the link says', () => {
  const filters = { state: 'archived', departmentId: id }
  expect(entryQuery({ page: 3, search: 'data', sort: '-name', filters }, sorts)).toEqual({
    page: 3,
    search: 'data',
    sort: '-name',
    state: 'archived',
    filters: { departmentId: id },
  })
})

test('leaves out values of a mistyped link', () => {
  const filters = { state: 'gone', departmentId: 'computing' }
  expect(entryQuery({ page: 1, search: '', sort: 'password', filters }, sorts)).toEqual({
    page: 1,
    search: '',
    sort: 'name',
    state: 'current',
    filters: {},
  })
})

test('the server accepts the request, whatever the link says', () => {
  const view = record({
    page: integer({ min: 1 }),
    search: string({ maxLength: 300 }),
    sort: string(),
    filters: dictionary(constantFrom('state', 'departmentId'), string()),
  })
  assert(
    property(view, (it) => {
      const { page, search, sort, state } = entryQuery(it, sorts)
      return page <= 100_000 && search.length <= 100 && sorts.includes(sort) && state !== undefined
    }),
  )
})

import { people } from '@campanile/contract/people/people.ts'
import { assert, dictionary, integer, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { readListView } from '#lib/listParams.ts'
import { peopleQuery, peopleShape } from './peopleQuery.ts'

const queryOf = (link: string) => peopleQuery(readListView(new URLSearchParams(link), peopleShape))

test('a link’s filters, search, order and page reach the server', () => {
  expect(queryOf('role=staff&status=invited&face=in-review&search=noor&sort=-createdAt&page=3')).toEqual({
    page: 3,
    search: 'noor',
    sort: '-createdAt',
    role: 'staff',
    status: 'invited',
    face: 'in-review',
  })
})

test('a batch, a programme and a department are ids', () => {
  const id = '019aa1b2-0000-7000-8000-000000000001'
  expect(queryOf(`batchId=${id}&programmeId=7&departmentId=${id}`)).toMatchObject({
    batchId: id,
    programmeId: undefined,
    departmentId: id,
  })
})

test('a filter that does not exist is left out', () => {
  expect(queryOf('role=king&status=x&face=y&sort=age&new=1')).toEqual(queryOf(''))
})

test('the server accepts the request, whatever the URL says', () => {
  const printable = string({ unit: 'grapheme' })
  const view = record({
    page: integer({ min: 1 }),
    search: printable,
    sort: printable,
    filters: dictionary(printable, printable),
  })
  assert(property(view, (it) => z.safeParse(people.listPeople.input, peopleQuery(it)).success))
})

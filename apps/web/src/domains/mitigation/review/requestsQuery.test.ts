import { mitigationReview } from '@campanile/contract/mitigation/mitigation-review.ts'
import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { readListView } from '#lib/listParams.ts'
import { requestsQuery, requestsShape } from './requestsQuery.ts'

const queryOf = (link: string) => requestsQuery(readListView(new URLSearchParams(link), requestsShape))

test('a plain link shows pending requests, newest first', () => {
  expect(queryOf('')).toEqual({ page: 1, search: '', sort: '-requestDate', status: 'pending' })
  expect(queryOf('status=all').status).toBeUndefined()
  expect(queryOf('search=noor').status).toBeUndefined()
})

test('a link names status, search and order', () => {
  const query = queryOf('status=pending&search=noor&sort=student')
  expect(query).toMatchObject({ status: 'pending', search: 'noor', sort: 'student' })
})

test('a mistyped link still leads to a valid request', () => {
  expect(queryOf('status=lost&sort=shoe&page=-1').status).toBe('pending')
  assert(
    property(string(), string(), string(), (status, sort, search) => {
      const link = new URLSearchParams({ status, sort, search }).toString()
      return mitigationReview.listMitigation.input.safeParse({ ...queryOf(link), search: '' }).success
    }),
  )
})

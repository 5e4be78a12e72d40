import { expect, test } from 'vitest'
import { profilesQuery } from './profilesQuery.ts'

test('requests what the link names, and leaves out values that do not exist', () => {
  const view = {
    page: 2,
    search: 'Marsh',
    sort: '-amount',
    filters: { employment: 'visiting', profile: 'with' },
  }
  expect(profilesQuery(view)).toEqual({
    page: 2,
    search: 'Marsh',
    employmentType: 'visiting',
    profile: 'with',
    sort: '-amount',
  })
  const odd = { page: 1, search: '', sort: 'name', filters: { employment: 'owner', profile: 'maybe' } }
  expect(profilesQuery(odd)).toEqual({ page: 1, search: '' })
})

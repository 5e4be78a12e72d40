import { expect, it } from 'vitest'
import { minutesAfter } from '#platform/clock.ts'
import { newAdminUntil } from './new-admin.rules.ts'

const adminSince = new Date('2026-11-16T10:00:00Z')
const until = new Date('2026-11-17T10:00:00Z')
const fresh = { adminSince, vouchedAt: null }

it('an admin is new for a day', () => {
  expect(newAdminUntil(fresh, adminSince)).toEqual(until)
  expect(newAdminUntil(fresh, minutesAfter(until, -1))).toEqual(until)
  expect(newAdminUntil(fresh, until)).toBeUndefined()
})

it('an admin is not new once vouched for, or if no one could vouch', () => {
  expect(newAdminUntil({ ...fresh, vouchedAt: adminSince }, adminSince)).toBeUndefined()
  expect(newAdminUntil({ adminSince: null, vouchedAt: null }, adminSince)).toBeUndefined()
})

import type { LeaveType } from '@campanile/contract/leave/leave-request.ts'
import { expect, test } from 'vitest'
import {
  askedPeriod,
  type LeaveRequestValues,
  newRequest,
  partOptions,
  tidiedRequest,
} from './leaveRequestForm.ts'

const id = '0b5e0c5e-3a52-4f0e-9a1e-0d6f4a1c9b10'
const values: LeaveRequestValues = {
  ...newRequest(id),
  leaveTypeId: id,
  from: '2026-11-16',
  to: '2026-11-20',
}

test('checks whole days, half days and hours once they are complete', () => {
  expect(askedPeriod(newRequest(id))).toBeNull()
  expect(askedPeriod(values)).toMatchObject({ to: '2026-11-20', startsAt: null })
  expect(askedPeriod({ ...values, part: 'morning' })).toMatchObject({ to: '2026-11-16', part: 'morning' })
  expect(askedPeriod({ ...values, part: 'hours', startsAt: '10:00' })).toBeNull()
  expect(askedPeriod({ ...values, part: 'hours', startsAt: '12:00', endsAt: '10:00' })).toBeNull()
  expect(askedPeriod({ ...values, part: 'hours', startsAt: '10:00', endsAt: '12:00' })).toMatchObject({
    to: '2026-11-16',
    endsAt: '12:00',
  })
})

test('forgets times that belong to another part of the day', () => {
  const filled: LeaveRequestValues = { ...values, startsAt: '10:00', endsAt: '12:00' }
  expect(tidiedRequest(filled)).toMatchObject({ startsAt: null, endsAt: null, to: '2026-11-20' })
  expect(tidiedRequest({ ...values, part: 'hours' })).toMatchObject({ startsAt: '', to: '2026-11-16' })
})

test('offers only the parts that the type allows', () => {
  const parts = (type: Partial<LeaveType>) => partOptions(type as LeaveType).map(({ value }) => value)
  expect(parts({ allowsHalfDays: false, allowsHours: false })).toEqual(['whole'])
  expect(parts({ allowsHalfDays: true, allowsHours: false })).toEqual(['whole', 'morning', 'afternoon'])
  expect(parts({ allowsHalfDays: false, allowsHours: true })).toEqual(['whole', 'hours'])
  expect(partOptions(undefined)).toHaveLength(1)
})

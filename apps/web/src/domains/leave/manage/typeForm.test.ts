import type { ManagedLeaveType } from '@campanile/contract/leave/leave-types.ts'
import { expect, test } from 'vitest'
import { leaveTypeFormInput, leaveTypeFormValues, newType, typeForm } from './typeForm.ts'

test('days and hours are stored as minutes, and shown as they were typed', () => {
  const values = { ...newType, name: 'Annual leave', days: '12,5', carryOverDays: '5', fileAfterDays: '3' }
  const input = leaveTypeFormInput(values)
  expect(input).toMatchObject({
    entitledMinutes: 12.5 * 450,
    dayMinutes: 450,
    carryOverMinutes: 5 * 450,
    fileAfterDays: 3,
  })
  expect(leaveTypeFormValues(input as ManagedLeaveType)).toEqual({ ...values, days: '12.5' })
})

test('empty fields mean no limit, no file required and nothing carried over', () => {
  const input = leaveTypeFormInput({ ...newType, days: '', fileAfterDays: '', carryOverDays: '' })
  expect(input).toMatchObject({ entitledMinutes: null, fileAfterDays: null, carryOverMinutes: 0 })
  expect(leaveTypeFormValues(input as ManagedLeaveType)).toMatchObject({
    days: '',
    fileAfterDays: '',
    carryOverDays: '',
  })
})

test('numbers are validated at their fields', () => {
  const problems = (change: object) => {
    const { error } = typeForm.safeParse({ ...newType, name: 'Annual leave', ...change })
    return error?.issues.map(({ path }) => path[0]) ?? []
  }
  expect(problems({})).toEqual([])
  expect(problems({ days: 'many' })).toEqual(['days'])
  expect(problems({ dayHours: '30' })).toEqual(['dayHours'])
  expect(problems({ carryOverMonths: '13' })).toEqual(['carryOverMonths'])
  expect(problems({ roles: [] })).toEqual(['roles'])
})

import type { LeaveRequest } from '@campanile/contract/leave/leave-request.ts'
import { expect, test } from 'vitest'
import { decisionKey, decisionToast, freshDecisions, nextSince } from './decisions.ts'

const approved = {
  id: 'a',
  status: 'approved',
  leaveType: 'Annual leave',
  from: '2026-11-16',
  to: '2026-11-20',
  part: 'whole',
  decidedAt: '2026-11-10T09:00:01.000Z',
  rejectionReason: null,
} as LeaveRequest
const rejected: LeaveRequest = {
  ...approved,
  id: 'b',
  status: 'rejected',
  decidedAt: '2026-11-10T09:00:02.000Z',
  rejectionReason: 'Exams are that week',
}
const loadedAt = '2026-11-10T09:00:00.000Z'

test('shows decisions made after the page was loaded, each once', () => {
  expect(freshDecisions([approved, rejected], loadedAt, new Set())).toEqual([approved, rejected])
  expect(freshDecisions([approved, rejected], loadedAt, new Set([decisionKey(approved)]))).toEqual([rejected])
  const shown = new Set([approved, rejected].map(decisionKey))
  expect(freshDecisions([approved, rejected], loadedAt, shown)).toEqual([])
})

test('leaves out earlier decisions, and requests that are neither approved nor rejected', () => {
  const earlier = { ...approved, decidedAt: '2026-11-10T08:59:59.999Z' }
  const revoked: LeaveRequest = { ...approved, status: 'revoked' }
  expect(freshDecisions([earlier, revoked, { ...approved, decidedAt: null }], loadedAt, new Set())).toEqual(
    [],
  )
})

test('continues from the last decision it received', () => {
  expect(nextSince([], loadedAt)).toBe(loadedAt)
  expect(nextSince([approved, rejected], loadedAt)).toBe(rejected.decidedAt)
})

test('states the decision, the period and the reason for a rejection', () => {
  expect(decisionToast(approved)).toEqual({
    type: 'success',
    title: 'Leave approved',
    message: 'Annual leave, 16 to 20 November',
  })
  expect(decisionToast(rejected)).toEqual({
    type: 'error',
    title: 'Leave rejected',
    message: 'Annual leave, 16 to 20 November. Exams are that week',
  })
})

import { personStatuses } from '@campanile/contract/people/people.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { abilities } from './people.policy.ts'
import { departmentLeftOutReason, leftOutReason } from './selected-people.policy.ts'

const acts = ['invite', 'disable', 'enable'] as const
const actor = { id: 'me', role: 'admin', newAdminUntil: null, program: null } as unknown as Parameters<
  typeof abilities
>[0]

it('leaves out exactly the people that a single act would refuse, with a reason', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...acts),
      fc.constantFrom(...personStatuses),
      fc.constantFrom('me', 'other'),
      (act, status, id) => {
        const can = abilities(actor, { id, status, secondFactorOn: false, newAdminUntil: null })
        expect(leftOutReason(act, { status, can }) === undefined).toBe(can[act])
      },
    ),
  )
})

it.each([
  ['invite', 'active', 'can-sign-in'],
  ['invite', 'left', 'no-access'],
  ['disable', 'disabled', 'already-disabled'],
  ['disable', 'archived', 'archived'],
  ['enable', 'active', 'not-disabled'],
] as const)('gives the reason why it can’t %s a person who is %s', (act, status, reason) => {
  const can = abilities(actor, { id: 'other', status, secondFactorOn: false, newAdminUntil: null })
  expect(leftOutReason(act, { status, can })).toBe(reason)
})

it('never disables the caller’s account', () => {
  const can = abilities(actor, { id: 'me', status: 'active', secondFactorOn: false, newAdminUntil: null })
  expect(leftOutReason('disable', { status: 'active', can })).toBe('own-account')
})

it.each([
  ['staff', 'a', 'active', undefined],
  ['lecturer', 'b', 'invited', 'already-in-department'],
  ['student', 'a', 'active', 'student-department'],
  ['student', 'b', 'active', 'student-department'],
  ['admin', 'a', 'archived', 'archived'],
] as const)('puts a %s of department %s who is %s into department b: %s', (role, id, status, reason) => {
  const can = abilities(actor, { id: 'other', status, secondFactorOn: false, newAdminUntil: null })
  expect(departmentLeftOutReason({ role, department: { id, name: id }, can }, 'b')).toBe(reason)
})

import { describe, expect, it } from 'vitest'
import { leaveAbilities, maySeeLeave } from './leave.policy.ts'

const admin = { id: 'zoe', role: 'admin' as const }
const ana = { id: 'ana', role: 'lecturer' as const }
const ben = { id: 'ben', role: 'lecturer' as const }
const none = { withdraw: false, attach: false, decide: false, revoke: false }

it('is visible to the person who requested it and to admins', () => {
  expect([ana, admin, ben].map((it) => maySeeLeave(it, { personId: 'ana' }))).toEqual([true, true, false])
})

describe('with a request', () => {
  it.each([
    ['its author, while pending', ana, 'pending', { ...none, withdraw: true, attach: true }],
    ['its author, once approved', ana, 'approved', none],
    ['an admin, while pending', admin, 'pending', { ...none, decide: true }],
    ['an admin, once approved', admin, 'approved', { ...none, revoke: true }],
    ['an admin, once rejected', admin, 'rejected', none],
    ['somebody else, while pending', ben, 'pending', none],
    ['somebody else, once approved', ben, 'approved', none],
  ] as const)('%s may do this', (_, who, status, abilities) => {
    expect(leaveAbilities(who, { personId: 'ana', status })).toEqual(abilities)
  })

  it('with their own request, an admin can do what everyone can', () => {
    const own = (status: 'pending' | 'approved') => leaveAbilities(admin, { personId: admin.id, status })
    expect(own('pending')).toEqual({ ...none, withdraw: true, attach: true })
    expect(own('approved')).toEqual(none)
  })
})

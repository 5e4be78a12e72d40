import { describe, expect, it } from 'vitest'
import type { Actor } from '#http/context.ts'
import { isApprovedStatus, mayAsk, mayRead } from './payslip.policy.ts'

const who = (id: string, role: Actor['role']): Actor => ({ id, role, sessionId: 'one', confirmedAt: null })
const ana = who('ana', 'lecturer')
const admin = who('zoe', 'admin')
const slip = (runStatus: 'draft' | 'computed' | 'approved', personId = 'ana') => ({ personId, runStatus })

it('a run counts as approved, and still does once paid and locked', () => {
  const statuses = ['draft', 'computed', 'approved', 'paid', 'locked'] as const
  expect(statuses.filter(isApprovedStatus)).toEqual(['approved', 'paid', 'locked'])
})

describe('a payslip', () => {
  it.each([
    ['its person, once approved', ana, slip('approved'), true],
    ['its person, before', ana, slip('computed'), false],
    ['an admin, at any time', admin, slip('draft'), true],
    ['somebody else', who('ben', 'lecturer'), slip('approved'), false],
  ])('can be read by %s: %s', (_, actor, given, expected) => expect(mayRead(actor, given)).toBe(expected))

  it.each([
    ['its person, once approved', ana, slip('approved'), true],
    ['its person, before', ana, slip('computed'), false],
    ['an admin, of their own', admin, slip('approved', 'zoe'), false],
    ['somebody else', who('ben', 'lecturer'), slip('approved'), false],
  ])('can be queried by %s: %s', (_, actor, given, expected) => expect(mayAsk(actor, given)).toBe(expected))
})

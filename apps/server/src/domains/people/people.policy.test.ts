import { describe, expect, it } from 'vitest'
import type { Actor } from '#http/context.ts'
import { abilities, changesAccess } from './people.policy.ts'

const admin: Actor = { id: 'zoe', role: 'admin', sessionId: 'one', confirmedAt: null }
const person = { id: 'ana', status: 'active' as const, secondFactorOn: true, newAdminUntil: null }
const until = '2026-11-17T10:00:00.000Z'
const names = (actor: Actor, target: Parameters<typeof abilities>[1]) =>
  Object.entries(abilities(actor, target)).flatMap(([name, allowed]) => (allowed ? [name] : []))

describe('an admin may do', () => {
  it.each([
    ['with somebody active', {}, ['edit', 'disable', 'archive', 'resetSecondFactor']],
    ['with somebody without a second factor', { secondFactorOn: false }, ['edit', 'disable', 'archive']],
    [
      'with somebody invited',
      { status: 'invited' as const, secondFactorOn: false },
      ['edit', 'disable', 'invite', 'archive'],
    ],
    [
      'with somebody disabled',
      { status: 'disabled' as const },
      ['edit', 'enable', 'archive', 'resetSecondFactor'],
    ],
    ['with somebody archived', { status: 'archived' as const, newAdminUntil: until }, []],
    ['with themselves', { id: 'zoe', newAdminUntil: until }, ['edit']],
    [
      'with a new admin',
      { newAdminUntil: until },
      ['edit', 'disable', 'archive', 'resetSecondFactor', 'vouch'],
    ],
    [
      'with a new admin who is disabled',
      { status: 'disabled' as const, newAdminUntil: until },
      ['edit', 'enable', 'archive', 'resetSecondFactor'],
    ],
  ])('%s', (_, change, expected) => expect(names(admin, { ...person, ...change })).toEqual(expected))

  it('may not vouch while they are new themselves', () => {
    const fresh = { ...admin, newAdminUntil: new Date(until) }
    expect(names(fresh, { ...person, newAdminUntil: until })).not.toContain('vouch')
  })
})

describe('access', () => {
  const ana = { role: 'student' as const, email: 'ana@campus.test' }

  it.each([
    ['another role', ana, { ...ana, role: 'lecturer' as const }, true],
    ['another email', ana, { ...ana, email: 'a@campus.test' }, true],
    ['neither', ana, { ...ana }, false],
    ['a new student', null, ana, false],
    ['a new admin', null, { ...ana, role: 'admin' as const }, true],
  ])('is changed by %s: %s', (_, before, after, expected) => {
    expect(changesAccess(before, after)).toBe(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { abilities, maySee } from './mitigation.policy.ts'

const admin = { id: 'zoe', role: 'admin' as const }
const ana = { id: 'ana', role: 'student' as const }
const ben = { id: 'ben', role: 'student' as const }
const request = { studentId: 'ana', status: 'pending' as const, autoApproved: false, reversedAt: null }
const approved = { ...request, status: 'approved' as const }
const automatic = { ...approved, autoApproved: true }
const reversedAt = new Date('2026-11-16T10:00:00Z')

it('is visible to the student who made it and to admins', () => {
  const lecturer = { id: 'ana', role: 'lecturer' as const }
  expect([ana, admin, ben, lecturer].map((it) => maySee(it, request))).toEqual([true, true, false, false])
})

describe('with a request', () => {
  it.each([
    ['an admin', 'a pending one', admin, request, ['decide', 'remove']],
    ['an admin', 'an approved one', admin, approved, ['reverse', 'remove']],
    ['an admin', 'a reversed one', admin, { ...approved, reversedAt }, ['remove']],
    ['the student', 'a pending one', ana, request, ['attach', 'detach']],
    ['the student', 'one that somebody approved', ana, approved, []],
    ['the student', 'an automatically approved one', ana, automatic, ['attach']],
    ['the student', 'an automatically approved and reversed one', ana, { ...automatic, reversedAt }, []],
    ['another student', 'a pending one', ben, request, []],
    ['another student', 'an automatically approved one', ben, automatic, []],
    ['a lecturer', 'a pending one', { ...ana, role: 'lecturer' as const }, request, []],
  ])('%s may do this with %s: %s', (_, __, who, target, expected) => {
    const may = Object.entries(abilities(who, target)).filter(([, allowed]) => allowed)
    expect(may.map(([name]) => name)).toEqual(expected)
  })
})

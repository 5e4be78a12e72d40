import { expect, it } from 'vitest'
import { maySeePaper, paperAbilities } from './papers.policy.ts'

const transcript = { kind: 'transcript' as const, studentId: 'ana', revokedAt: null }
const sheet = { kind: 'result-sheet' as const, studentId: null, revokedAt: null }
const revokedAt = new Date('2026-11-16T10:00:00Z')

it.each([
  ['an admin, any document', { id: 'zoe', role: 'admin' }, transcript, false, true],
  ['a student, their own transcript', { id: 'ana', role: 'student' }, transcript, false, true],
  ['a student, another’s transcript', { id: 'ben', role: 'student' }, transcript, false, false],
  ['a student, a result sheet', { id: 'ana', role: 'student' }, { ...sheet, studentId: 'ana' }, false, false],
  ['a lecturer of the class, its result sheet', { id: 'dee', role: 'lecturer' }, sheet, true, true],
  ['a lecturer of another class, a result sheet', { id: 'dee', role: 'lecturer' }, sheet, false, false],
  ['staff, a result sheet', { id: 'dee', role: 'staff' }, sheet, true, false],
  ['a lecturer, a transcript', { id: 'dee', role: 'lecturer' }, transcript, true, false],
] as const)('can be seen by %s: %s', (_, who, paper, runs, expected) => {
  expect(maySeePaper(who, paper, runs)).toBe(expected)
})

it('can be downloaded until it is revoked, which an admin can do once', () => {
  const [admin, student] = [
    { id: 'zoe', role: 'admin' as const },
    { id: 'ana', role: 'student' as const },
  ]
  expect(paperAbilities(admin, transcript)).toEqual({ download: true, revoke: true })
  expect(paperAbilities(student, transcript)).toEqual({ download: true, revoke: false })
  for (const who of [admin, student])
    expect(paperAbilities(who, { ...transcript, revokedAt })).toEqual({ download: false, revoke: false })
})

import { describe, expect, it } from 'vitest'
import type { Actor } from '#http/context.ts'
import { canRunClass, canRunSession } from './session-access.policy.ts'

const who = (role: Actor['role'], id = 'ana'): Actor => ({ id, role, sessionId: 'one', confirmedAt: null })

describe.each([
  ['a session', canRunSession],
  ['a class', canRunClass],
])('%s', (_, canRun) => {
  it.each([
    ['any admin', who('admin', 'zoe'), true],
    ['a lecturer of it', who('lecturer'), true],
    ['a lecturer of another', who('lecturer', 'ben'), false],
    // Ids of people in other roles are never stored here. Even if one were, it must not grant access.
    ['a student', who('student'), false],
  ])('is run by %s: %s', (_, actor, expected) => {
    expect(canRun(actor, { lecturerIds: ['cai', 'ana'] })).toBe(expected)
  })
})

import { expect, it } from 'vitest'
import type { Actor } from '#http/context.ts'
import { mayDecideFaceReview, maySeeFacePhoto } from './faces.policy.ts'

const who = (id: string, role: Actor['role']): Actor => ({ id, role, sessionId: 'one', confirmedAt: null })

it.each([
  ['its owner', who('ana', 'student'), true, false],
  ['an admin', who('zoe', 'admin'), true, true],
  ['an admin whose own face it is', who('ana', 'admin'), true, false],
  ['another student', who('ben', 'student'), false, false],
  ['a lecturer', who('dee', 'lecturer'), false, false],
])('%s can see the photo: %s, %s; and decide its review: %s', (_, actor, sees, decides) => {
  expect(maySeeFacePhoto(actor, 'ana')).toBe(sees)
  expect(mayDecideFaceReview(actor, 'ana')).toBe(decides)
})

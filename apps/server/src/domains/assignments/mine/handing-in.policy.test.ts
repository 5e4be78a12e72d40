import { expect, it } from 'vitest'
import { handInObstacle } from './handing-in.policy.ts'

const opensAt = new Date('2026-11-16T09:00:00Z')
const ownDueAt = new Date('2026-11-20T17:00:00Z')
const ownLateUntil = new Date('2026-11-22T17:00:00Z')
const momentAfter = (at: Date) => new Date(at.getTime() + 1)
const momentBefore = (at: Date) => new Date(at.getTime() - 1)
const standing = {
  opensAt,
  ownDueAt,
  ownLateUntil,
  lateKind: 'stepwise' as const,
  archivedAt: null,
  releasedAt: null,
  submittedAt: null,
}
const late = momentAfter(ownDueAt)

it.each([
  ['before it opens', {}, momentBefore(opensAt), 'work-not-open'],
  ['from its first moment', {}, opensAt, null],
  ['at the due instant', {}, ownDueAt, null],
  ['late', {}, late, null],
  ['at the final cut-off', {}, ownLateUntil, null],
  ['after it', {}, momentAfter(ownLateUntil), 'work-closed'],
  ['late without a final cut-off', { ownLateUntil: null }, momentAfter(ownLateUntil), null],
  ['late where nothing late is accepted', { lateKind: 'none' as const }, late, 'work-closed'],
  ['again before the due date', { submittedAt: opensAt }, ownDueAt, null],
  ['again after it, having been in time', { submittedAt: ownDueAt }, late, 'work-in-time'],
  ['again after it, having been late', { submittedAt: late }, momentAfter(late), null],
  ['to an archived assignment', { archivedAt: opensAt }, ownDueAt, 'work-closed'],
  ['once the mark is out', { releasedAt: opensAt, archivedAt: opensAt }, opensAt, 'work-returned'],
])('submitting %s: %s', (_, change, at, obstacle) => {
  expect(handInObstacle({ ...standing, ...change }, at)).toBe(obstacle)
})

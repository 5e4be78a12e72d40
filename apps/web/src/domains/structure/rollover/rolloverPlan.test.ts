import type { RolloverClash } from '@campanile/contract/structure/term-rollover.ts'
import { expect, it } from 'vitest'
import { nothingResolved, resolveClashes, resolvedCount } from './rolloverPlan.ts'

const clash = (resource: RolloverClash['resource'], meetingId: string, resourceId: string | null) =>
  ({ resource, meetingId, classId: `class of ${meetingId}`, resourceId }) as RolloverClash

it('leaves clashing meetings open, each once', () => {
  const clashes = [
    clash('room', 'one', 'hall'),
    clash('lecturer', 'one', 'ada'),
    clash('lecturer', 'one', 'ada'),
    clash('batch', 'two', null),
  ]
  const resolved = resolveClashes({ ...nothingResolved, withoutRoom: ['one'] }, clashes)
  expect(resolved).toEqual({
    withoutRoom: ['one'],
    withoutMeeting: ['two'],
    withoutLecturer: [{ classId: 'class of one', lecturerId: 'ada' }],
  })
  expect(resolvedCount(resolved)).toBe(3)
  expect(resolvedCount(nothingResolved)).toBe(0)
})

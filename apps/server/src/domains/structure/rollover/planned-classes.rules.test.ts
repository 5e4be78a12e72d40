import type { BatchSuccessor, RolloverPlan } from '@campanile/contract/structure/term-rollover.ts'
import { expect, it } from 'vitest'
import {
  type ClassToCopy,
  emptyPlan,
  newBatches,
  plannedClasses,
  plannedMeetings,
} from './planned-classes.rules.ts'

const taught = (id: string, more: Partial<ClassToCopy> = {}): ClassToCopy => ({
  id,
  batches: [{ id: 'CS-26', code: 'CS-26' }],
  lecturers: [
    { id: 'ada', name: 'Ada', departure: null },
    { id: 'grace', name: 'Grace', departure: 'left' },
    { id: 'edsger', name: 'Edsger', departure: 'leaving' },
  ],
  meetings: [{ id: `${id} 1`, weekday: 1, startsAt: '09:00', endsAt: '10:30', roomId: 'hall', room: 'Hall' }],
  copied: false,
  ...more,
})
const successors = new Map<string, BatchSuccessor>([
  ['CS-25', { kind: 'existing', batchId: 'CS-26' }],
  ['CS-26', { kind: 'new', code: 'CS-27' }],
  ['LAW-26', { kind: 'none' }],
])

it('classes that are left out or already copied are not copied', () => {
  const classes = [taught('one'), taught('two'), taught('three', { copied: true })]
  const planned = plannedClasses(classes, { ...emptyPlan, leftOut: ['two'] }, successors)
  expect(planned.map(({ source }) => source.id)).toEqual(['one'])
})

it('lecturers who have left are left open, those who leave later are kept', () => {
  const lecturers = (more: Partial<RolloverPlan>) =>
    plannedClasses([taught('one')], { ...emptyPlan, ...more }, successors)[0]!.lecturers.map(({ id }) => id)
  expect(lecturers({})).toEqual(['ada', 'edsger'])
  expect(lecturers({ lecturers: 'open' })).toEqual([])
  expect(lecturers({ withoutLecturer: [{ classId: 'one', lecturerId: 'ada' }] })).toEqual(['edsger'])
  expect(lecturers({ withoutLecturer: [{ classId: 'two', lecturerId: 'ada' }] })).toHaveLength(2)
})

it('classes go to the successors of their batches, and only needed batches are created', () => {
  const batches = ['CS-25', 'CS-26', 'LAW-26'].map((id) => ({ id, code: id }))
  const planned = plannedClasses([taught('one', { batches }), taught('two')], emptyPlan, successors)
  expect(planned[0]!.batches).toEqual([
    { kind: 'existing', batchId: 'CS-26' },
    { kind: 'new', code: 'CS-27' },
  ])
  expect(newBatches(planned, batches, successors)).toEqual([{ code: 'CS-27', after: batches[1] }])
  expect(newBatches([], batches, successors)).toEqual([])
})

it('meetings lose their room or are left out because of clashes', () => {
  const planned = plannedClasses(
    [taught('one'), taught('two')],
    { ...emptyPlan, withoutRoom: ['one 1'], withoutMeeting: ['two 1'] },
    successors,
  )
  const meetings = plannedMeetings(planned)
  expect(meetings.map(({ id, roomId }) => ({ id, roomId }))).toEqual([{ id: 'one 1', roomId: null }])
  expect(meetings[0]!.needs.map(({ key }) => key)).toEqual(['ada', 'edsger', 'new cs-27'])
})

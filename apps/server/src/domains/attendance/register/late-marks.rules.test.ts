import { attendanceStatuses } from '@campanile/contract/attendance/attendance-words.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lateMarks } from './late-marks.rules.ts'

it('marks every student without a record, except the named ones, and keeps earlier records', () => {
  const rows = [
    { studentId: 'ana', status: null },
    { studentId: 'ben', status: null },
    { studentId: 'cai', status: 'late' as const },
    { studentId: 'dee', status: 'late' as const },
  ]
  const except = [
    { studentId: 'ben', status: 'absent' as const },
    { studentId: 'dee', status: 'excused' as const },
  ]
  expect(lateMarks(rows, 'present', except)).toEqual([
    { studentId: 'ana', status: 'present' },
    { studentId: 'ben', status: 'absent' },
    { studentId: 'dee', status: 'excused' },
  ])
})

it('leaves a record unchanged that is named with the status it has', () => {
  const ana = { studentId: 'ana', status: 'late' as const }
  expect(lateMarks([ana], 'absent', [ana])).toEqual([])
})

it('refuses a student who is not on the register', () => {
  expect(
    lateMarks([{ studentId: 'ana', status: null }], 'present', [{ studentId: 'eve', status: 'absent' }]),
  ).toBe(undefined)
})

it('leaves nobody unmarked and changes nobody twice', () => {
  const status = fc.constantFrom(...attendanceStatuses)
  const row = fc.record({ studentId: fc.uuid(), status: fc.option(status) })
  const rows = fc.uniqueArray(row, { selector: (it) => it.studentId, maxLength: 40 })
  fc.assert(
    fc.property(rows, status, fc.array(fc.nat(39)), status, (all, rest, places, other) => {
      const except = places.flatMap((place) =>
        all[place] ? [{ studentId: all[place].studentId, status: other }] : [],
      )
      const marks = lateMarks(all, rest, except)!
      const after = new Map(marks.map((it) => [it.studentId, it.status]))
      expect(after.size).toBe(marks.length)
      for (const { studentId, status: before } of all) {
        const wanted = except.some((it) => it.studentId === studentId) ? other : (before ?? rest)
        expect(after.get(studentId) ?? before).toBe(wanted)
      }
    }),
  )
})

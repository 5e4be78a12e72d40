import { attendanceStatuses } from '@campanile/contract/attendance/attendance-words.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RecordValues } from '../attendance.rules.ts'
import { storedSources } from '../attendance.tables.ts'
import { excuseObstacle, recordAfterExcuse } from './excusing.rules.ts'

const at = new Date('2026-11-16T10:00:00Z')
const later = new Date('2026-11-16T11:00:00Z')
const earlier = new Date('2026-11-16T09:00:00Z')
const untouched = { open: false, completedAt: null, enrolled: true }
const closingAbsence: RecordValues = { status: 'absent', source: 'manual', markedAt: earlier, markedBy: null }

describe('excusing', () => {
  it.each([
    [{ sessionStatus: 'scheduled', enrolled: true, record: null }, null],
    [{ sessionStatus: 'moved', enrolled: true, record: { status: 'absent' } }, null],
    [{ sessionStatus: 'held', enrolled: false, record: { status: 'present' } }, null],
    [{ sessionStatus: 'held', enrolled: false, record: null }, 'not-enrolled'],
    [{ sessionStatus: 'held', enrolled: true, record: { status: 'excused' } }, 'excused-already'],
    [{ sessionStatus: 'cancelled', enrolled: true, record: { status: 'excused' } }, 'session-cancelled'],
  ] as const)('%j: %s', (facts, obstacle) => expect(excuseObstacle(facts)).toBe(obstacle))
})

describe('withdrawing an excuse', () => {
  it('leaves no record for an unmarked student, until the register is completed without them', () => {
    expect(recordAfterExcuse(null, at, untouched)).toBe(null)
    expect(recordAfterExcuse(null, at, { ...untouched, open: true, completedAt: later })).toBe(null)
    expect(recordAfterExcuse(null, at, { ...untouched, completedAt: earlier })).toBe(null)
    expect(recordAfterExcuse(null, at, { ...untouched, completedAt: later, enrolled: false })).toBe(null)
    for (const completedAt of [at, later])
      expect(recordAfterExcuse(null, at, { ...untouched, completedAt })).toEqual({
        status: 'absent',
        source: 'manual',
        markedAt: completedAt,
        markedBy: null,
      })
  })

  it('restores an absence from closing check-in, unless check-in is open again', () => {
    expect(recordAfterExcuse(closingAbsence, at, untouched)).toEqual(closingAbsence)
    expect(recordAfterExcuse(closingAbsence, at, { ...untouched, open: true })).toBe(null)
  })

  it('restores a check-in by the student, also while check-in is open again', () => {
    const checkIn: RecordValues = { ...closingAbsence, status: 'late', source: 'code' }
    expect(recordAfterExcuse(checkIn, at, { ...untouched, open: true })).toEqual(checkIn)
  })

  it('restores every record that a person made, whatever happened to the register', () => {
    const mark = fc.record({
      status: fc.constantFrom(...attendanceStatuses),
      source: fc.constantFrom(...storedSources),
      markedAt: fc.date({ noInvalidDate: true }),
      markedBy: fc.uuid(),
    })
    const register = fc.record({
      open: fc.boolean(),
      completedAt: fc.option(fc.constantFrom(earlier, at, later)),
      enrolled: fc.boolean(),
    })
    fc.assert(
      fc.property(mark, register, (before, since) => {
        expect(recordAfterExcuse(before, at, since)).toBe(before)
      }),
    )
  })
})

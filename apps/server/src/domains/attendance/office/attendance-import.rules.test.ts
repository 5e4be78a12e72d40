import { inEnglish } from '@campanile/contract/testing/in-english.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ImportMatch, lineStart, planImport, readRows } from './attendance-import.rules.ts'

const line = (number: number, ...cells: string[]) => ({ line: number, cells })

describe('readRows', () => {
  it('finds the columns by name, in any order and spelling', () => {
    expect(
      readRows([
        line(1, 'STATUS', 'Student email', 'Course code', 'Date', 'Start time'),
        line(2, 'present', 'a@b.c', 'CS1', '2026-11-16', '10:00', 'more'),
      ]),
    ).toMatchObject([
      { line: 2, status: 'present', class: 'CS1', date: '2026-11-16', time: '10:00', session: '' },
    ])
  })

  it.each([
    ['student', ['Student', 'E-mail', 'Student email', 'Student ID', 'Student number', 'Number']],
    ['class', ['Class', 'Course', 'Class ID', 'Class code', 'Course code', 'Course ID']],
    ['date', ['Date', 'Day']],
    ['time', ['Time', 'Start', 'Start time', 'Starts at']],
    ['status', ['Status', 'Attendance', 'Mark']],
  ] as const)('finds the column %s under any of its names', (column, names) => {
    const others = ['student', 'class', 'date', 'time', 'status'].filter((it) => it !== column)
    for (const name of names)
      expect(readRows([line(1, ...others, name), line(2, 'a', 'b', 'c', 'd', 'this one')])).toMatchObject([
        { line: 2, [column]: 'this one' },
      ])
  })

  it.each(['Session', 'Session ID'])('needs no class, date or time if there is a column %s', (name) => {
    expect(readRows([line(1, 'Student', 'Status', name), line(2, ' S1 ', 'late ', ' ab12')])).toEqual([
      { line: 2, student: 'S1', class: '', session: 'ab12', date: '', time: '', status: 'late' },
    ])
  })

  it('names the missing column', () => {
    expect(inEnglish(readRows([]))).toBe('The file is empty.')
    for (const head of [['student'], ['status']])
      expect(inEnglish(readRows([line(1, ...head)]))).toContain('student and status')
    const names = ['class', 'date', 'time']
    for (const missing of names)
      expect(
        inEnglish(readRows([line(1, 'student', 'status', ...names.filter((it) => it !== missing))])),
      ).toContain('class, date and time')
  })
})

describe('lineStart', () => {
  it.each([
    ['2026-11-16', '10:00', '2026-11-16T10:00:00.000Z'],
    ['2026-07-16', '9:05', '2026-07-16T08:05:00.000Z'],
    ['2026-07-16', '09:05:30', '2026-07-16T08:05:30.000Z'],
  ])('%s %s is %s', (date, time, expected) => {
    expect(lineStart({ date, time }, 'Europe/London')?.toISOString()).toBe(expected)
  })

  it('rejects times that do not exist', () => {
    for (const [date, time] of [
      ['2026-02-30', '10:00'],
      ['16/11/2026', '10:00'],
      ['2026-11-16', '25:00'],
      ['2026-11-16', '10:00+01:00'],
      ['+002026-11-16', '10:00'],
      ['', ''],
    ] as const)
      expect(lineStart({ date, time }, 'Europe/London')).toBeUndefined()
  })
})

const now = new Date('2026-11-16T12:00:00Z')
const match: ImportMatch = {
  studentId: 'ana',
  studentName: 'Ana Adams',
  sessionId: 'one',
  sessionName: 'CS1, Logic',
  sessionStatus: 'held',
  startsAt: new Date('2026-11-16T10:00:00Z'),
  onRegister: true,
  before: null,
  version: null,
}
const row = { line: 2, student: 'a@b.c', class: 'CS1', session: '', date: '', time: '', status: 'present' }

describe('planImport', () => {
  const outcome = (changes: Partial<ImportMatch>[], status = 'present') => {
    const matches = changes.map((it) => ({ ...match, ...it }))
    return inEnglish(planImport([{ ...row, status }], [matches], now)[0])
  }

  it.each([
    ['a new mark', [{}], 'created'],
    ['another mark', [{ before: 'absent' as const, version: 3 }], 'changed'],
    ['the same mark', [{ before: 'present' as const, version: 3 }], 'same'],
    ['the one session of two that is theirs', [{}, { sessionId: 'two', onRegister: false }], 'created'],
    ['a session that starts now', [{ startsAt: now }], 'created'],
  ])('accepts %s', (_, changes, expected) => {
    expect(outcome(changes)?.outcome).toBe(expected)
  })

  it.each([
    ['nobody', [{ studentId: null }], 'No student has'],
    ['two people', [{}, { studentId: 'ben' }], 'several students'],
    ['no session', [{ sessionId: null }], 'no session at that date and time'],
    ['a class that is not theirs', [{ onRegister: false }], 'not enrolled'],
    ['two sessions at once', [{}, { sessionId: 'two' }], 'several matching sessions'],
    ['a cancelled session', [{ sessionStatus: 'cancelled' as const }], 'cancelled'],
    ['a session ahead', [{ startsAt: new Date('2026-11-17T10:00:00Z') }], 'not started'],
  ])('rejects %s and says so', (_, changes, reason) => {
    expect(outcome(changes)).toMatchObject({ outcome: 'rejected', reason: expect.stringContaining(reason) })
  })

  it('reports a missing student before any other problem', () => {
    const [planned] = inEnglish(planImport([{ ...row, student: '' }], [[]], now))
    expect(planned).toMatchObject({ student: null, reason: 'The student is missing.' })
  })

  it('reports that the session does not exist when the file names one', () => {
    const [planned] = inEnglish(
      planImport([{ ...row, session: 'x' }], [[{ ...match, sessionId: null }]], now),
    )
    expect(planned?.reason).toBe('This session doesn’t exist.')
  })

  it('shows a line by what was matched, or by its own text if nothing was', () => {
    const found = { ...match, before: 'absent' as const, version: 3 }
    const elsewhere = { ...match, sessionId: 'two', sessionName: 'CS2, Sets', onRegister: false }
    const shown = {
      studentId: 'ana',
      sessionId: 'one',
      student: 'Ana Adams',
      session: 'CS1, Logic',
      before: 'absent',
      version: 3,
    }
    const written = { ...row, date: '2026-11-16', time: '' }
    expect(planImport([written], [[elsewhere, found]], now)).toMatchObject([shown])
    const cancelled = { ...found, sessionStatus: 'cancelled' as const }
    expect(planImport([written], [[cancelled]], now)).toMatchObject([shown])
    const nothing = { studentId: null, sessionId: null, before: null, version: null }
    expect(planImport([written], [[]], now)).toMatchObject([
      { ...nothing, student: 'a@b.c', session: 'CS1 2026-11-16' },
    ])
    expect(planImport([{ ...written, class: '', date: '' }], [[]], now)).toMatchObject([
      { ...nothing, session: null },
    ])
  })

  it('rejects a second line for the same student and session, and refers to the first', () => {
    const rows = [2, 3, 4].map((number) => ({ ...row, line: number }))
    const plan = planImport(rows, [[match], [{ ...match, studentId: 'ben' }], [match]], now)
    expect(inEnglish(plan.map((it) => it.reason))).toEqual([
      null,
      null,
      'Line 2 is about the same student and session.',
    ])
  })

  it.each([
    ['present', ['Present', 'P']],
    ['late', ['Late', 'LATE', 'l']],
    ['absent', ['absent', 'a']],
    ['excused', ['excused', 'E']],
  ])('reads %s as a word and as a letter, whatever its case', (expected, words) => {
    for (const status of words) expect(outcome([{}], status)?.after).toBe(expected)
  })

  it('rejects any other word as a status', () => {
    for (const status of ['maybe', 'constructor', '__proto__'])
      expect(outcome([{}], status)).toMatchObject({ outcome: 'rejected', after: null })
  })

  it('gives each line one outcome, each rejected line a reason, and writes no record twice', () => {
    const one = fc.record({
      place: fc.constantFrom('one', 'two', null),
      who: fc.constantFrom('ana', 'ben', null),
      before: fc.constantFrom('absent' as const, 'present' as const, null),
      onRegister: fc.boolean(),
      status: fc.constantFrom('present', 'a', 'nonsense', ''),
    })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 30 }), (lines) => {
        const rows = lines.map((it, place) => ({ ...row, line: place + 2, status: it.status }))
        const matches = lines.map((it) => [
          { ...match, studentId: it.who, sessionId: it.place, before: it.before, onRegister: it.onRegister },
        ])
        const plan = planImport(rows, matches, now)
        expect(plan.map((it) => it.line)).toEqual(rows.map((it) => it.line))
        const done = plan.filter((it) => it.outcome !== 'rejected')
        expect(new Set(done.map((it) => `${it.sessionId} ${it.studentId}`)).size).toBe(done.length)
        for (const it of plan) {
          expect(it.reason !== null).toBe(it.outcome === 'rejected')
          if (it.outcome !== 'rejected') expect(it.after).not.toBeNull()
        }
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ImportMatch, planImport, readRows, startOf } from './attendance-import.rules.ts'

const line = (number: number, ...cells: string[]) => ({ line: number, cells })

describe('readRows', () => {
  it('finds the columns by their names, in any order and spelling', () => {
    expect(
      readRows([
        line(1, 'STATUS', 'Student e-mail', 'Course code', 'Date', 'Start time'),
        line(2, 'present', 'a@b.c', 'CS1', '2026-11-16', '10:00', 'more'),
      ]),
    ).toMatchObject([
      { line: 2, status: 'present', class: 'CS1', date: '2026-11-16', time: '10:00', session: '' },
    ])
  })

  it('says which column is missing', () => {
    expect(readRows([])).toBe('The file is empty.')
    expect(readRows([line(1, 'student')])).toContain('student and status')
    expect(readRows([line(1, 'student', 'status', 'class', 'date')])).toContain('class, date and time')
  })
})

describe('startOf', () => {
  it.each([
    ['2026-11-16', '10:00', '2026-11-16T10:00:00.000Z'],
    ['2026-07-16', '9:05', '2026-07-16T08:05:00.000Z'],
    ['2026-07-16', '09:05:30', '2026-07-16T08:05:30.000Z'],
  ])('%s %s is %s', (date, time, expected) => {
    expect(startOf({ date, time }, 'Europe/London')?.toISOString()).toBe(expected)
  })

  it('knows no other times than there are', () => {
    for (const [date, time] of [
      ['2026-02-30', '10:00'],
      ['16/11/2026', '10:00'],
      ['2026-11-16', '25:00'],
      ['', ''],
    ] as const)
      expect(startOf({ date, time }, 'Europe/London')).toBeUndefined()
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
    return planImport([{ ...row, status }], [matches], now)[0]
  }

  it.each([
    ['a new mark', [{}], 'created'],
    ['another mark', [{ before: 'absent' as const, version: 3 }], 'changed'],
    ['the same mark', [{ before: 'present' as const, version: 3 }], 'same'],
    ['nobody', [{ studentId: null }], 'refused'],
    ['two people', [{}, { studentId: 'ben' }], 'refused'],
    ['no session', [{ sessionId: null }], 'refused'],
    ['two sessions at once', [{}, { sessionId: 'two' }], 'refused'],
    ['the one session of two that is theirs', [{}, { sessionId: 'two', onRegister: false }], 'created'],
    ['a cancelled session', [{ sessionStatus: 'cancelled' as const }], 'refused'],
    ['a session ahead', [{ startsAt: new Date('2026-11-17T10:00:00Z') }], 'refused'],
  ])('knows %s', (_, changes, expected) => {
    expect(outcome(changes)?.outcome).toBe(expected)
  })

  it('reads words and letters, whatever their case', () => {
    for (const status of ['Late', 'LATE', 'l']) expect(outcome([{}], status)?.after).toBe('late')
    for (const status of ['maybe', 'constructor', '__proto__'])
      expect(outcome([{}], status)).toMatchObject({ outcome: 'refused', after: null })
  })

  it('gives each line one outcome, a refused one its reason, and writes no mark twice', () => {
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
        const done = plan.filter((it) => it.outcome !== 'refused')
        expect(new Set(done.map((it) => `${it.sessionId} ${it.studentId}`)).size).toBe(done.length)
        for (const it of plan) {
          expect(it.reason !== null).toBe(it.outcome === 'refused')
          if (it.outcome !== 'refused') expect(it.after).not.toBeNull()
        }
      }),
    )
  })
})

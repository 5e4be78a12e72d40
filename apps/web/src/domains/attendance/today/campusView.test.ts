import type { SessionToday } from '@campanile/contract/timetable/timetable.ts'
import { expect, test } from 'vitest'
import { attendanceOf, begunSessions, groupByHour, sessionsOfView, withoutRecord } from './campusView.ts'

const now = new Date('2026-11-18T10:45:00Z')
const session = (courseCode: string, hour: string, change: Partial<SessionToday> = {}): SessionToday => ({
  id: courseCode,
  classId: courseCode,
  courseCode,
  courseTitle: 'Databases',
  lecturers: [{ id: 'hana', name: 'Hana Kimura' }],
  batches: ['CS-24A'],
  room: { id: 'a2', name: 'A2.08' },
  startsAt: `2026-11-18T${hour}:30:00Z`,
  endsAt: `2026-11-18T${hour}:59:00Z`,
  status: 'scheduled',
  checkIn: 'none',
  lateAfter: null,
  closesAt: null,
  enrolled: 50,
  attending: 0,
  counted: 0,
  excused: 0,
  mine: null,
  usualMinutes: { lateAfterMinutes: 10, closeAfterMinutes: 20 },
  can: { openCheckIn: false, openRegister: false, checkIn: false, openClass: true },
  ...change,
})
const over = session('OV1', '08', { checkIn: 'closed', attending: 40, counted: 45, excused: 5 })
const missed = session('MI1', '08')
const on = session('ON1', '10', { checkIn: 'open', attending: 30, counted: 30 })
const next = session('NX1', '13')
const early = session('EA1', '11', { checkIn: 'open', attending: 2, counted: 2 })
const dropped = session('DR1', '10', { status: 'cancelled' })
const day = [over, missed, on, dropped, early, next]
const codes = (sessions: SessionToday[]) => sessions.map(({ courseCode }) => courseCode)

test('filters by sessions in progress, with an open check-in or without a register', () => {
  const shown = (state: 'all' | 'on' | 'open' | 'missing', search = '') =>
    codes(sessionsOfView(day, { state, search }, now))
  expect(shown('all')).toHaveLength(6)
  expect(shown('on')).toEqual(['ON1'])
  expect(shown('open')).toEqual(['ON1', 'EA1'])
  expect(shown('missing')).toEqual(['MI1'])
  expect(shown('all', ' kimura ')).toHaveLength(6)
  expect(shown('all', 'ov1')).toEqual(['OV1'])
  expect(shown('on', 'ov1')).toEqual([])
})

test('attendance so far counts records, without excused students and registers not taken', () => {
  expect(attendanceOf(day)).toEqual({ attended: 72, held: 77, excused: 0 })
  expect(attendanceOf([missed, { ...on, status: 'cancelled' }])).toEqual({ attended: 0, held: 0, excused: 0 })
})

test('students without a record are those expected in sessions that have begun or whose check-in opened early', () => {
  expect(codes(begunSessions(day, now))).toEqual(['OV1', 'MI1', 'ON1', 'EA1'])
  expect(withoutRecord(day, now)).toBe(0 + 50 + 20 + 48)
})

test('groups the day by the institution’s hours, without cancelled sessions', () => {
  const hours = groupByHour(day, (instant) => instant.slice(11, 13), now)
  expect(hours).toEqual([
    { hour: '08', state: 'done', rate: 89, records: 45, attending: 40, expected: 95 },
    { hour: '10', state: 'now', rate: 100, records: 30, attending: 30, expected: 50 },
    { hour: '11', state: 'next', rate: 100, records: 2, attending: 2, expected: 50 },
    { hour: '13', state: 'next', rate: null, records: 0, attending: 0, expected: 50 },
  ])
})

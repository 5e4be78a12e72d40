import { expect, it } from 'vitest'
import { setGerman } from '#testing/german.ts'
import { examEvents } from './calendar-exams.rules.ts'
import { calendarEvents, calendarText } from './calendar-feed.rules.ts'

setGerman({
  'server.timetable.calendar.cancelledSession': 'Abgesagt: {session}',
  'server.timetable.calendar.cancelled': 'Abgesagt',
  'server.timetable.calendar.movedFrom': 'Verlegt von {span}',
  'server.timetable.calendar.taughtBy': 'Mit {lecturers}',
  'server.timetable.calendar.exam': 'Prüfung {exam}',
  'server.timetable.calendar.seat': 'Sitzplatz {seat}',
  'server.dates.moment': '{day}, {time}',
  'server.dates.span': '{start} bis {end}',
})

const at = { startsAt: new Date('2026-11-16T10:00:00Z'), endsAt: new Date('2026-11-16T11:30:00Z') }
const of = { id: 'x', courseCode: 'CS304', courseTitle: 'Architecture', batches: [], ...at }
const planned = { plannedStartsAt: at.startsAt, plannedEndsAt: at.endsAt }
const modifiedAt = new Date('2026-11-01T08:00:00Z')
const reading = ['UTC', 'https://campus.test', 'de-DE'] as const

it('describes changes in its owner’s language', () => {
  const session = {
    ...of,
    ...planned,
    lecturers: ['Ada', 'Grace'],
    substitute: null,
    room: null,
    status: 'moved',
    plannedRoom: null,
    changeReason: null,
    version: 0,
    modifiedAt,
  } as const
  const cancelled = { ...session, status: 'cancelled' } as const
  const events = calendarEvents(
    [session, cancelled].map((it) => ({ ...it, lecturers: [...it.lecturers], batches: [] })),
    ...reading,
  )
  expect(events.map(({ summary, description }) => [summary, description])).toEqual([
    ['CS304 Architecture', 'Verlegt von Montag 16. November 2026, 10:00 bis 11:30\nMit Ada, Grace'],
    ['Abgesagt: CS304 Architecture', 'Abgesagt\nMit Ada, Grace'],
  ])
  const text = calendarText({
    title: 'Stundenplan Testuniversität',
    timeZone: 'UTC',
    locale: 'de-DE',
    events,
  })
  expect(text).toContain('X-WR-CALNAME:Stundenplan Testuniversität')
  expect(text).toContain('//DE')
})

it('names exams and seats in its owner’s language', () => {
  const exam = {
    ...of,
    title: 'Final',
    rooms: [],
    plannedStartsAt: null,
    plannedEndsAt: null,
    cancelReason: null,
    seat: 7,
    deferred: false,
    invigilating: false,
    sequence: 0,
    modifiedAt,
  }
  expect(examEvents([exam], ...reading)[0]).toMatchObject({
    summary: 'Prüfung CS304 Final',
    description: 'Architecture\nSitzplatz 7',
  })
})

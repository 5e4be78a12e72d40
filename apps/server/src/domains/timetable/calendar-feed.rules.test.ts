import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { minutesAfter } from '#platform/clock.ts'
import { calendarEvents, calendarText } from './calendar-feed.rules.ts'

const london = 'Europe/London'
const startsAt = new Date('2026-11-16T10:00:00Z')
const session = {
  id: '0199a0b0-0000-7000-8000-000000000001',
  courseCode: 'CS304',
  courseTitle: 'Software Architecture',
  lecturers: ['Tobias Okonkwo'],
  substitute: null as string | null,
  batches: ['CS-24A'],
  room: 'B2.14' as string | null,
  startsAt,
  endsAt: minutesAfter(startsAt, 90),
  status: 'scheduled' as 'scheduled' | 'held' | 'cancelled' | 'moved',
  plannedStartsAt: null as Date | null,
  plannedEndsAt: null as Date | null,
  plannedRoom: null as string | null,
  changeReason: null as string | null,
  version: 0,
  modifiedAt: new Date('2026-11-01T08:00:00Z'),
}

const readText = (traits: Partial<typeof session>[], title = 'Test University schedule', timeZone = london) =>
  calendarText({
    title,
    timeZone,
    locale: 'en-GB',
    events: calendarEvents(
      traits.map((it) => ({ ...session, ...it })),
      timeZone,
      'https://campus.test',
      'en-GB',
    ),
  })

/** The calendar as a real parser reads it. */
function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((it) => new ICAL.Event(it))
  return { calendar, events }
}
const parsed = (...traits: Partial<typeof session>[]) => parse(readText(traits))

const value = (event: ICAL.Event, name: string) => String(event.component.getFirstPropertyValue(name))

describe('one session', () => {
  it('is an event with everything a calendar shows', () => {
    const { calendar, events } = parsed({ version: 3 })
    const [event] = events
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Test University schedule')
    expect(event).toMatchObject({
      uid: `${session.id}@campanile`,
      sequence: 3,
      summary: 'CS304 Software Architecture',
      location: 'B2.14',
      description: 'With Tobias Okonkwo\nFor CS-24A',
    })
    expect(event!.startDate.toJSDate()).toEqual(session.startsAt)
    expect(event!.endDate.toJSDate()).toEqual(session.endsAt)
    expect(value(event!, 'status')).toBe('CONFIRMED')
    expect(value(event!, 'last-modified')).toBe('2026-11-01T08:00:00Z')
    expect(value(event!, 'url')).toBe(
      `https://campus.test/app/schedule?date=2026-11-16&session=${session.id}`,
    )
  })

  it('stays the same event when it moves, with a higher sequence and a note', () => {
    const moved = {
      status: 'moved' as const,
      version: 1,
      startsAt: new Date('2026-11-18T14:00:00Z'),
      endsAt: new Date('2026-11-18T15:30:00Z'),
      room: 'Hall 1',
      plannedStartsAt: session.startsAt,
      plannedEndsAt: session.endsAt,
      plannedRoom: 'B2.14',
      changeReason: 'The lift is broken',
    }
    const [before] = parsed({}).events
    const [after] = parsed(moved).events
    expect(after!.uid).toBe(before!.uid)
    expect(after!.sequence).toBeGreaterThan(before!.sequence)
    expect(after!.startDate.toJSDate()).toEqual(moved.startsAt)
    expect(value(after!, 'status')).toBe('CONFIRMED')
    expect(after!.location).toBe('Hall 1')
    expect(after!.description).toBe(
      'Moved from Monday 16 November 2026, 10:00 to 11:30, B2.14\n' +
        'Reason: The lift is broken\nWith Tobias Okonkwo\nFor CS-24A',
    )
  })

  it('stays as cancelled, and no longer blocks the time', () => {
    const [event] = parsed({ status: 'cancelled', changeReason: 'Illness', version: 1 }).events
    expect(value(event!, 'status')).toBe('CANCELLED')
    expect(value(event!, 'transp')).toBe('TRANSPARENT')
    expect(event!.summary).toBe('Cancelled: CS304 Software Architecture')
    expect(event!.description).toMatch(/^Cancelled\nReason: Illness\n/)
  })

  it('names the substitute', () => {
    const [event] = parsed({ substitute: 'Ingrid Solheim' }).events
    expect(event!.description).toContain('With Ingrid Solheim in place of Tobias Okonkwo')
  })

  it('can have no room, lecturers or batches', () => {
    const [event] = parsed({ room: null, lecturers: [], batches: [] }).events
    expect(event!.component.hasProperty('location')).toBe(false)
    expect(event!.description ?? '').toBe('')
  })
})

describe('the description of a session', () => {
  const moved = {
    status: 'moved' as const,
    plannedStartsAt: startsAt,
    plannedEndsAt: minutesAfter(startsAt, 60),
  }
  const plain = { lecturers: [], batches: [] }

  it.each([
    [
      'one of several lecturers and batches',
      { lecturers: ['A', 'B'], batches: ['X', 'Y'] },
      'With A, B\nFor X, Y',
    ],
    ['a substitute of nobody', { ...plain, substitute: 'S' }, 'With S'],
    ['a move without a room', { ...plain, ...moved }, 'Moved from Monday 16 November 2026, 10:00 to 11:00'],
    ['half a time it was moved from', { ...plain, ...moved, plannedEndsAt: null }, ''],
    ['the other half of it', { ...plain, ...moved, plannedStartsAt: null }, ''],
    ['a plan of one that was not moved', { ...plain, ...moved, status: 'scheduled' as const }, ''],
    ['a reason of one that was not changed', { ...plain, changeReason: 'Flood' }, ''],
    ['a cancellation without a reason', { ...plain, status: 'cancelled' as const }, 'Cancelled'],
  ])('describes %s', (_, change, expected) => {
    expect(calendarEvents([{ ...session, ...change }], london, '', 'en-GB')[0]!.description).toBe(expected)
  })
})

it('keeps its local time when the clocks change', () => {
  // Nine in the morning in London: before, on and after the last Sunday of October and of March.
  const mornings = ['2026-10-23T08:00Z', '2026-10-24T08:00Z', '2026-10-25T09:00Z', '2026-10-26T09:00Z']
  const spring = ['2027-03-27T09:00Z', '2027-03-28T08:00Z']
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone: london, hour: '2-digit', minute: '2-digit' })
  const { events } = parsed(
    ...[...mornings, ...spring].map((start, index) => ({
      id: `s${index}`,
      startsAt: new Date(start),
      endsAt: minutesAfter(new Date(start), 60),
    })),
  )
  expect(events.map((it) => hour.format(it.startDate.toJSDate()))).toEqual(Array(6).fill('09:00'))
  expect(events.map((it) => hour.format(it.endDate.toJSDate()))).toEqual(Array(6).fill('10:00'))
  for (const it of events) expect(it.startDate.zone).toBe(ICAL.Timezone.utcTimezone)
})

describe('any text', () => {
  const line = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc.constantFrom(
      'a;b,c\\d:e"f',
      'Sümmer “Schööl”; 講義, \\n not a break',
      'END:VEVENT\r\nBEGIN:VEVENT',
      '\r',
      '',
    ),
  )
  // Parsers treat all line breaks alike, and control characters are invisible.
  const shown = (text: string) =>
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
    text.replace(/\r\n|\r/g, '\n').replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, ' ')

  const isWhole = (text: string) => !/\p{Cs}/u.test(text)
  /** The parser does not unescape properties it does not know. */
  const unescaped = (text: unknown) =>
    String(text).replace(/\\(.)/g, (_, char) => (char === 'n' ? '\n' : char))

  it('is read back as it was written, and cannot create another event', () => {
    fc.assert(
      fc.property(line, line, line, line, (courseTitle, room, changeReason, name) => {
        fc.pre([courseTitle, room, changeReason, name].every(isWhole))
        const text = readText(
          [{ courseTitle, room, changeReason, status: 'cancelled' }, {}],
          `${name} schedule`,
        )
        const { calendar, events } = parse(text)
        expect(events).toHaveLength(2)
        expect(events[0]!.summary).toBe(shown(`Cancelled: CS304 ${courseTitle}`))
        expect(events[0]!.location ?? '').toBe(shown(room))
        if (changeReason) expect(events[0]!.description).toContain(shown(`Reason: ${changeReason}`))
        expect(unescaped(calendar.getFirstPropertyValue('x-wr-calname'))).toBe(shown(`${name} schedule`))
      }),
    )
  })

  it('never has lines longer than 75 bytes, nor splits a character', () => {
    fc.assert(
      fc.property(line, (courseTitle) => {
        fc.pre(isWhole(courseTitle))
        const text = readText([{ courseTitle }])
        expect(text.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true)
        for (const it of text.split('\r\n')) expect(Buffer.byteLength(it)).toBeLessThanOrEqual(75)
        expect(Buffer.from(text).toString()).toBe(text)
      }),
    )
  })
})

it('an empty schedule is a valid calendar', () => {
  expect(parsed().events).toEqual([])
})

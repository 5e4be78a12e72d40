import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { attendanceRecords, checkInWindows } from '#domains/attendance/attendance.tables.ts'
import {
  batches,
  classBatches,
  classes,
  classLecturers,
  departments,
  enrolments,
  holidays,
  programmes,
  rooms,
  terms,
} from '#domains/structure/structure.tables.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { sessions } from './timetable.tables.ts'

const server = await startTestServer()
const { make, clock, platform } = server
const { db } = platform
const week = { from: '2026-11-16', to: '2026-11-22' }
const day = 24 * 60

let lecturer: TestPerson
let student: TestPerson
let taught: Awaited<ReturnType<typeof make.class>>
let at: { lecturer: TestBrowser; student: TestBrowser }

beforeEach(async () => {
  lecturer = await make.lecturer({ firstName: 'Lena', lastName: 'Lecturer' })
  student = await make.student()
  taught = await make.class([lecturer], [student])
  at = { lecturer: await server.as(lecturer), student: await server.as(student) }
})

const change = (id: string, set: Partial<typeof sessions.$inferInsert>) =>
  db.update(sessions).set(set).where(eq(sessions.id, id))

async function room(name: string) {
  const id = newId()
  const now = clock.now()
  await db.insert(rooms).values({ id, name, capacity: 20, createdAt: now, updatedAt: now })
  return id
}

describe('a week', () => {
  it('has the sessions of a person’s own classes in order, and no others', async () => {
    const later = await make.session(taught.id, { startsInMinutes: day + 30 })
    const first = await make.session(taught.id, { startsInMinutes: 60 })
    await make.session(taught.id, { startsInMinutes: 7 * day })
    await make.session((await make.class([await make.lecturer()], [await make.student()])).id)
    for (const browser of Object.values(at)) {
      const { items } = await browser.listSchedule(week)
      expect(items.map(({ id }) => id)).toEqual([first.id, later.id])
    }
    const { items, now } = await at.lecturer.listSchedule(week)
    expect(now).toBe(clock.now().toISOString())
    expect(items[0]).toEqual({
      id: first.id,
      classId: taught.id,
      courseCode: taught.courseCode,
      courseTitle: taught.courseTitle,
      lecturers: ['Lena Lecturer'],
      substitute: null,
      batches: [],
      room: expect.stringMatching(/^R\d+$/),
      startsAt: first.startsAt.toISOString(),
      endsAt: minutesAfter(first.startsAt, 90).toISOString(),
      status: 'scheduled',
      planned: null,
      changeReason: null,
      checkIn: 'none',
      enrolled: 1,
      mine: null,
      can: { openCheckIn: false, openRegister: false, openClass: true, checkIn: false },
    })
  })

  it('shows a student only what concerns students', async () => {
    const session = await make.session(taught.id)
    const now = clock.now()
    await db.insert(checkInWindows).values({
      id: newId(),
      sessionId: session.id,
      openedAt: now,
      openedBy: lecturer.id,
      lateAfter: minutesAfter(now, 5),
      closesAt: minutesAfter(now, 20),
    })
    const read = async () => (await at.student.listSchedule(week)).items[0]
    expect(await read()).toMatchObject({
      enrolled: null,
      checkIn: 'open',
      mine: null,
      can: { checkIn: true, openRegister: false, openCheckIn: false },
    })
    await db.insert(attendanceRecords).values({
      sessionId: session.id,
      studentId: student.id,
      status: 'late',
      source: 'manual',
      markedAt: now,
    })
    expect(await read()).toMatchObject({ mine: 'late', can: { checkIn: false } })
    expect((await at.lecturer.listSchedule(week)).items[0]).toMatchObject({
      mine: null,
      can: { openRegister: true },
    })
  })

  it('names the batches of a class', async () => {
    const [departmentId, programmeId, batchId] = [newId(), newId(), newId()]
    const history = { createdAt: clock.now(), updatedAt: clock.now() }
    await db.insert(departments).values({ id: departmentId, name: 'D', ...history })
    await db.insert(programmes).values({ id: programmeId, departmentId, name: 'P', ...history })
    await db
      .insert(batches)
      .values({ id: batchId, programmeId, code: 'CS-26A', intakeYear: 2026, ...history })
    await db.insert(classBatches).values({ classId: taught.id, batchId })
    await make.session(taught.id)
    expect((await at.student.listSchedule(week)).items[0]?.batches).toEqual(['CS-26A'])
  })

  it('is empty for a person without classes', async () => {
    const nobody = await server.as(await make.student())
    expect(await nobody.listSchedule(week)).toMatchObject({ items: [], terms: [], holidays: [] })
  })

  it('leaves out a class that the student has left, and future sessions of an archived class', async () => {
    const held = await make.session(taught.id, { startsInMinutes: -90 })
    await make.session(taught.id, { startsInMinutes: 60 })
    await db.update(classes).set({ archivedAt: clock.now() }).where(eq(classes.id, taught.id))
    const { items } = await at.student.listSchedule(week)
    expect(items.map(({ id }) => id)).toEqual([held.id])
    await db.update(enrolments).set({ leftAt: clock.now() }).where(eq(enrolments.studentId, student.id))
    expect((await at.student.listSchedule(week)).items).toEqual([])
  })
})

describe('changes', () => {
  it('a moved session shows its planned time and room, and the reason', async () => {
    const session = await make.session(taught.id, { startsInMinutes: day })
    const roomId = await room(`New ${session.id}`)
    const startsAt = minutesAfter(session.startsAt, 2 * day)
    const [before] = await db.select().from(sessions).where(eq(sessions.id, session.id))
    await change(session.id, {
      status: 'moved',
      startsAt,
      endsAt: minutesAfter(startsAt, 90),
      roomId,
      plannedStartsAt: before!.startsAt,
      plannedEndsAt: before!.endsAt,
      plannedRoomId: before!.roomId,
      changeReason: 'The hall is closed',
      changedAt: clock.now(),
    })
    expect((await at.student.listSchedule(week)).items).toMatchObject([
      {
        status: 'moved',
        startsAt: startsAt.toISOString(),
        room: `New ${session.id}`,
        planned: {
          startsAt: before!.startsAt.toISOString(),
          endsAt: before!.endsAt.toISOString(),
          room: expect.stringMatching(/^R\d+$/),
        },
        changeReason: 'The hall is closed',
      },
    ])
  })

  it('a cancelled session stays, with its reason and no actions', async () => {
    const session = await make.session(taught.id, { status: 'cancelled' })
    await change(session.id, { changeReason: 'Illness' })
    expect((await at.lecturer.listSchedule(week)).items).toMatchObject([
      { status: 'cancelled', changeReason: 'Illness', can: { openCheckIn: false } },
    ])
  })

  it('a substitute sees the one session, and everyone sees the substitute', async () => {
    const substitute = await make.lecturer({ firstName: 'Sub', lastName: 'Stitute' })
    const session = await make.session(taught.id)
    await make.session(taught.id, { startsInMinutes: day })
    await change(session.id, { substituteId: substitute.id })
    const { items } = await (await server.as(substitute)).listSchedule(week)
    expect(items).toMatchObject([
      {
        id: session.id,
        substitute: 'Sub Stitute',
        lecturers: ['Lena Lecturer'],
        can: { openRegister: true, openClass: false },
      },
    ])
    expect((await at.student.listSchedule(week)).items[0]).toMatchObject({ substitute: 'Sub Stitute' })
    expect((await at.lecturer.listSchedule(week)).items).toHaveLength(2)
  })

  it('a lecturer of the class who is also a substitute is listed once', async () => {
    const session = await make.session(taught.id)
    await change(session.id, { substituteId: lecturer.id })
    expect((await at.lecturer.listSchedule(week)).items).toHaveLength(1)
  })
})

describe('days', () => {
  it('are the institution’s, over the change of the clocks too', async () => {
    const sunday = { from: '2026-10-25', to: '2026-10-25' }
    const starts = [
      '2026-10-24T22:59:00Z',
      '2026-10-24T23:00:00Z',
      '2026-10-25T23:59:00Z',
      '2026-10-26T00:00:00Z',
    ]
    for (const start of starts) {
      const minutes = (Date.parse(start) - clock.now().getTime()) / 60_000
      await make.session(taught.id, { startsInMinutes: minutes, minutes: 1 })
    }
    const { items } = await at.student.listSchedule(sunday)
    expect(items.map(({ startsAt }) => Date.parse(startsAt))).toEqual(starts.slice(1, 3).map(Date.parse))
  })

  it('include the terms and holidays of a person’s own classes', async () => {
    const [own] = await db.select().from(classes).where(eq(classes.id, taught.id))
    const { termId } = own!
    const term = { name: `Autumn ${termId}`, firstDay: '2026-09-21', lastDay: '2026-12-11' }
    await db.update(terms).set(term).where(eq(terms.id, termId))
    const days = (name: string, firstDay: string, lastDay: string) =>
      db.insert(holidays).values({ termId, name, firstDay, lastDay })
    await days('Founders’ Day', '2026-11-18', '2026-11-18')
    await days('Long break', '2026-11-09', '2026-11-16')
    await days('Too early', '2026-11-15', '2026-11-15')
    await days('Too late', '2026-11-23', '2026-11-23')
    const other = await make.class([await make.lecturer()])
    const [foreign] = await db.select().from(classes).where(eq(classes.id, other.id))
    await db
      .insert(holidays)
      .values({ termId: foreign!.termId, name: 'Theirs', firstDay: '2026-11-18', lastDay: '2026-11-18' })
    for (const browser of Object.values(at)) {
      const { terms: shown, holidays: free } = await browser.listSchedule(week)
      expect(shown).toEqual([term])
      expect(free).toEqual([
        { name: 'Long break', firstDay: '2026-11-09', lastDay: '2026-11-16' },
        { name: 'Founders’ Day', firstDay: '2026-11-18', lastDay: '2026-11-18' },
      ])
    }
  })

  it.each([
    ['backwards', '2026-11-22', '2026-11-16'],
    ['more than six weeks', '2026-11-01', '2026-12-13'],
    ['no dates', 'yesterday', '2026-02-30'],
    ['days of another age', '0000-01-01', '0000-01-02'],
  ])('are rejected: %s', async (_, from, to) => {
    expect(await refusal(at.student.listSchedule({ from, to }))).toBe('invalid-input')
  })

  it('can be six weeks', async () => {
    expect((await at.student.listSchedule({ from: '2026-11-01', to: '2026-12-12' })).items).toEqual([])
  })
})

it('a class without lecturers is still on its students’ schedules', async () => {
  await db.delete(classLecturers).where(eq(classLecturers.classId, taught.id))
  await make.session(taught.id)
  expect((await at.student.listSchedule(week)).items).toMatchObject([{ lecturers: [] }])
  expect((await at.lecturer.listSchedule(week)).items).toEqual([])
})

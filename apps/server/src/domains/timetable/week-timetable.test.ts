import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { classes, enrolments } from '#domains/structure/structure.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { timetableFactories } from './testing/timetable-factories.ts'

const server = await startTestServer()
const { make, platform } = server
const { taughtClass, room, batch } = timetableFactories(server)
const week = { from: '2030-09-23', to: '2030-09-29' }
let admin: TestBrowser

beforeAll(async () => {
  admin = await server.as(await make.admin())
})

const meets = async (
  traits: Parameters<typeof taughtClass>[0],
  {
    roomId = null,
    startsAt = '10:00',
    endsAt = '11:30',
    weekday = 1,
  }: Partial<Parameters<TestBrowser['createMeeting']>[0]> = {},
) => {
  const taught = await taughtClass(traits)
  await admin.createMeeting({ classId: taught.id, weekday, startsAt, endsAt, roomId })
  return taught
}

describe('the timetable of a week', () => {
  it('is of the campus, a room, batch, lecturer or class, with its seats and students', async () => {
    const [lecturer, student] = [await make.lecturer(), await make.student()]
    const [aula, group] = [await room('Aula', 40), await batch()]
    const taught = await meets(
      { lecturers: [lecturer], students: [student], batches: [group] },
      { roomId: aula.id },
    )
    const other = await meets({}, { startsAt: '14:00', endsAt: '15:00' })
    const scopes = { room: aula.id, batch: group.id, lecturer: lecturer.id, class: taught.id } as const
    for (const [scope, scopeId] of Object.entries(scopes)) {
      const { items, isCut } = await admin.readTimetable({ ...week, scope: scope as 'room', scopeId })
      expect(items).toMatchObject([
        {
          classId: taught.id,
          courseCode: taught.courseCode,
          lecturers: [{ id: lecturer.id, name: `${lecturer.firstName} ${lecturer.lastName}` }],
          batches: [group.code],
          room: { id: aula.id, name: 'Aula', capacity: 40 },
          students: 1,
          doubleBooked: 0,
          can: { move: true },
        },
      ])
      expect(isCut).toBe(false)
    }
    const campus = await admin.readTimetable(week)
    expect(campus.items.map((it) => it.classId)).toEqual(expect.arrayContaining([taught.id, other.id]))
    expect(campus.rooms).toContainEqual({ id: aula.id, name: 'Aula', capacity: 40 })
    expect((await admin.readTimetable({ from: '2031-09-22', to: '2031-09-28' })).items).toEqual([])
  })

  it('shows a covered session to the substitute, not to the lecturer', async () => {
    const [lecturer, substitute] = [await make.lecturer(), await make.lecturer()]
    const taught = await meets({ lecturers: [lecturer] })
    const { items } = await admin.listClassSessions({ classId: taught.id })
    const { id: sessionId, version } = items[0]!
    await admin.setSubstitute({ sessionId, version, substituteId: substitute.id })
    const readWeek = async (who: TestPerson) =>
      (await admin.readTimetable({ ...week, scope: 'lecturer', scopeId: who.id })).items
    expect(await readWeek(lecturer)).toEqual([])
    expect(await readWeek(substitute)).toMatchObject([{ id: sessionId, covered: true }])
  })

  it('counts students who have two sessions at once, not those whose sessions only touch', async () => {
    const [both, one] = [await make.student(), await make.student()]
    const first = await meets({ students: [both, one] })
    const second = await meets({ students: [both] }, { startsAt: '11:00', endsAt: '12:00' })
    const third = await meets({ students: [one] }, { startsAt: '11:30', endsAt: '12:30' })
    const doubled = async ({ id }: { id: string }) =>
      (await admin.readTimetable({ ...week, scope: 'class', scopeId: id })).items[0]?.doubleBooked
    expect([await doubled(first), await doubled(second), await doubled(third)]).toEqual([1, 1, 0])
    await platform.db
      .update(enrolments)
      .set({ leftAt: server.clock.now() })
      .where(eq(enrolments.classId, second.id))
    expect(await doubled(first)).toBe(0)
  })

  it('leaves out sessions of an archived class', async () => {
    const taught = await meets({})
    await platform.db.update(classes).set({ archivedAt: server.clock.now() }).where(eq(classes.id, taught.id))
    const { items } = await admin.readTimetable({ ...week, scope: 'class', scopeId: taught.id })
    expect(items).toEqual([])
  })

  it('covers at most a week, and requires a subject', async () => {
    expect(await refusal(admin.readTimetable({ ...week, scope: 'room' }))).toBe('invalid-input')
    await expect(admin.readTimetable({ from: '2030-09-23', to: '2030-09-30' })).rejects.toMatchObject({
      fields: { to: 'At most one week at once' },
    })
  })

  it('is for admins', async () => {
    const taught = await meets({})
    const { items } = await admin.listClassSessions({ classId: taught.id })
    for (const who of [await make.lecturer(), await make.student(), await make.staff()]) {
      const browser = await server.as(who)
      expect(await refusal(browser.readTimetable(week))).toBe('forbidden')
      expect(await refusal(browser.listTakenTimes({ sessionId: items[0]!.id, ...week }))).toBe('forbidden')
    }
  })
})

describe('taken times', () => {
  it('are those of rooms, and of the lecturers, batches and single students of a session', async () => {
    const [lecturer, single] = [await make.lecturer({ firstName: 'Ada' }), await make.student()]
    const [aula, group] = [await room(), await batch()]
    const taught = await meets({ lecturers: [lecturer], students: [single], batches: [group] })
    await meets({ lecturers: [lecturer] }, { weekday: 2 })
    const ofBatch = await meets({ batches: [group] }, { weekday: 3 })
    await platform.db.insert(enrolments).values({
      classId: ofBatch.id,
      studentId: single.id,
      batchId: group.id,
      enrolledAt: server.clock.now(),
    })
    const elsewhere = await meets({ students: [single] }, { weekday: 4, roomId: aula.id })
    const [session] = (await admin.listClassSessions({ classId: taught.id })).items
    const { items, notified } = await admin.listTakenTimes({ sessionId: session!.id, ...week })
    const found = items.filter((it) => it.resource !== 'room' || it.id === aula.id)
    expect(found).toMatchObject([
      { resource: 'lecturer', id: lecturer.id, startsAt: '2030-09-24T09:00:00.000Z' },
      { resource: 'batch', id: group.id, name: group.code, startsAt: '2030-09-25T09:00:00.000Z' },
      { resource: 'room', id: aula.id, courseCode: elsewhere.courseCode, students: 0 },
      { resource: 'students', id: null, students: 1, courseCode: elsewhere.courseCode, exam: null },
    ])
    expect(notified).toEqual({
      lecturers: [`Ada ${lecturer.lastName}`],
      batches: [group.code],
      students: 1,
    })
  })
})

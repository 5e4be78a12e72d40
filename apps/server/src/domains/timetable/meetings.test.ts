import { ApiError } from '@campanile/contract/client.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { notifications } from '#domains/notifications/notifications.tables.ts'
import { classes } from '#domains/structure/structure.tables.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { timetableFactories } from './testing/timetable-factories.ts'

const server = await startTestServer()
const { make, platform } = server
const { termOf, taughtClass, room, batch } = timetableFactories(server)
let admin: TestBrowser

beforeAll(async () => {
  admin = await server.as(await make.admin())
})

const monday = { weekday: 1, startsAt: '10:00', endsAt: '11:30', roomId: null }

/** The fields that a rejected call names. */
async function readFields(call: Promise<unknown>): Promise<Record<string, string>> {
  try {
    await call
  } catch (error) {
    if (error instanceof ApiError) return error.fields ?? {}
  }
  throw new Error('the call was not refused')
}

const upcoming = (classId: string) => admin.listClassSessions({ classId, when: 'upcoming', pageSize: 100 })

describe('a weekly meeting', () => {
  it('becomes a session a week to the end of term, except in holidays, and is audited', async () => {
    const { id: classId } = await taughtClass({
      holidays: [{ firstDay: '2030-09-30', lastDay: '2030-10-06' }],
    })
    const { items } = await admin.createMeeting({ classId, ...monday, roomId: (await room()).id })
    expect(items).toMatchObject([{ weekday: 1, startsAt: '10:00', endsAt: '11:30', upcoming: 11 }])
    const { items: sessions, total } = await upcoming(classId)
    expect(total).toBe(11)
    expect(sessions[0]).toMatchObject({ startsAt: '2030-09-23T09:00:00.000Z', status: 'scheduled' })
    expect(sessions.map((it) => it.startsAt)).not.toContain('2030-09-30T09:00:00.000Z')
    // After the end of October the same local time is an hour later in UTC.
    expect(sessions.at(-1)?.startsAt).toBe('2030-12-09T10:00:00.000Z')
    const [event] = await platform.db.select().from(auditEvents).where(eq(auditEvents.entityId, items[0]!.id))
    expect(event).toMatchObject({ operation: 'createMeeting', after: { sessions: 11 } })
  })

  it('is changed with its future sessions, which keep their ids; cancelled weeks stay cancelled', async () => {
    const { id: classId } = await taughtClass()
    const made = await admin.createMeeting({ classId, ...monday })
    const before = await upcoming(classId)
    const [first, second] = before.items
    await admin.cancelSession({ sessionId: second!.id, version: second!.version, reason: 'Conference' })
    const { id: meetingId, version } = made.items[0]!
    const change = { meetingId, version, weekday: 4, startsAt: '14:00', endsAt: '15:30', roomId: null }
    const { items } = await admin.updateMeeting(change)
    expect(items).toMatchObject([{ weekday: 4, startsAt: '14:00', upcoming: 11 }])
    const after = await upcoming(classId)
    expect(after.items.map((it) => it.id)).toEqual(before.items.map((it) => it.id))
    expect(after.items[0]).toMatchObject({ id: first!.id, startsAt: '2030-09-26T13:00:00.000Z' })
    expect(after.items[1]).toMatchObject({ status: 'cancelled', changeReason: 'Conference' })
    expect(await refusal(admin.updateMeeting(change))).toBe('edit-conflict')
  })

  it('ends by removing its future sessions and keeping its past ones', async () => {
    const { id: classId } = await taughtClass()
    const { id: past } = await make.session(classId, { startsInMinutes: -600 })
    const { items } = await admin.createMeeting({ classId, ...monday })
    const left = await admin.deleteMeeting({ meetingId: items[0]!.id })
    expect(left.items).toEqual([])
    expect((await upcoming(classId)).total).toBe(0)
    const { items: sessions } = await admin.listClassSessions({ classId, when: 'past' })
    expect(sessions.map((it) => it.id)).toEqual([past])
    expect(await refusal(admin.deleteMeeting({ meetingId: items[0]!.id }))).toBe('not-found')
  })

  it('leaves a session as cancelled if a student has responded to it already', async () => {
    const student = await make.student()
    const { id: classId } = await taughtClass({ students: [student] })
    const { items } = await admin.createMeeting({ classId, ...monday })
    const [first] = (await upcoming(classId)).items
    const notice = { sessionId: first!.id, reason: 'A wedding' }
    await (await server.as(student)).giveAbsenceNotice(notice)
    await admin.deleteMeeting({ meetingId: items[0]!.id })
    expect((await upcoming(classId)).items).toMatchObject([{ id: first!.id, status: 'cancelled' }])
  })

  it('ends without a moved session that is already over', async () => {
    const { id: classId } = await taughtClass()
    const { items } = await admin.createMeeting({ classId, ...monday })
    const [first] = (await upcoming(classId)).items
    await server.pool.query(
      `update sessions set status = 'moved', planned_starts_at = starts_at, planned_ends_at = ends_at,
        starts_at = $2::timestamptz - interval '2 hours', ends_at = $2::timestamptz - interval '1 hour' where id = $1`,
      [first!.id, server.clock.now()],
    )
    await admin.deleteMeeting({ meetingId: items[0]!.id })
    const { items: past } = await admin.listClassSessions({ classId, when: 'past' })
    expect(past.map(({ id }) => id)).toEqual([first!.id])
  })

  it('of an archived class cannot be changed', async () => {
    const { id: classId } = await taughtClass()
    const { items } = await admin.createMeeting({ classId, ...monday })
    const { id: meetingId, version } = items[0]!
    await platform.db.update(classes).set({ archivedAt: server.clock.now() }).where(eq(classes.id, classId))
    expect(await refusal(admin.createMeeting({ classId, ...monday }))).toBe('not-found')
    expect(await refusal(admin.updateMeeting({ meetingId, version, ...monday }))).toBe('not-found')
    expect(await refusal(admin.deleteMeeting({ meetingId }))).toBe('not-found')
  })

  it('notifies lecturers and students once the term is near, and no one during planning', async () => {
    const [lecturer, student] = [await make.lecturer(), await make.student()]
    const far = await taughtClass({ lecturers: [lecturer], students: [student] })
    await admin.createMeeting({ classId: far.id, ...monday })
    const near = await taughtClass({
      lecturers: [lecturer],
      students: [student],
      term: await termOf('2026-11-02', '2026-12-18'),
    })
    await admin.createMeeting({ classId: near.id, ...monday, weekday: 3 })
    const told = await platform.db.select().from(notifications).where(eq(notifications.personId, student.id))
    expect(told).toMatchObject([{ title: 'New weekly meeting', navigationPath: '/app/schedule' }])
    expect(told[0]!.message).toContain('Wednesdays, 10:00 to 11:30')
  })

  it('is rejected with a sentence for invalid input', async () => {
    const { id: classId } = await taughtClass()
    const wrong = admin.createMeeting({ classId, ...monday, startsAt: '11:00', endsAt: '10:00' })
    expect(await readFields(wrong)).toEqual({ endsAt: 'The end must be after the start' })
    const elsewhere = admin.createMeeting({ classId, ...monday, roomId: classId })
    expect(await readFields(elsewhere)).toEqual({ roomId: 'Select one of the rooms' })
    const { items } = await admin.createMeeting({ classId, ...monday })
    const { id: meetingId, version } = items[0]!
    const moved = admin.updateMeeting({ meetingId, version, ...monday, roomId: classId })
    expect(await readFields(moved)).toEqual({ roomId: 'Select one of the rooms' })
  })
})

describe('a room, a lecturer and a batch are never booked twice at a time', () => {
  it('names the clash next to the field, and suggests free times', async () => {
    const [taken, free] = [await room('Aula'), await room()]
    const [lecturer, group] = [await make.lecturer(), await batch('CS-30A')]
    const one = await taughtClass({ lecturers: [lecturer], batches: [group] })
    await admin.createMeeting({ classId: one.id, ...monday, roomId: taken.id })

    const sameRoom = await taughtClass()
    const clash = admin.createMeeting({ classId: sameRoom.id, ...monday, roomId: taken.id })
    expect((await readFields(clash)).roomId).toMatch(
      new RegExp(`^Aula is taken by ${one.courseCode} on Mon 23 Sept?, 10:00 to 11:30, and 11 more$`),
    )
    const check = await admin.checkMeeting({ classId: sameRoom.id, ...monday, roomId: taken.id })
    expect(check.sessions).toBe(12)
    expect(check.clashes[0]).toMatchObject({ resource: 'room', name: 'Aula', courseCode: one.courseCode })
    expect(check.rooms.map((it) => it.id)).toContain(free.id)
    expect(check.rooms.map((it) => it.id)).not.toContain(taken.id)
    expect(check.slots[0]).toEqual({ weekday: 1, startsAt: '08:30', endsAt: '10:00' })

    const sameLecturer = await taughtClass({ lecturers: [lecturer] })
    const busy = await readFields(admin.createMeeting({ classId: sameLecturer.id, ...monday }))
    expect(busy.startsAt).toContain(`${lecturer.firstName} ${lecturer.lastName} teaches ${one.courseCode}`)
    const sameBatch = await taughtClass({ batches: [group] })
    const twice = await readFields(admin.createMeeting({ classId: sameBatch.id, ...monday }))
    expect(twice.startsAt).toContain(`CS-30A has ${one.courseCode}`)
  })

  it('also when a class gets a busy lecturer by another operation', async () => {
    const lecturer = await make.lecturer()
    const [one, other] = [await taughtClass({ lecturers: [lecturer] }), await taughtClass()]
    await admin.createMeeting({ classId: one.id, ...monday })
    await admin.createMeeting({ classId: other.id, ...monday })
    const write = server.pool.query('insert into class_lecturers (class_id, lecturer_id) values ($1, $2)', [
      other.id,
      lecturer.id,
    ])
    await expect(write).rejects.toMatchObject({ code: '23P01' })
  })

  it('back to back is not a clash', async () => {
    const aula = await room()
    const [one, other] = [await taughtClass(), await taughtClass()]
    await admin.createMeeting({ classId: one.id, ...monday, roomId: aula.id })
    const next = { ...monday, startsAt: '11:30', endsAt: '13:00', roomId: aula.id }
    expect((await admin.createMeeting({ classId: other.id, ...next })).items).toHaveLength(1)
  })

  it('of 64 concurrent bookings of a room exactly one succeeds, and the others see the class that has it', async () => {
    const aula = await room('Great Hall')
    const classes = await Promise.all(Array.from({ length: 64 }, () => taughtClass()))
    const outcomes = await Promise.all(
      classes.map(({ id: classId }) =>
        admin.createMeeting({ classId, ...monday, roomId: aula.id }).then(
          () => 'booked',
          (error: unknown) => error as ApiError,
        ),
      ),
    )
    expect(outcomes.filter((it) => it === 'booked')).toHaveLength(1)
    const winner = classes[outcomes.indexOf('booked')]!
    for (const outcome of outcomes) {
      if (outcome === 'booked') continue
      expect(outcome).toMatchObject({ code: 'timetable-clash' })
      expect((outcome as ApiError).fields?.roomId).toContain(`Great Hall is taken by ${winner.courseCode}`)
    }
    const { rows } = await server.pool.query(
      "select count(distinct session_id)::int as sessions from session_bookings where resource = 'room' and resource_id = $1",
      [aula.id],
    )
    expect(rows).toEqual([{ sessions: 12 }])
    expect((await upcoming(winner.id)).total).toBe(12)
  })
})

describe('access', () => {
  it('lecturers read their own class’s meetings; to others the class does not exist', async () => {
    const [lecturer, stranger] = [await make.lecturer(), await make.lecturer()]
    const { id: classId } = await taughtClass({ lecturers: [lecturer] })
    const { can } = await (await server.as(lecturer)).listMeetings({ classId })
    expect(can).toEqual({ edit: false })
    expect(await refusal((await server.as(stranger)).listMeetings({ classId }))).toBe('not-found')
    expect(await refusal((await server.as(lecturer)).createMeeting({ classId, ...monday }))).toBe('forbidden')
  })
})

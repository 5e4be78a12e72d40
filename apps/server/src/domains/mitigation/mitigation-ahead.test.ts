import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { timetableFactories } from '#domains/timetable/testing/timetable-factories.ts'
import type { TestPerson } from '#testing/factories.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { approval, submitted } from './testing/requests.ts'

const server = await startTestServer()
const { make, platform, clock } = server
let lecturer: TestPerson
let lecturing: TestBrowser
let student: TestPerson
let asking: TestBrowser
let reviewing: TestBrowser
let classId: string

beforeEach(async () => {
  lecturer = await make.lecturer()
  student = await make.student()
  ;[lecturing, asking, reviewing] = [
    await server.as(lecturer),
    await server.as(student),
    await server.as(await make.admin()),
  ]
  classId = (await make.class([lecturer], [student])).id
})

const session = async (startsInMinutes: number) => (await make.session(classId, { startsInMinutes })).id

const markPresent = (sessionId: string) =>
  lecturing.markAttendance({ sessionId, studentId: student.id, status: 'present' })

const approved = async (sessionId: string) =>
  reviewing.decideMitigation(approval(await submitted(asking, { classId, sessionIds: [sessionId] })))

describe('a future session that a student is excused from', () => {
  const standing = async () => (await asking.readMyAttendance({})).classes[0]

  it('counts once it begins', async () => {
    const [past, ahead] = [await session(-180), await session(180)]
    await markPresent(past)
    await approved(ahead)
    expect(await standing()).toMatchObject({ held: 1, attended: 1, excused: 0 })
    const { student: totals } = await reviewing.readStudentAttendance({ studentId: student.id })
    expect(totals).toMatchObject({ held: 1, excused: 0 })
    const report = () => reviewing.readAttendanceReport({ classId, from: '2026-11-01', to: '2026-11-30' })
    expect((await report()).overall).toMatchObject({ held: 1, excused: 0 })
    const columns = async () => (await lecturing.readClassReport({ classId })).sessions.map(({ id }) => id)
    expect(await columns()).toEqual([past])
    clock.forward({ minutes: 240 })
    expect(await standing()).toMatchObject({ held: 2, attended: 1, excused: 1, percentage: 100 })
    expect((await report()).overall).toMatchObject({ held: 2, excused: 1 })
    expect(await columns()).toEqual([past, ahead])
  })

  it('can still be moved and cancelled for everyone', async () => {
    const ahead = await session(180)
    await approved(ahead)
    const { items } = await reviewing.listClassSessions({ classId })
    expect(items).toMatchObject([{ id: ahead, can: { move: true, cancel: true } }])
    await reviewing.cancelSession({ sessionId: ahead, version: items[0]!.version, reason: 'Strike' })
  })

  it('stays in the timetable, cancelled, when its weekly meeting ends', async () => {
    const { taughtClass } = timetableFactories(server)
    classId = (await taughtClass({ lecturers: [lecturer], students: [student] })).id
    const weekly = { classId, weekday: 1, startsAt: '10:00', endsAt: '11:30', roomId: null }
    const { items: meetings } = await reviewing.createMeeting(weekly)
    const { items } = await reviewing.listClassSessions({ classId })
    const [named, other] = items.map(({ id }) => id)
    // The session is too far ahead to be selected today, so the row is inserted directly.
    const request = await submitted(asking)
    for (const sessionId of [named, other])
      await platform.db.execute(
        sql`insert into mitigation_request_sessions (request_id, session_id) values (${request.id}, ${sessionId})`,
      )
    await reviewing.decideMitigation(approval(request))
    await reviewing.deleteMeeting({ meetingId: meetings[0]!.id })
    const after = await reviewing.listClassSessions({ classId })
    expect(after.items.map(({ id, status }) => [id, status])).toEqual([
      [named, 'cancelled'],
      [other, 'cancelled'],
    ])
  })
})

import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { timetableFactories } from '#domains/timetable/testing/timetable-factories.ts'
import { startTestServer } from '#testing/server.ts'
import { approval, submitted } from './testing/requests.ts'
import { type ClassScene, classScene } from './testing/scene.ts'

const server = await startTestServer()
const { make, platform, clock } = server
let scene: ClassScene

beforeEach(async () => {
  scene = await classScene(server)
})

const session = async (startsInMinutes: number) => (await make.session(scene.classId, { startsInMinutes })).id

const markPresent = (sessionId: string) =>
  scene.lecturing.markAttendance({ sessionId, studentId: scene.student.id, status: 'present' })

const approved = async (sessionId: string) =>
  scene.reviewing.decideMitigation(
    approval(await submitted(scene.asking, { classId: scene.classId, sessionIds: [sessionId] })),
  )

describe('a future session that a student is excused from', () => {
  const standing = async () => (await scene.asking.readMyAttendance({})).classes[0]

  it('counts once it begins', async () => {
    const [past, ahead] = [await session(-180), await session(180)]
    await markPresent(past)
    await approved(ahead)
    expect(await standing()).toMatchObject({ held: 1, attended: 1, excused: 0 })
    const { student: totals } = await scene.reviewing.readStudentAttendance({ studentId: scene.student.id })
    expect(totals).toMatchObject({ held: 1, excused: 0 })
    const report = () =>
      scene.reviewing.readAttendanceReport({ classId: scene.classId, from: '2026-11-01', to: '2026-11-30' })
    expect((await report()).overall).toMatchObject({ held: 1, excused: 0 })
    const columns = async () =>
      (await scene.lecturing.readClassReport({ classId: scene.classId })).sessions.map(({ id }) => id)
    expect(await columns()).toEqual([past])
    clock.forward({ minutes: 240 })
    expect(await standing()).toMatchObject({ held: 2, attended: 1, excused: 1, percentage: 100 })
    expect((await report()).overall).toMatchObject({ held: 2, excused: 1 })
    expect(await columns()).toEqual([past, ahead])
  })

  it('can still be moved and cancelled for everyone', async () => {
    const ahead = await session(180)
    await approved(ahead)
    const { items } = await scene.reviewing.listClassSessions({ classId: scene.classId })
    expect(items).toMatchObject([{ id: ahead, can: { move: true, cancel: true } }])
    await scene.reviewing.cancelSession({ sessionId: ahead, version: items[0]!.version, reason: 'Strike' })
  })

  it('stays in the timetable, cancelled, when its weekly meeting ends', async () => {
    const { taughtClass } = timetableFactories(server)
    scene.classId = (await taughtClass({ lecturers: [scene.lecturer], students: [scene.student] })).id
    const weekly = { classId: scene.classId, weekday: 1, startsAt: '10:00', endsAt: '11:30', roomId: null }
    const { items: meetings } = await scene.reviewing.createMeeting(weekly)
    const { items } = await scene.reviewing.listClassSessions({ classId: scene.classId })
    const [named, other] = items.map(({ id }) => id)
    // The session is too far ahead to be selected today, so the row is inserted directly.
    const request = await submitted(scene.asking)
    for (const sessionId of [named, other])
      await platform.db.execute(
        sql`insert into mitigation_request_sessions (request_id, session_id) values (${request.id}, ${sessionId})`,
      )
    await scene.reviewing.decideMitigation(approval(request))
    await scene.reviewing.deleteMeeting({ meetingId: meetings[0]!.id })
    const after = await scene.reviewing.listClassSessions({ classId: scene.classId })
    expect(after.items.map(({ id, status }) => [id, status])).toEqual([
      [named, 'cancelled'],
      [other, 'cancelled'],
    ])
  })
})

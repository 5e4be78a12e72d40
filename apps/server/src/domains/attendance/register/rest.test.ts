import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'

const server = await startTestServer()
const { make, clock, platform } = server
let lecturer: TestPerson
let lecturing: TestBrowser
let students: [TestPerson, TestPerson, TestPerson]
let sessionId: string
const status = 'present' as const

beforeEach(async () => {
  lecturer = await make.lecturer()
  lecturing = await server.as(lecturer)
  students = [await make.student(), await make.student(), await make.student()]
  const { id } = await make.class([lecturer], students)
  sessionId = (await make.session(id)).id
})

const statuses = async () => {
  const { rows } = await lecturing.readRegister({ sessionId })
  return new Map(rows.map((row) => [row.studentId, row.status]))
}

const audited = () =>
  platform.db.select().from(auditEvents).where(eq(auditEvents.entityId, sessionId)).orderBy(auditEvents.id)

const readNewest = async (student: TestPerson) =>
  (await (await server.as(student)).listNotifications({})).items[0]

describe('recording the rest', () => {
  it('records every student without a record, in one audited act, and notifies them', async () => {
    const [late, ana, ben] = students
    await lecturing.markAttendance({ sessionId, studentId: late.id, status: 'late' })
    const { register, studentIds } = await lecturing.recordRest({ sessionId, status })
    expect([...studentIds].sort()).toEqual([ana.id, ben.id].sort())
    expect(register.rows).toHaveLength(3)
    expect(await statuses()).toEqual(
      new Map([
        [late.id, 'late'],
        [ana.id, status],
        [ben.id, status],
      ]),
    )
    const [event, ...more] = await audited()
    expect(more).toEqual([])
    expect(event).toMatchObject({ operation: 'recordRest', actorId: lecturer.id, after: { status } })
    expect(await readNewest(ana)).toMatchObject({ title: 'You were recorded as present' })
    expect((await lecturing.recordRest({ sessionId, status })).studentIds).toEqual([])
    expect(await audited()).toHaveLength(1)
  })

  it('is undone at once, except for records that were changed since', async () => {
    const [ana, ben, cai] = students
    const { studentIds } = await lecturing.recordRest({ sessionId, status })
    await lecturing.markAttendance({ sessionId, studentId: ben.id, status: 'late' })
    const admin = await server.as(await make.admin())
    await admin.markAttendance({ sessionId, studentId: cai.id, status })
    expect((await lecturing.undoRest({ sessionId, status, studentIds })).studentIds).toEqual([ana.id])
    expect(await statuses()).toEqual(
      new Map([
        [ana.id, null],
        [ben.id, 'late'],
        [cai.id, status],
      ]),
    )
    expect((await audited()).at(-1)).toMatchObject({
      operation: 'undoRest',
      before: { status, students: [ana.id] },
      after: null,
    })
    expect(await readNewest(ana)).toMatchObject({ title: 'Your attendance record was removed' })
    expect(await refusal(lecturing.undoRest({ sessionId, status, studentIds }))).toBe('nothing-to-undo')
  })

  it('undoes no record that replaced another one', async () => {
    const [ana] = students
    await lecturing.markAttendance({ sessionId, studentId: ana.id, status: 'late' })
    await lecturing.markAttendance({ sessionId, studentId: ana.id, status })
    const studentIds = [ana.id]
    expect(await refusal(lecturing.undoRest({ sessionId, status, studentIds }))).toBe('nothing-to-undo')
    expect((await statuses()).get(ana.id)).toBe(status)
  })

  it('is refused before the start, for a cancelled session and to lecturers of other classes', async () => {
    const { id } = await make.class([lecturer], students)
    const ahead = await make.session(id, { startsInMinutes: 60 })
    expect(await refusal(lecturing.recordRest({ sessionId: ahead.id, status }))).toBe('session-not-started')
    const cancelled = await make.session(id, { startsInMinutes: -200, status: 'cancelled' })
    expect(await refusal(lecturing.recordRest({ sessionId: cancelled.id, status }))).toBe('session-cancelled')
    const other = await server.as(await make.lecturer())
    expect(await refusal(other.recordRest({ sessionId, status }))).toBe('not-found')
    expect(await refusal(other.undoRest({ sessionId, status, studentIds: [] }))).toBe('not-found')
  })

  it('does not affect students who check in at the same moment', async () => {
    const both = await Promise.all([
      lecturing.recordRest({ sessionId, status }),
      lecturing.recordRest({ sessionId, status }),
    ])
    const recorded = both.flatMap(({ studentIds }) => studentIds)
    expect(recorded.sort()).toEqual(students.map(({ id }) => id).sort())
    clock.forward({ minutes: 1 })
    expect(new Set((await statuses()).values())).toEqual(new Set([status]))
  })
})

import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { notifications } from '#domains/notifications/notifications.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'

const server = await startTestServer()
const { make, clock, platform } = server
const over = { startsInMinutes: -100 }
let lecturer: TestPerson
let lecturing: TestBrowser

beforeAll(async () => {
  lecturer = await make.lecturer()
  lecturing = await server.as(lecturer)
})

/** A session that ended without a register, in a class of three. */
async function missedSession(traits: Parameters<typeof make.session>[1] = over, by = lecturer) {
  const students = [await make.student(), await make.student(), await make.student()] as const
  const taught = await make.class([by], [...students])
  const { id: sessionId } = await make.session(taught.id, traits)
  return { sessionId, students, ...taught }
}

const later = (sessionId: string, traits: object = {}) => ({
  sessionId,
  reason: 'The projector failed',
  rest: 'present' as const,
  except: [],
  ...traits,
})

const listed = async (browser = lecturing, query = {}) =>
  (await browser.listMissedRegisters(query)).items.map(({ sessionId }) => sessionId)

describe('the list', () => {
  it('contains only sessions that ended without a register, from the whole term', async () => {
    const old = await missedSession({ startsInMinutes: -20 * 24 * 60 })
    const today = await missedSession()
    const running = await missedSession({ startsInMinutes: -5 })
    const cancelled = await missedSession({ ...over, status: 'cancelled' })
    const foreign = await missedSession(over, await make.lecturer())
    const found = await listed()
    expect(found).toEqual(expect.arrayContaining([old.sessionId, today.sessionId]))
    for (const other of [running, cancelled, foreign]) expect(found).not.toContain(other.sessionId)
    const admin = await server.as(await make.admin())
    expect(await listed(admin, { search: foreign.courseCode })).toEqual([foreign.sessionId])
  })

  it('shows progress, and drops a session once every student has a record', async () => {
    const { sessionId, students, courseCode } = await missedSession()
    const mark = (studentId: string) => lecturing.markAttendance({ sessionId, studentId, status: 'present' })
    await mark(students[0].id)
    const { items, total } = await lecturing.listMissedRegisters({ search: courseCode })
    expect(total).toBe(1)
    expect(items).toMatchObject([{ sessionId, enrolled: 3, marked: 1 }])
    await mark(students[1].id)
    await mark(students[2].id)
    expect(await listed(lecturing, { search: courseCode })).toEqual([])
  })

  it('is also visible to a substitute, who is named instead of the lecturers of the class', async () => {
    const [teaching, substitute] = [await make.lecturer(), await make.lecturer({ firstName: 'Sub' })]
    const { sessionId, courseCode } = await missedSession(over, teaching)
    await platform.db.update(sessions).set({ substituteId: substitute.id }).where(eq(sessions.id, sessionId))
    const covering = await server.as(substitute)
    const { items } = await covering.listMissedRegisters({ search: courseCode })
    expect(items).toMatchObject([{ sessionId, lecturers: [`Sub ${substitute.lastName}`] }])
  })

  it('leaves out sessions whose check-in was opened', async () => {
    const opened = await missedSession({ startsInMinutes: -5, minutes: 10 })
    await lecturing.openCheckIn({ sessionId: opened.sessionId, lateAfterMinutes: 1, closeAfterMinutes: 2 })
    clock.forward({ minutes: 10 })
    expect(await listed()).not.toContain(opened.sessionId)
  })
})

describe('taking a register later', () => {
  it('marks everyone except the named students, keeps earlier records, and adds the reason to every change', async () => {
    const { sessionId, students } = await missedSession()
    const [ana, ben, cai] = students
    await lecturing.markAttendance({ sessionId, studentId: cai.id, status: 'late' })
    const except = [{ studentId: ben.id, status: 'absent' as const }]
    const register = await lecturing.takeRegisterLater(later(sessionId, { except }))
    const marks = Object.fromEntries(register.rows.map((row) => [row.studentId, [row.status, row.reason]]))
    expect(marks).toEqual({
      [ana.id]: ['present', 'The projector failed'],
      [ben.id]: ['absent', 'The projector failed'],
      [cai.id]: ['late', null],
    })
    expect(register.takenLater).toMatchObject({ reason: 'The projector failed' })
    expect(register.can).toMatchObject({ takeLater: false, mark: true })
    expect(await listed()).not.toContain(sessionId)
    const told = await platform.db.select().from(notifications).where(eq(notifications.personId, ben.id))
    expect(told).toMatchObject([{ title: 'You were recorded as absent' }])
    expect(told[0]?.message).toMatch(
      /recorded as absent by .*\. Reason: The projector failed\. You can dispute/,
    )
    const { items } = await (await server.as(ana)).listNotifications({})
    expect(items).toMatchObject([{ title: 'You were recorded as present' }])
    const [audit] = await platform.db.select().from(auditEvents).where(eq(auditEvents.entityId, sessionId))
    expect(audit).toMatchObject({
      operation: 'takeRegisterLater',
      actorId: lecturer.id,
      after: { reason: 'The projector failed', marks: { [ana.id]: 'present', [ben.id]: 'absent' } },
    })
    expect(await lecturing.undoMark({ sessionId, studentId: ben.id })).toMatchObject({ status: null })
  })

  it('succeeds for one of two clicks', async () => {
    const { sessionId } = await missedSession()
    const clicks = [1, 2].map(() => lecturing.takeRegisterLater(later(sessionId)))
    const outcomes = await Promise.allSettled(clicks)
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await refusal(lecturing.takeRegisterLater(later(sessionId)))).toBe('register-taken')
  })

  it('is refused before the end, for a cancelled session and for one with an opened check-in', async () => {
    const running = await missedSession({ startsInMinutes: -5 })
    expect(await refusal(lecturing.takeRegisterLater(later(running.sessionId)))).toBe('session-not-over')
    const cancelled = await missedSession({ ...over, status: 'cancelled' })
    expect(await refusal(lecturing.takeRegisterLater(later(cancelled.sessionId)))).toBe('session-cancelled')
    await lecturing.openCheckIn({ sessionId: running.sessionId, lateAfterMinutes: 1, closeAfterMinutes: 2 })
    clock.forward({ minutes: 120 })
    expect(await refusal(lecturing.takeRegisterLater(later(running.sessionId)))).toBe('register-taken')
  })

  it('requires a reason, and refuses students who are not on the register', async () => {
    const { sessionId } = await missedSession()
    await expect(lecturing.takeRegisterLater(later(sessionId, { reason: ' ' }))).rejects.toMatchObject({
      fields: { reason: 'Enter why the register was not taken in time' },
    })
    const except = [{ studentId: newId(), status: 'absent' as const }]
    expect(await refusal(lecturing.takeRegisterLater(later(sessionId, { except })))).toBe('not-found')
    expect(await listed()).toContain(sessionId)
  })

  it('is hidden from lecturers of other classes and refused to students', async () => {
    const { sessionId, students } = await missedSession()
    const other = await server.as(await make.lecturer())
    expect(await refusal(other.takeRegisterLater(later(sessionId)))).toBe('not-found')
    const student = await server.as(students[0])
    expect(await refusal(student.takeRegisterLater(later(sessionId)))).toBe('forbidden')
  })
})

it('drops the registers of a term some weeks after its end', async () => {
  const old = await missedSession()
  clock.forward({ minutes: 30 * 1440 })
  lecturing = await server.as(lecturer)
  expect(await listed()).not.toContain(old.sessionId)
})

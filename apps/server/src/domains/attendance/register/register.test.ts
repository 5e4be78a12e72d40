import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { notifications } from '#domains/notifications/notifications.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { attempts } from '../attendance.tables.ts'
import { closeCheckInOnTime } from '../check-in/window.service.ts'

const server = await startTestServer()
const { make, clock, platform } = server
let lecturer: TestPerson
let lecturing: TestBrowser
const minutes = { lateAfterMinutes: 10, closeAfterMinutes: 20 }

beforeAll(async () => {
  lecturer = await make.lecturer()
  lecturing = await server.as(lecturer)
})

async function sessionFor(students: TestPerson[], traits: Parameters<typeof make.session>[1] = {}) {
  const taught = await make.class([lecturer], students)
  return make.session(taught.id, traits)
}

async function openSession(count = 3) {
  const students = await Promise.all(Array.from({ length: count }, () => make.student()))
  const taught = await make.class([lecturer], students)
  const { id: sessionId } = await make.session(taught.id)
  await lecturing.openCheckIn({ sessionId, ...minutes })
  return { sessionId, classId: taught.id, students }
}

const statuses = async (sessionId: string) => {
  const { rows } = await lecturing.readRegister({ sessionId })
  return Object.fromEntries(rows.map((row) => [row.studentId, row.status]))
}

describe('opening', () => {
  it('shows the roster, the times and a code, and notifies the students', async () => {
    const { sessionId, students } = await openSession()
    const register = await lecturing.readRegister({ sessionId })
    expect(register.rows).toHaveLength(3)
    expect(register.window).toMatchObject({ closedAt: null })
    expect(register.can).toEqual({
      open: false,
      close: true,
      mark: true,
      kiosk: false,
      takeLater: false,
      openClass: true,
    })
    const { codes } = await lecturing.readCheckInCode({ sessionId })
    expect(codes).toHaveLength(2)
    const told = await platform.db
      .select()
      .from(notifications)
      .where(eq(notifications.personId, students[0]!.id))
    expect(told).toMatchObject([{ title: 'Check-in is open', isRead: false }])
    const audit = await platform.db.select().from(auditEvents).where(eq(auditEvents.entityId, sessionId))
    expect(audit).toMatchObject([{ operation: 'openCheckIn', actorId: lecturer.id }])
  })

  it('succeeds for one of two clicks', async () => {
    const { id: sessionId } = await sessionFor([await make.student()])
    const clicks = [1, 2].map(() => lecturing.openCheckIn({ sessionId, ...minutes }))
    const outcomes = await Promise.allSettled(clicks)
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await refusal(lecturing.openCheckIn({ sessionId, ...minutes }))).toBe('check-in-open')
  })

  it.each([
    ['long before the start', { startsInMinutes: 30 }, 'session-not-started'],
    ['after the end', { startsInMinutes: -100, minutes: 90 }, 'check-in-closed'],
    ['of a cancelled session', { status: 'cancelled' as const }, 'session-cancelled'],
  ])('is refused %s', async (_, traits, expected) => {
    const { id: sessionId } = await sessionFor([], traits)
    expect(await refusal(lecturing.openCheckIn({ sessionId, ...minutes }))).toBe(expected)
  })

  it('refuses invalid times, with an error at the field', async () => {
    const { id: sessionId } = await sessionFor([])
    const call = lecturing.openCheckIn({ sessionId, lateAfterMinutes: 30, closeAfterMinutes: 20 })
    await expect(call).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { closeAfterMinutes: 'Check-in must close after the time from which students are late' },
    })
  })
})

describe('who can open a register', () => {
  it('hides a session from lecturers who do not teach it, and refuses students and staff', async () => {
    const { sessionId, students } = await openSession(1)
    const other = await server.as(await make.lecturer())
    expect(await refusal(other.readRegister({ sessionId }))).toBe('not-found')
    expect(await refusal(other.readCheckInCode({ sessionId }))).toBe('not-found')
    expect(await refusal(other.closeCheckIn({ sessionId }))).toBe('not-found')
    const mark = { sessionId, studentId: students[0]!.id, status: 'present' as const }
    expect(await refusal(other.markAttendance(mark))).toBe('not-found')
    const student = await server.as(students[0]!)
    expect(await refusal(student.readCheckInCode({ sessionId }))).toBe('forbidden')
    expect(await refusal(student.markAttendance(mark))).toBe('forbidden')
    const admin = await server.as(await make.admin())
    expect((await admin.readRegister({ sessionId })).rows).toHaveLength(1)
  })
})

describe('closing', () => {
  it('marks students without a record absent, keeps the excused, and notifies those concerned', async () => {
    const { sessionId, students } = await openSession()
    const [came, excused, missed] = students as [TestPerson, TestPerson, TestPerson]
    await lecturing.markAttendance({ sessionId, studentId: came.id, status: 'present' })
    await lecturing.markAttendance({ sessionId, studentId: excused.id, status: 'excused' })
    const register = await lecturing.closeCheckIn({ sessionId })
    expect(register.window!.closedAt).not.toBeNull()
    expect(await statuses(sessionId)).toEqual({
      [came.id]: 'present',
      [excused.id]: 'excused',
      [missed.id]: 'absent',
    })
    const told = await platform.db.select().from(notifications).where(eq(notifications.personId, missed.id))
    expect(told.at(-1)).toMatchObject({ title: 'You were recorded as absent', priority: 'high' })
    expect(told.at(-1)?.message).toMatch(
      /: check-in closed and you hadn’t checked in\. You can dispute this until \d+ \w+\.$/,
    )
    const sources = Object.fromEntries(register.rows.map((row) => [row.studentId, row.source]))
    expect(sources).toEqual({ [came.id]: 'manual', [excused.id]: 'manual', [missed.id]: 'closing' })
    expect(await refusal(lecturing.closeCheckIn({ sessionId }))).toBe('check-in-closed')
    expect(await refusal(lecturing.readCheckInCode({ sessionId }))).toBe('check-in-closed')
  })

  it('happens automatically at the closing time, and not before if that was moved', async () => {
    const { sessionId, students } = await openSession(1)
    const { window } = await lecturing.readRegister({ sessionId })
    const closesAt = new Date(Date.parse(window!.closesAt) + 10 * 60_000).toISOString()
    await lecturing.updateCheckIn({ sessionId, lateAfter: window!.lateAfter, closesAt })
    clock.forward({ minutes: 20 })
    await closeCheckInOnTime(platform, sessionId)
    expect(await statuses(sessionId)).toEqual({ [students[0]!.id]: null })
    clock.forward({ minutes: 10 })
    await closeCheckInOnTime(platform, sessionId)
    await closeCheckInOnTime(platform, sessionId)
    expect(await statuses(sessionId)).toEqual({ [students[0]!.id]: 'absent' })
  })

  it('can be undone while the session is on: its absences go, records set by hand stay, old codes are invalid', async () => {
    const { sessionId, classId, students } = await openSession(2)
    const { codes } = await lecturing.readCheckInCode({ sessionId })
    await lecturing.markAttendance({ sessionId, studentId: students[0]!.id, status: 'absent' })
    await lecturing.closeCheckIn({ sessionId })
    await lecturing.openCheckIn({ sessionId, ...minutes })
    expect(await statuses(sessionId)).toEqual({ [students[0]!.id]: 'absent', [students[1]!.id]: null })
    expect(await refusal(server.browser().redeemScan({ classId, token: codes[0]!.token }))).toBe(
      'token-expired',
    )
  })

  it('cannot be moved into the past', async () => {
    const { sessionId } = await openSession(1)
    const past = clock.now().toISOString()
    expect(await refusal(lecturing.updateCheckIn({ sessionId, lateAfter: past, closesAt: past }))).toBe(
      'invalid-input',
    )
  })
})

describe('marking by hand', () => {
  it('sets a record, changes it, and undoes both in turn', async () => {
    const { sessionId, students } = await openSession(1)
    const studentId = students[0]!.id
    await lecturing.markAttendance({ sessionId, studentId, status: 'present' })
    await lecturing.markAttendance({ sessionId, studentId, status: 'late' })
    expect(await lecturing.undoMark({ sessionId, studentId })).toMatchObject({
      status: 'present',
      source: 'manual',
    })
    expect(await lecturing.undoMark({ sessionId, studentId })).toMatchObject({ status: null })
    expect(await refusal(lecturing.undoMark({ sessionId, studentId }))).toBe('nothing-to-undo')
  })

  it('does not undo the change of another person', async () => {
    const { sessionId, students } = await openSession(1)
    const studentId = students[0]!.id
    const admin = await server.as(await make.admin())
    await lecturing.markAttendance({ sessionId, studentId, status: 'present' })
    await admin.markAttendance({ sessionId, studentId, status: 'excused' })
    expect(await refusal(lecturing.undoMark({ sessionId, studentId }))).toBe('edit-conflict')
    expect(await statuses(sessionId)).toEqual({ [studentId]: 'excused' })
  })

  it('accepts only students on the register, and no session before its start', async () => {
    const { sessionId } = await openSession(1)
    const stranger = await make.student()
    const mark = { studentId: stranger.id, status: 'present' as const }
    expect(await refusal(lecturing.markAttendance({ sessionId, ...mark }))).toBe('not-found')
    const enrolled = await make.student()
    const { id: future } = await sessionFor([enrolled], { startsInMinutes: 60 })
    const early = { sessionId: future, studentId: enrolled.id, status: 'present' as const }
    expect(await refusal(lecturing.markAttendance(early))).toBe('session-not-started')
  })

  it('needs a reason to turn presence into absence, which the student reads', async () => {
    const { sessionId, students } = await openSession(1)
    const student = students[0]!
    const mark = { sessionId, studentId: student.id }
    await lecturing.markAttendance({ ...mark, status: 'present' })
    expect(await refusal(lecturing.markAttendance({ ...mark, status: 'absent' }))).toBe('reason-required')
    expect(await statuses(sessionId)).toEqual({ [student.id]: 'present' })
    const reason = 'Left after five minutes'
    expect(await lecturing.markAttendance({ ...mark, status: 'absent', reason })).toMatchObject({
      status: 'absent',
      reason,
    })
    const [newest] = (await (await server.as(student)).listNotifications({})).items
    expect(newest?.title).toBe('Your attendance record was changed')
    expect(newest?.message).toMatch(
      /changed from present to absent by .*\. Reason: Left after five minutes\. You can dispute this until/,
    )
  })

  it('can follow a refused attempt of this student, which is kept in the audit log', async () => {
    const { sessionId, classId, students } = await openSession(2)
    const [student, other] = students as [TestPerson, TestPerson]
    const [attempt] = await platform.db
      .insert(attempts)
      .values({
        at: clock.now(),
        classId,
        sessionId,
        personId: student.id,
        method: 'face',
        outcome: 'refused',
        reason: 'face-mismatch',
      })
      .returning()
    const attemptId = attempt!.id
    const { refused } = await lecturing.readRegister({ sessionId })
    expect(refused).toMatchObject([{ id: attemptId, studentId: student.id, reason: 'face-mismatch' }])
    const mark = { sessionId, status: 'present' as const, attemptId }
    expect(await refusal(lecturing.markAttendance({ ...mark, studentId: other.id }))).toBe('not-found')
    expect(await lecturing.markAttendance({ ...mark, studentId: student.id })).toMatchObject({
      status: 'present',
      reason: 'Refused check-in accepted',
    })
    const [audit] = await platform.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.entityId, `${sessionId} ${student.id}`))
    expect(audit).toMatchObject({ after: { refused: { attemptId, reason: 'face-mismatch' } } })
  })

  it('shows each student’s attendance in the class, as the reports compute it', async () => {
    const student = await make.student()
    const taught = await make.class([lecturer], [student])
    const ids = []
    for (const status of ['present', 'late', 'absent', 'excused'] as const) {
      const { id: sessionId } = await make.session(taught.id)
      await lecturing.markAttendance({ sessionId, studentId: student.id, status })
      ids.push(sessionId)
    }
    const { rows } = await lecturing.readRegister({ sessionId: ids[0]! })
    const [standing] = (await (await server.as(student)).readMyAttendance({})).classes
    expect(rows).toMatchObject([{ percentage: 66.7 }])
    expect(rows[0]?.percentage).toBe(standing?.percentage)
    const changed = { sessionId: ids[2]!, studentId: student.id, status: 'present' as const }
    expect(await lecturing.markAttendance(changed)).toMatchObject({ percentage: 100 })
  })

  it('leaves a trail of who changed what', async () => {
    const { sessionId, students } = await openSession(1)
    const studentId = students[0]!.id
    await lecturing.markAttendance({ sessionId, studentId, status: 'present' })
    await lecturing.undoMark({ sessionId, studentId })
    const audit = await platform.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.entityId, `${sessionId} ${studentId}`))
      .orderBy(auditEvents.id)
    expect(audit).toMatchObject([
      { operation: 'markAttendance', before: null, after: { status: 'present', source: 'manual' } },
      { operation: 'undoMark', before: { status: 'present' }, after: null },
    ])
  })
})

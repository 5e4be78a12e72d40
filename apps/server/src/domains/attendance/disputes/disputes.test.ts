import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { notifications } from '#domains/notifications/notifications.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { attempts } from '../attendance.tables.ts'

const server = await startTestServer()
const { make, clock, platform } = server
let lecturer: TestPerson
let lecturing: TestBrowser
let student: TestPerson
let at: TestBrowser
let classmate: TestPerson
let classId: string
let sessionId: string

beforeEach(async () => {
  lecturer = await make.lecturer()
  student = await make.student()
  classmate = await make.student()
  lecturing = await server.as(lecturer)
  at = await server.as(student)
  classId = (await make.class([lecturer], [student, classmate])).id
  sessionId = (await make.session(classId)).id
})

const markAbsent = () => lecturing.markAttendance({ sessionId, studentId: student.id, status: 'absent' })

/** An absence that the student has disputed. */
async function disputed(words: string | null = 'I sat in the second row') {
  await markAbsent()
  await at.openDispute({ sessionId, words })
  const [dispute] = (await lecturing.listDisputes({})).items
  return dispute!
}

const told = async (person: TestPerson) => {
  const rows = await platform.db
    .select()
    .from(notifications)
    .where(eq(notifications.personId, person.id))
    .orderBy(notifications.id)
  return rows.map(({ title, message }) => `${title}: ${message}`)
}

const audited = async (disputeId: string) => {
  const events = await platform.db
    .select({ operation: auditEvents.operation })
    .from(auditEvents)
    .where(eq(auditEvents.entityId, disputeId))
    .orderBy(auditEvents.id)
  return events.map(({ operation }) => operation)
}

const markNow = async () => (await lecturing.readRegister({ sessionId })).rows[0]

describe('disputing', () => {
  it('notifies the lecturers of the class, with or without a message', async () => {
    const dispute = await disputed()
    expect(dispute).toMatchObject({
      state: 'open',
      words: 'I sat in the second row',
      student: { id: student.id },
      disputed: { status: 'absent', source: 'manual' },
      mark: { status: 'absent' },
      can: { decide: true },
    })
    expect(await told(lecturer)).toEqual([
      expect.stringMatching(/^Attendance disputed: Person Number\d+, Course \d+: I sat in the second row$/),
    ])
    expect((await at.listMySessions({})).items).toMatchObject([
      { dispute: { state: 'open' }, can: { dispute: false } },
    ])
  })

  it('is possible for a refused attempt too, and shows the attempts', async () => {
    expect(await refusal(at.openDispute({ sessionId, words: null }))).toBe('nothing-to-dispute')
    const row = { at: clock.now(), classId, sessionId, personId: student.id }
    await platform.db
      .insert(attempts)
      .values({ ...row, method: 'face', outcome: 'refused', reason: 'face-mismatch' })
    expect(await at.openDispute({ sessionId, words: null })).toMatchObject({ refused: true, mark: null })
    expect((await lecturing.listDisputes({})).items).toMatchObject([
      { disputed: null, mark: null, words: null, attempts: [{ reason: 'face-mismatch' }] },
    ])
  })

  it('is possible once per session, even with repeated clicks', async () => {
    await markAbsent()
    const clicks = [1, 2, 3].map(() => at.openDispute({ sessionId, words: null }))
    const outcomes = await Promise.allSettled(clicks)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(at.openDispute({ sessionId, words: null }))).toBe('dispute-open')
  })

  it('ends some days after the session', async () => {
    await markAbsent()
    clock.forward({ minutes: 13 * 1440 })
    at = await server.as(student)
    expect((await at.listMySessions({})).items).toMatchObject([{ can: { dispute: true } }])
    clock.forward({ minutes: 2 * 1440 })
    at = await server.as(student)
    expect(await refusal(at.openDispute({ sessionId, words: null }))).toBe('dispute-too-late')
  })

  it('is refused for a session of another student, and for a student recorded as present', async () => {
    const stranger = await server.as(await make.student())
    expect(await refusal(stranger.openDispute({ sessionId, words: null }))).toBe('not-found')
    await lecturing.markAttendance({ sessionId, studentId: student.id, status: 'present' })
    expect(await refusal(at.openDispute({ sessionId, words: null }))).toBe('nothing-to-dispute')
  })

  it('states the deadline, and whether it has passed', async () => {
    await markAbsent()
    const [mine] = (await at.listMySessions({})).items
    const until = new Date(Date.parse(mine!.endsAt) + 14 * 86_400_000).toISOString()
    expect(mine).toMatchObject({ disputableUntil: until, can: { dispute: true } })
    expect((await told(student)).at(-1)).toMatch(
      /^You were recorded as absent: Course .*: recorded as absent by Person .*\. You can dispute this until \d+ \w+\.$/,
    )
    await lecturing.markAttendance({ sessionId, studentId: student.id, status: 'present' })
    expect((await at.listMySessions({})).items).toMatchObject([{ disputableUntil: null }])
    expect((await told(student)).at(-1)).not.toContain('dispute')
  })

  it('shows how the record came about, the attempts, and who changed the record and why', async () => {
    await lecturing.openCheckIn({ sessionId, lateAfterMinutes: 10, closeAfterMinutes: 20 })
    const row = { at: clock.now(), classId, sessionId, personId: student.id }
    await platform.db.insert(attempts).values([
      { ...row, method: 'scan', outcome: 'accepted' },
      { ...row, method: 'face', outcome: 'refused', reason: 'face-mismatch' },
    ])
    await lecturing.closeCheckIn({ sessionId })
    await at.openDispute({ sessionId, words: null })
    const [before] = (await lecturing.listDisputes({})).items
    const name = (person: TestPerson) => `${person.firstName} ${person.lastName}`
    expect(before).toMatchObject({
      disputed: { status: 'absent', source: 'closing' },
      mark: { status: 'absent', source: 'closing', by: null },
      checkIn: { openedBy: name(lecturer) },
      changes: [],
    })
    expect(before?.attempts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ method: 'scan', outcome: 'accepted', reason: null }),
        expect.objectContaining({ method: 'face', outcome: 'refused', reason: 'face-mismatch' }),
      ]),
    )
    await lecturing.markAttendance({ sessionId, studentId: student.id, status: 'late' })
    expect((await lecturing.listDisputes({})).items).toMatchObject([
      {
        disputed: { status: 'absent', source: 'closing' },
        mark: { status: 'late', source: 'manual', by: name(lecturer) },
        changes: [{ by: name(lecturer), before: 'absent', after: 'late', reason: null, undoneAt: null }],
      },
    ])
  })

  it('can be withdrawn while nobody has decided', async () => {
    const { id: disputeId } = await disputed()
    for (const other of [classmate, await make.student()])
      expect(await refusal((await server.as(other)).withdrawDispute({ disputeId }))).toBe('not-found')
    expect(await at.withdrawDispute({ disputeId })).toMatchObject({
      dispute: { state: 'withdrawn' },
      can: { dispute: true },
    })
    expect(await refusal(at.withdrawDispute({ disputeId }))).toBe('edit-conflict')
    expect((await lecturing.listDisputes({})).total).toBe(0)
  })
})

describe('deciding', () => {
  it('accepted: the record changes by hand, audited, and the student is notified', async () => {
    const { id: disputeId, version } = await disputed()
    const words = 'I saw you'
    const after = await lecturing.acceptDispute({ disputeId, version, status: 'present', words })
    expect(after).toMatchObject({ state: 'accepted', mark: { status: 'present', source: 'manual' } })
    expect(await markNow()).toMatchObject({ status: 'present', reason: 'Dispute accepted: I saw you' })
    expect((await told(student)).at(-1)).toMatch(
      /^Your dispute was accepted: Course \d+, .*: changed from absent to present by Person Number\d+\. Reason: Dispute accepted: I saw you\.$/,
    )
    const audit = await platform.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.operation, 'acceptDispute'))
    expect(audit.map(({ entity }) => entity)).toEqual(['dispute', 'attendance-record'])
    expect((await lecturing.listDisputes({ state: 'decided' })).items).toMatchObject([{ id: disputeId }])
  })

  it('declined: the record stays, and the student sees the reason', async () => {
    const { id: disputeId, version } = await disputed()
    expect(await refusal(lecturing.declineDispute({ disputeId, version, words: ' ' }))).toBe('invalid-input')
    const words = 'You were not in the room'
    expect(await lecturing.declineDispute({ disputeId, version, words })).toMatchObject({ state: 'declined' })
    expect(await markNow()).toMatchObject({ status: 'absent' })
    expect((await at.listMySessions({})).items).toMatchObject([
      { dispute: { state: 'declined', answer: words } },
    ])
    expect((await told(student)).at(-1)).toMatch(
      /^Your dispute was declined: Course .*: You were not in the room$/,
    )
  })

  it('is accepted and audited, or neither where the session has been cancelled', async () => {
    const { id: disputeId, version } = await disputed()
    await platform.db.update(sessions).set({ status: 'cancelled' }).where(eq(sessions.id, sessionId))
    const accept = lecturing.acceptDispute({ disputeId, version, status: 'present', words: null })
    expect(await refusal(accept)).toBe('session-cancelled')
    expect(await audited(disputeId)).toEqual(['openDispute'])
    await lecturing.declineDispute({ disputeId, version, words: 'There was no class' })
    expect(await audited(disputeId)).toEqual(['openDispute', 'declineDispute'])
  })

  it('accepts one of two decisions made at once, and refuses the other with a message', async () => {
    const { id: disputeId, version } = await disputed()
    const admin = await server.as(await make.admin())
    const both = await Promise.allSettled([
      lecturing.declineDispute({ disputeId, version, words: 'No' }),
      admin.acceptDispute({ disputeId, version, status: 'present', words: null }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await refusal(lecturing.declineDispute({ disputeId, version, words: 'No' }))).toBe('edit-conflict')
  })

  it('is only available to people who run the class', async () => {
    const { id: disputeId, version } = await disputed()
    const other = await server.as(await make.lecturer())
    expect((await other.listDisputes({})).total).toBe(0)
    expect(await refusal(other.declineDispute({ disputeId, version, words: 'No' }))).toBe('not-found')
    const accept = { disputeId, version, status: 'present' as const, words: null }
    expect(await refusal(other.acceptDispute(accept))).toBe('not-found')
    expect(await refusal(at.acceptDispute(accept))).toBe('forbidden')
  })
})

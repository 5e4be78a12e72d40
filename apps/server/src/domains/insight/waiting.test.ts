import { waitingQueues } from '@campanile/contract/insight/waiting.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { lateDecisions, studentDueDates, submissions } from '#domains/assignments/assignments.tables.ts'
import { attendanceRecords } from '#domains/attendance/attendance.tables.ts'
import { offlineClaims } from '#domains/attendance/offline-claims.tables.ts'
import { disputes, findings } from '#domains/attendance/review.tables.ts'
import { faceReviews } from '#domains/faces/faces.tables.ts'
import { leaveFactories } from '#domains/leave/testing/leave-factories.ts'
import { mailOutbox } from '#domains/mail/mail.tables.ts'
import { rejection, submitted } from '#domains/mitigation/testing/requests.ts'
import { payDiscrepancies, payRuns } from '#domains/payroll/pay-runs.tables.ts'
import { markSheets } from '#domains/results/results.tables.ts'
import { makeAssignment, makeExam } from '#domains/results/testing/sheets.ts'
import { staffCorrections } from '#domains/staff-attendance/staff-attendance.tables.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const { db } = platform
const ago = (minutes: number) => minutesAfter(clock.now(), -minutes)
let admin: TestBrowser
let adminId: string
let student: TestPerson
let other: TestPerson
let staff: TestPerson
let classId: string
let sessionId: string

beforeAll(async () => {
  const person = await make.admin()
  adminId = person.id
  admin = await server.as(person)
  ;[student, other] = [await make.student(), await make.student()]
  staff = await make.staff()
  classId = (await make.class([await make.lecturer()], [student, other])).id
  sessionId = (await make.session(classId)).id
})

const waiting = async () =>
  Object.fromEntries((await admin.readWaiting({})).items.map(({ queue, ...rest }) => [queue, rest]))

describe('readWaiting', () => {
  it('leaves out empty queues', async () => {
    expect(await admin.readWaiting({})).toEqual({ items: [] })
  })

  it('counts mitigation requests until each is decided', async () => {
    const asking = await server.as(student)
    const [first] = [await submitted(asking), await submitted(asking)]
    expect(await waiting()).toMatchObject({ mitigation: { count: 2, oldestAt: first.requestDate } })
    await admin.decideMitigation(rejection(first))
    expect(await waiting()).toMatchObject({ mitigation: { count: 1 } })
  })

  it('counts late submissions by the student’s own due date, until they are decided', async () => {
    const assignmentId = await makeAssignment(db, classId)
    const handIn = async (studentId: string, at: string) => {
      const id = newId()
      const submittedAt = new Date(at)
      await db
        .insert(submissions)
        .values({ id, assignmentId, studentId, submittedAt, attempts: 1, receiptCode: id })
      return id
    }
    // Due at 09:00 on the 10th.
    const late = await handIn(student.id, '2026-11-11T09:00:00Z')
    await handIn(other.id, '2026-11-11T09:00:00Z')
    expect(await waiting()).toMatchObject({ 'late-submissions': { count: 2 } })
    await db.insert(studentDueDates).values({
      assignmentId,
      studentId: other.id,
      days: 2,
      dueAt: new Date('2026-11-12T09:00:00Z'),
      source: 'admin',
      createdAt: ago(1),
    })
    expect(await waiting()).toMatchObject({
      'late-submissions': { count: 1, oldestAt: '2026-11-11T09:00:00.000Z' },
    })
    await db.insert(lateDecisions).values({
      submissionId: late,
      attempt: 1,
      decision: 'accepted',
      penaltyBefore: '0',
      penaltyAfter: '0',
      decidedBy: adminId,
      decidedAt: ago(0),
    })
    expect(await waiting()).not.toHaveProperty('late-submissions')
    // A new submission needs a new decision, and so does one that is no longer excused.
    const again = new Date('2026-11-13T09:00:00Z')
    await db.update(submissions).set({ attempts: 2, submittedAt: again }).where(eq(submissions.id, late))
    expect(await waiting()).toMatchObject({ 'late-submissions': { count: 1 } })
    await db.update(studentDueDates).set({ reversedAt: ago(0) })
    expect(await waiting()).toMatchObject({ 'late-submissions': { count: 2 } })
    const { counts } = await admin.listLateSubmissions({})
    expect(counts.waiting).toBe(2)
  })

  it('counts offline scans of students who are not recorded as present', async () => {
    const claim = (studentId: string) => ({
      sessionId,
      studentId,
      claimId: newId(),
      shownAt: ago(9),
      lateAfter: ago(5),
      scannedAt: ago(8),
      receivedAt: ago(7),
      typed: false,
    })
    await db.insert(offlineClaims).values([claim(student.id), claim(other.id)])
    expect(await waiting()).toMatchObject({ 'offline-claims': { count: 2 } })
    const mark = { sessionId, source: 'manual' as const, markedAt: ago(1) }
    await db.insert(attendanceRecords).values([
      { ...mark, studentId: student.id, status: 'present' },
      { ...mark, studentId: other.id, status: 'absent' },
    ])
    expect(await waiting()).toMatchObject({ 'offline-claims': { count: 1 } })
  })

  it('links to the pay run of the oldest discrepancy, while the run is not approved', async () => {
    const run = (month: string, status: 'computed' | 'approved', minutes: number) => ({
      id: newId(),
      month,
      kind: 'regular' as const,
      status,
      currency: 'EUR',
      createdAt: ago(minutes),
      createdBy: adminId,
    })
    const [older, newer, done] = [
      run('2026-01', 'computed', 90),
      run('2026-02', 'computed', 60),
      run('2026-03', 'approved', 120),
    ]
    await db.insert(payRuns).values([older, newer, done])
    const open = (payRunId: string) => ({
      payRunId,
      personId: staff.id,
      kind: 'joined' as const,
      subject: newId(),
      about: 'Joined on the 12th',
    })
    const settled = { ...open(older.id), decision: 'pay' as const, settledAt: ago(1), settledBy: adminId }
    await db.insert(payDiscrepancies).values([open(newer.id), open(older.id), open(done.id), settled])
    expect(await waiting()).toMatchObject({
      'pay-discrepancies': { count: 2, payRunId: older.id, oldestAt: ago(90).toISOString() },
    })
  })

  it('counts the other queues, without items that are decided or not requested yet, in the contract’s order', async () => {
    const leave = await leaveFactories(server)
    const mine = await server.as(staff)
    await leave.ask(mine, { from: '2026-12-01' })
    const { id: requestId, version } = await leave.ask(mine, { from: '2026-12-02' })
    await mine.withdrawLeave({ requestId, version })
    const review = {
      descriptor: Buffer.alloc(8),
      photo: 'x',
      registeredAt: ago(3),
      reasons: ['uploaded' as const],
    }
    await db.insert(faceReviews).values([
      { ...review, personId: student.id },
      { ...review, personId: staff.id },
    ])
    const [draft, handed] = [await makeExam(db, classId), await makeExam(db, classId, { title: 'Midterm' })]
    await db.insert(markSheets).values([
      { id: draft, examId: draft, classId },
      {
        id: handed,
        examId: handed,
        classId,
        status: 'submitted',
        submittedAt: ago(10),
        submittedBy: adminId,
      },
    ])
    const objection = { sessionId, openedAt: ago(30) }
    await db.insert(disputes).values([
      { ...objection, studentId: student.id },
      { ...objection, studentId: other.id, state: 'declined', decidedAt: ago(1), decidedBy: adminId },
    ])
    await db.insert(findings).values([
      { kind: 'shared-device', key: 'a', foundAt: ago(20) },
      { kind: 'shared-device', key: 'b', foundAt: ago(20), state: 'fine' },
    ])
    const correction = { personId: staff.id, inTime: '09:00', reason: 'Forgot', requestedAt: ago(5) }
    await db.insert(staffCorrections).values([
      { ...correction, date: '2026-11-05', status: 'pending' },
      { ...correction, date: '2026-11-04', status: 'accepted' },
    ])
    const mail = { kind: 'notification' as const, nextAttemptAt: ago(0), createdAt: ago(2) }
    await db.insert(mailOutbox).values([
      { ...mail, state: 'failed' },
      { ...mail, state: 'unclear' },
      { ...mail, state: 'queued' },
      { ...mail, state: 'not-sent' },
    ])
    const { items } = await admin.readWaiting({})
    expect(items.map(({ queue }) => queue)).toEqual(
      waitingQueues.filter((queue) => items.some((it) => it.queue === queue)),
    )
    expect(Object.fromEntries(items.map(({ queue, count }) => [queue, count]))).toMatchObject({
      leave: 1,
      'face-reviews': 2,
      'mark-sheets': 1,
      disputes: 1,
      findings: 1,
      'staff-corrections': 1,
      mails: 2,
    })
    const unsent = await admin.listMails({ state: 'unsent' })
    expect(unsent.total).toBe(2)
    expect(unsent.items.map(({ state }) => state).toSorted()).toEqual(['failed', 'unclear'])
  })

  it.each(['student', 'staff'] as const)('is not for a %s', async (role) => {
    const browser = await server.as(await make.person({ role }))
    expect(await refusal(browser.readWaiting({}))).toBe('forbidden')
  })

  it('requires sign-in', async () => {
    expect(await refusal(server.browser().readWaiting({}))).toBe('unauthenticated')
  })
})

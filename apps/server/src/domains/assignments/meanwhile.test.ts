import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { approval, requestForm } from '#domains/mitigation/testing/requests.ts'
import { enrolments } from '#domains/structure/structure.tables.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import {
  assignmentForm,
  makeClassOfStudents,
  makeSubmission,
  published,
  tenPercentADay,
} from './testing/assignments.ts'

const server = await startTestServer()
const { clock, platform } = server
let admin: TestBrowser
beforeAll(async () => {
  admin = await server.as(await server.make.admin())
})

/** The first student's work, half an hour late. */
async function lateWork(students = 1) {
  const taught = await makeClassOfStudents(server, students)
  const form = assignmentForm(clock.now(), { classId: taught.id, late: tenPercentADay })
  const { id: assignmentId } = await published(taught.lecturer, form)
  clock.forward({ minutes: 90 })
  await makeSubmission(taught.student, assignmentId)
  return { ...taught, assignmentId, of: { assignmentId, studentId: taught.studentId } }
}

const marked = { markState: 'marked', mark: '80', feedback: null } as const
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (it) => it.code as string,
  )

it('a decision made while the student submits again applies to the attempt it was made for, or is refused', async () => {
  const { student, assignmentId, of } = await lateWork()
  const { version } = await admin.readLateSubmission(of)
  const decision = { ...of, version, decision: 'waived', reason: null } as const
  const [decided] = await Promise.all([
    outcome(admin.decideLateSubmission(decision)),
    makeSubmission(student, assignmentId),
  ])
  expect(['done', 'edit-conflict']).toContain(decided)
  // In either order, the newest attempt has no decision yet and the full penalty.
  expect(await admin.readLateSubmission(of)).toMatchObject({ decision: null, penalty: '10' })
  expect(await refusal(admin.decideLateSubmission(decision))).toBe('edit-conflict')
})

it('an extension reversed while the work is marked keeps the mark and restores the penalty', async () => {
  const { lecturer, student, assignmentId, of, id: classId } = await lateWork()
  const request = await student.submitMitigation(requestForm({ classId, assignmentId }))
  const approved = await admin.decideMitigation(approval(request, 2))
  const seen = await lecturer.readSubmission(of)
  expect(seen).toMatchObject({ penalty: '0', extended: true })
  const reversal = { requestId: request.id, version: approved.version, reason: 'A mistake' }
  const both = await Promise.all([
    outcome(lecturer.markSubmission({ ...of, version: seen.version, ...marked })),
    outcome(admin.reverseMitigation(reversal)),
  ])
  expect(both).toEqual(['done', 'done'])
  const after = await lecturer.readSubmission(of)
  expect(after).toMatchObject({ mark: '80', penalty: '10', finalMark: '70', extended: false })
  expect(after.history.map(({ what }) => what)).toEqual(['extension-reversed', 'extended'])
})

it('two people who return the same work at once notify the student once', async () => {
  const { lecturer, student, of } = await lateWork()
  const { version } = await lecturer.readSubmission(of)
  await lecturer.markSubmission({ ...of, version, ...marked })
  const both = await Promise.all([lecturer, admin].map((it) => outcome(it.returnSubmission(of))))
  expect(both.sort()).toEqual(['done', 'nothing-to-return'])
  const { items } = await student.listNotifications({})
  expect(items.filter(({ title }) => title === 'Work returned with its mark')).toHaveLength(1)
})

it('students who left stay in the list with the work they submitted, and cannot be marked', async () => {
  const { lecturer, assignmentId, studentId, of } = await lateWork(2)
  await platform.db.update(enrolments).set({ leftAt: clock.now() }).where(eq(enrolments.studentId, studentId))
  const { items, total, counts } = await lecturer.listSubmissions({ assignmentId })
  expect(total).toBe(2)
  expect(items.find((it) => it.studentId === studentId)).toMatchObject({ isEnrolled: false, files: 1 })
  expect(counts).toMatchObject({ enrolled: 1, left: 1, submitted: 1, late: 1, toMark: 0 })
  expect((await lecturer.listSubmissions({ assignmentId, filter: 'to-mark' })).total).toBe(0)
  expect((await lecturer.listAssignments({ toMark: true })).items.map(({ id }) => id)).not.toContain(
    assignmentId,
  )
  const work = await lecturer.readSubmission(of)
  expect(work).toMatchObject({ isEnrolled: false, can: { mark: false, return: false } })
  expect(work.receipts).toHaveLength(1)
  expect(await refusal(lecturer.markSubmission({ ...of, version: work.version, ...marked }))).toBe(
    'not-found',
  )
})

it('submitted marks can be changed by admins only, and published ones by nobody', async () => {
  const { lecturer, assignmentId, of } = await lateWork()
  const { version } = await lecturer.readSubmission(of)
  await lecturer.markSubmission({ ...of, version, ...marked })
  const sheet = await lecturer.submitMarkSheet({ sheetId: assignmentId, version: 0 })
  const may = async (who: TestBrowser) => [
    (await who.readAssignment({ assignmentId })).can.mark,
    (await who.readSubmission(of)).can.mark,
    (await who.readSubmission(of)).marks,
  ]
  expect(await may(lecturer)).toEqual([false, false, 'submitted'])
  expect(await may(admin)).toEqual([true, true, 'submitted'])
  const seen = await lecturer.readSubmission(of)
  const again = { ...of, version: seen.version, ...marked, mark: '90' }
  expect(await refusal(lecturer.markSubmission(again))).toBe('marks-locked')
  expect(await refusal(lecturer.returnAllMarked({ assignmentId }))).toBe('marks-locked')
  expect(await refusal(lecturer.removeFeedbackFile(of))).toBe('marks-locked')
  await admin.publishMarkSheet({ sheetId: assignmentId, version: sheet.version })
  expect(await may(admin)).toEqual([false, false, 'published'])
  expect(await refusal(admin.markSubmission(again))).toBe('marks-locked')
})

it('late work can be exported with filters by admins only, and the export is audited', async () => {
  const { lecturer, student, assignmentId, students } = await lateWork()
  const readLines = async (filter: 'waiting' | 'waived') => {
    const file = await admin.exportLateSubmissions({ assignmentId, filter, format: 'csv' })
    return Buffer.from(file as unknown as Uint8Array)
      .toString()
      .trim()
      .split('\n')
  }
  const [head, row] = await readLines('waiting')
  expect(head).toContain('Policy penalty')
  expect(row).toContain(`${students[0]!.firstName} ${students[0]!.lastName}`)
  expect(row).toContain(',30,100,10,10,')
  expect(row).toContain('Waiting')
  expect(await readLines('waived')).toHaveLength(1)
  for (const them of [lecturer, student]) {
    expect(await refusal(them.exportLateSubmissions({ format: 'csv' }))).toBe('forbidden')
  }
  const taken = await platform.db
    .select({ after: auditEvents.after })
    .from(auditEvents)
    .where(eq(auditEvents.operation, 'exportLateSubmissions'))
  expect(taken).toHaveLength(2)
  expect(taken[0]!.after).toMatchObject({ assignmentId, filter: 'waiting', format: 'csv' })
})

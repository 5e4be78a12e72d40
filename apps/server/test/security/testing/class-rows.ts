import { eq } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import { submissions } from '#domains/assignments/assignments.tables.ts'
import {
  assignmentForm,
  makeSubmission,
  published,
  uploaded,
} from '#domains/assignments/testing/assignments.ts'
import { attempts } from '#domains/attendance/attendance.tables.ts'
import { offlineClaims } from '#domains/attendance/offline-claims.tables.ts'
import { findingSides, findings } from '#domains/attendance/review.tables.ts'
import { makeExam, published as publishedMarks } from '#domains/results/testing/sheets.ts'
import { scheduledReports } from '#domains/scheduled-reports/scheduled-reports.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import type { TestBrowser, TestServer } from '#testing/server.ts'
import { aPdf } from './a-pdf.ts'

type People = Record<'lecturer' | 'student' | 'classmate', TestPerson>
type Browsers = Record<'teaching' | 'studying', TestBrowser>

/** A class with sessions, marks, coursework and disputes. */
export async function classRows(server: TestServer, people: People, browsers: Browsers) {
  const { lecturer, student, classmate } = people
  const { id: classId } = await server.make.class([lecturer], [student, classmate])
  const { course, term } = await browsers.teaching.readClass({ classId })
  return {
    classId,
    courseId: course.id,
    termId: term.id,
    // This class has no batch and its course no department, so any id will do.
    batchId: newId(),
    departmentId: newId(),
    // Nobody else runs this class, so nothing can be delegated.
    delegateId: newId(),
    programmeId: newId(),
    scheduleId: await reportRow(server, people.lecturer),
    recipientIds: student.id,
    messageId: await messageRow(classId, browsers.teaching),
    ...(await caseRows(classId, people, browsers.teaching)),
    ...(await sessionRows(server, classId, student, browsers)),
    ...(await workRows(server, classId, student, browsers)),
    ...(await markRows(server, classId, [student, classmate], browsers)),
  }
}

/** A case of a student, owned by the lecturer. */
async function caseRows(classId: string, { lecturer, student }: People, teaching: TestBrowser) {
  const opened = await teaching.openStudentCase({ studentId: student.id, classId, note: 'Call on Monday' })
  return { caseId: opened.id, ownerId: lecturer.id }
}

/** A scheduled report of the lecturer. */
async function reportRow({ platform: { db }, clock }: TestServer, { id: ownerId }: TestPerson) {
  const id = newId()
  await db.insert(scheduledReports).values({
    id,
    ownerId,
    name: 'Attendance',
    report: 'exportClassReport',
    params: `classId=${id}`,
    format: 'pdf',
    period: 'last-7-days',
    every: 'week',
    weekday: 1,
    monthDay: 1,
    hour: 7,
    nextAt: clock.now(),
    createdAt: clock.now(),
  })
  return id
}

/** A message of the lecturer to the class. */
async function messageRow(classId: string, teaching: TestBrowser) {
  const message = { messageId: newId(), subject: 'Friday', text: 'Bring your notes.', repliesToSender: false }
  return (await teaching.sendGroupMessage({ to: 'class', classId, ...message })).id
}

async function sessionRows(
  { make, platform: { db }, clock }: TestServer,
  classId: string,
  { id: studentId }: TestPerson,
  { teaching, studying }: Browsers,
) {
  const { id: sessionId } = await make.session(classId)
  const { id: earlierId } = await make.session(classId, { startsInMinutes: -300 })
  await teaching.openCheckIn({ sessionId, lateAfterMinutes: 10, closeAfterMinutes: 20 })
  await teaching.markAttendance({ sessionId: earlierId, studentId, status: 'absent' })
  await studying.openDispute({ sessionId: earlierId, words: 'I was there' })
  const [dispute] = (await teaching.listDisputes({})).items
  const [findingId, at] = [newId(), clock.now()]
  await db.insert(findings).values({ id: findingId, kind: 'shared-device', key: findingId, foundAt: at })
  await db.insert(findingSides).values({ findingId, sessionId: earlierId, studentId, at })
  const claimId = newId()
  const times = { shownAt: at, lateAfter: at, scannedAt: at, receivedAt: at }
  await db
    .insert(offlineClaims)
    .values({ claimId, sessionId: earlierId, studentId, ...times, typed: false, status: 'pending' })
  const attemptId = newId()
  await db.insert(attempts).values({
    id: attemptId,
    at,
    classId,
    sessionId,
    personId: studentId,
    method: 'face',
    outcome: 'refused',
    reason: 'face-mismatch',
  })
  const waiting = { itemId: dispute!.id, withinId: earlierId }
  return {
    attemptId,
    claimId,
    sessionId,
    sessionIds: sessionId,
    disputeId: dispute!.id,
    findingId,
    ...waiting,
  }
}

/** An assignment with files and a marked submission, and an upload for the next attempt. */
async function workRows(
  { platform: { db }, clock }: TestServer,
  classId: string,
  { id: studentId }: TestPerson,
  { teaching, studying }: Browsers,
) {
  const { id: assignmentId } = await published(teaching, assignmentForm(clock.now(), { classId }))
  const explained = await teaching.attachBriefFile({ assignmentId, name: 'brief.pdf' }, { file: aPdf() })
  await makeSubmission(studying, assignmentId)
  const [handed] = await db.select().from(submissions).where(eq(submissions.assignmentId, assignmentId))
  const of = { assignmentId, studentId }
  const { version } = await teaching.readSubmission(of)
  await teaching.markSubmission({ ...of, version, markState: 'marked', mark: '70', feedback: 'Good' })
  await teaching.attachFeedbackFile({ ...of, name: 'notes.pdf' }, { file: aPdf() })
  const [receipt] = (await studying.readMyAssignment({ assignmentId })).receipts
  const annotationId = newId()
  const point = { fileId: receipt!.files[0]!.id, page: 1, x: 0.5, y: 0.5, text: 'Which source?' }
  await teaching.addAnnotation({ ...of, annotationId, ...point })
  const commentId = newId()
  await teaching.addFeedbackComment({ commentId, text: 'Name your sources.' })
  const uploadId = await uploaded(studying, assignmentId)
  return {
    annotationId,
    commentId,
    assignmentId,
    copyId: assignmentId,
    fileId: explained.files[0]!.id,
    submissionId: handed!.id,
    uploadId,
    uploadIds: uploadId,
  }
}

/** An exam with published marks, and a transcript that shows one of them. */
async function markRows(
  server: TestServer,
  classId: string,
  marked: readonly TestPerson[],
  { studying }: Browsers,
) {
  const examId = await makeExam(server.platform.db, classId)
  const admin = await server.as(await server.make.admin())
  await publishedMarks(
    { admin, sheetId: examId },
    marked.map((it) => [it, '80'] as const),
  )
  const { id: paperId } = await studying.issueMyTranscript({})
  return { examId, sheetId: examId, paperId }
}

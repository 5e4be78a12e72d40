import { attendanceStatusLabels } from '@campanile/contract/attendance/label-messages.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { assignmentForm, makeClassOfStudents, published } from '#domains/assignments/testing/assignments.ts'
import { reasonWords } from '#domains/notifications/reason-words.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { mitigationNotices } from './notices.messages.ts'
import { approval, rejection, requestForm, submitted } from './testing/requests.ts'
import { readPersonNotifications } from './testing/traces.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const english = 'en-GB'
const m = mitigationNotices(english)
const title = 'Flood'
const name = 'Amina Rahman'
let admin: TestBrowser

beforeEach(async () => {
  admin = await server.as(await make.admin({ firstName: 'Amina', lastName: 'Rahman' }))
})

type Traits = Parameters<typeof make.student>[0]

const lastNotice = async (student: { id: string }) =>
  (await readPersonNotifications(platform.db, student)).at(-1)

/** An absence of a student, and a request to be excused from it. */
async function absentStudent(traits: Traits = {}) {
  const [lecturer, student] = [await make.lecturer(), await make.student(traits)]
  const { id: classId } = await make.class([lecturer], [student])
  const { id: sessionId } = await make.session(classId, { startsInMinutes: -180 })
  const lecturing = await server.as(lecturer)
  await lecturing.markAttendance({ sessionId, studentId: student.id, status: 'absent' })
  const asking = await server.as(student)
  const request = await submitted(asking, { title, classId, sessionIds: [sessionId] })
  return { student, request, asking, lecturing, sessionId }
}

async function approved(traits?: Traits) {
  const scene = await absentStudent(traits)
  const decided = await admin.decideMitigation(approval(scene.request))
  clock.forward({ minutes: 1 })
  return { ...scene, decided, subject: decided.effects[0]!.subject }
}

const statuses = attendanceStatusLabels(english)
const excused = { before: statuses.absent, after: statuses.excused }
const restored = { before: statuses.excused, after: statuses.absent }

describe('a decision', () => {
  it('names the admin and the records that it changed', async () => {
    const { student, subject } = await approved()
    expect(await lastNotice(student)).toMatchObject({
      title: m.requestApproved(),
      message: [m.approvedBy({ title, name }), m.changed({ subject, ...excused })].join(' '),
    })
  })

  it('names the admin and the note of a rejection', async () => {
    const { student, request } = await absentStudent()
    await admin.decideMitigation(rejection(request, 'No evidence'))
    expect(await lastNotice(student)).toMatchObject({
      title: m.requestRejected(),
      message: [m.rejectedBy({ title, name }), m.note({ note: 'No evidence' })].join(' '),
    })
  })

  it('is worded with its changes in the language of the student', async () => {
    const { student } = await approved({ language: 'de' })
    const { message } = (await lastNotice(student))!
    expect(message).toContain(mitigationNotices('de-DE').approvedBy({ title, name }))
    expect(message).toContain(attendanceStatusLabels('de-DE').excused)
  })

  it('has the due date from and to, also when the request was approved automatically', async () => {
    const { version, values } = await admin.readSettings({})
    await admin.updateSettings({ version, values: { ...values, mitigation: { maxDays: 5, perTerm: 1 } } })
    const taught = await makeClassOfStudents(server)
    const { id: assignmentId } = await published(
      taught.lecturer,
      assignmentForm(clock.now(), { classId: taught.id }),
    )
    const request = await taught.student.submitMitigation(
      requestForm({
        title,
        classId: taught.id,
        assignmentId,
        assignmentName: null,
        originalDueDate: null,
        requestedExtension: 3,
      }),
    )
    const { subject, before, after } = request.effects[0]!
    expect(after).not.toBe(before)
    expect(await lastNotice({ id: taught.studentId })).toMatchObject({
      message: [m.approvedAutomatically({ title }), m.changed({ subject, before, after })].join(' '),
    })
  })
})

describe('reversing an approval', () => {
  it('names the admin, the record from and to, and the reason', async () => {
    const { student, decided, subject } = await approved()
    const { id: requestId, version } = decided
    await admin.reverseMitigation({ requestId, version, reason: 'A wrong file' })
    expect(await lastNotice(student)).toMatchObject({
      title: m.approvalWithdrawn(),
      message: [
        m.approvalWithdrawnBy({ title, name }),
        m.changed({ subject, ...restored }),
        reasonWords('A wrong file', english),
      ].join(' '),
    })
  })

  it('does not list a record that was changed since and is kept', async () => {
    const { student, decided, lecturing, sessionId } = await approved()
    await lecturing.markAttendance({ sessionId, studentId: student.id, status: 'present' })
    const { id: requestId, version } = decided
    await admin.reverseMitigation({ requestId, version, reason: 'A wrong file' })
    expect(await lastNotice(student)).toMatchObject({
      message: [m.approvalWithdrawnBy({ title, name }), reasonWords('A wrong file', english)].join(' '),
    })
  })
})

describe('deleting a request', () => {
  const reason = 'Sent twice'

  it('notifies the student of the reversed records, with name and reason', async () => {
    const { student, decided, subject } = await approved()
    await admin.deleteMitigation({ requestId: decided.id, reason })
    expect(await lastNotice(student)).toMatchObject({
      kind: 'decisions',
      title: m.requestDeleted(),
      message: [
        m.deletedBy({ title, name }),
        m.changed({ subject, ...restored }),
        reasonWords(reason, english),
      ].join(' '),
      navigationPath: '/app/mitigation?tab=mine',
    })
  })

  it('says that the changes of the approval are kept', async () => {
    const { student, decided } = await approved()
    await admin.deleteMitigation({ requestId: decided.id, keepEffects: true, reason })
    expect(await lastNotice(student)).toMatchObject({
      message: [m.deletedBy({ title, name }), m.changesKept(), reasonWords(reason, english)].join(' '),
    })
  })

  it('notifies the student of a pending request too', async () => {
    const { student, request } = await absentStudent()
    await admin.deleteMitigation({ requestId: request.id, reason })
    expect(await lastNotice(student)).toMatchObject({
      message: [m.deletedBy({ title, name }), reasonWords(reason, english)].join(' '),
    })
  })
})

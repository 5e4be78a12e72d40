import { beforeEach, describe, expect, it } from 'vitest'
import { approval, requestForm } from '#domains/mitigation/testing/requests.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { assignmentNotices } from '../notices.messages.ts'
import { notifyOfDueDates } from '../teaching/reminders.service.ts'
import {
  assignmentForm,
  makeClassOfStudents,
  makeSubmission,
  published,
  tenPercentADay,
} from '../testing/assignments.ts'
import { listPenaltiesInForce } from './penalties.service.ts'

const server = await startTestServer()
const { clock, platform } = server
const day = 24 * 60
let admin: TestBrowser
beforeEach(async () => {
  admin = await server.as(await server.make.admin({ firstName: 'Amina', lastName: 'Rahman' }))
})

/** Work submitted a day and a half late, and a request about it. */
async function lateWork() {
  const taught = await makeClassOfStudents(server)
  const until = new Date(clock.now().getTime() + 2 * day * 60_000).toISOString()
  const late = { ...tenPercentADay, until }
  const form = assignmentForm(clock.now(), { classId: taught.id, late })
  const { id: assignmentId, dueAt } = await published(taught.lecturer, form)
  clock.forward({ minutes: 60 + 1.5 * day })
  await makeSubmission(taught.student, assignmentId)
  const request = await taught.student.submitMitigation(
    requestForm({ classId: taught.id, assignmentId, assignmentName: null, originalDueDate: null }),
  )
  return { ...taught, assignmentId, dueAt, request, of: { assignmentId, studentId: taught.studentId } }
}

const later = (at: string, days: number) => new Date(Date.parse(at) + days * day * 60_000).toISOString()

describe('a mitigation request about an assignment', () => {
  it('fills in its name and due date, and refuses assignments of other classes', async () => {
    const { student, request, assignmentId, dueAt, id: classId } = await lateWork()
    expect(request).toMatchObject({ assignmentId, assignmentName: 'Essay 2' })
    expect(request.originalDueDate).toBe(dueAt.slice(0, 10))
    const { items } = await student.listMitigationSubjects({})
    expect(items[0]!.assignments).toEqual([{ id: assignmentId, title: 'Essay 2', dueAt }])
    const other = await lateWork()
    const wrong = student.submitMitigation(requestForm({ classId, assignmentId: other.assignmentId }))
    expect(await refusal(wrong)).toBe('invalid-input')
  })

  it('shows the effect before approval', async () => {
    const { request } = await lateWork()
    const { effects } = await admin.previewMitigation({ requestId: request.id, grantedExtension: 1 })
    expect(effects).toMatchObject([
      { kind: 'due-date', before: expect.stringContaining('Due '), obstacle: null },
      { kind: 'penalty', before: '20 marks off', after: '10 marks off', obstacle: null },
    ])
    const none = await admin.previewMitigation({ requestId: request.id, grantedExtension: 0 })
    expect(none.effects).toMatchObject([{ kind: 'due-date', obstacle: 'No days were granted' }])
  })

  it('moves the student’s own due date and the penalty; a reversal restores both', async () => {
    const { student, request, assignmentId, dueAt, of } = await lateWork()
    const standing = async () => ({
      penalties: await listPenaltiesInForce(platform.db, [assignmentId]),
      mine: await student.readMyAssignment({ assignmentId }),
    })
    const before = await standing()
    expect(before.penalties).toMatchObject([{ penalty: '20', decision: null }])
    const approved = await admin.decideMitigation(approval(request, 2))
    const during = await standing()
    expect(during.penalties).toMatchObject([{ penalty: '0', lateSeconds: 0 }])
    expect(during.mine).toMatchObject({
      dueAt: later(dueAt, 2),
      classDueAt: dueAt,
      extended: true,
      state: 'submitted',
      penalty: '0',
    })
    await admin.reverseMitigation({ requestId: request.id, version: approved.version, reason: 'A mistake' })
    expect(await standing()).toEqual(before)
    const { history } = await admin.readLateSubmission(of)
    expect(history.map((it) => [it.what, it.penaltyBefore, it.penaltyAfter])).toEqual([
      ['extension-reversed', '0', '20'],
      ['extended', '20', '0'],
    ])
  })

  it('adds the days of all extensions in force, in whatever order they are given and reversed', async () => {
    const { student, request, assignmentId, dueAt, id: classId } = await lateWork()
    const days = [1, 3, 2]
    const requests = [request]
    while (requests.length < days.length)
      requests.push(await student.submitMitigation(requestForm({ classId, assignmentId })))
    const versions = new Map<number, number>()
    const due = async () => (await student.readMyAssignment({ assignmentId })).dueAt
    for (const it of [0, 1, 'back', 2, 'back', 'back'] as const) {
      if (it === 'back') {
        const [first] = versions.keys()
        const { id: requestId } = requests[first!]!
        const version = versions.get(first!)!
        await admin.reverseMitigation({ requestId, version, reason: 'A mistake' })
        versions.delete(first!)
      } else {
        const { version } = await admin.decideMitigation(approval(requests[it]!, days[it]!))
        versions.set(it, version)
      }
      expect(await due()).toBe(
        later(
          dueAt,
          [...versions.keys()].reduce((sum, at) => sum + days[at]!, 0),
        ),
      )
    }
  })

  it('adds the days of two requests approved at once', async () => {
    const { student, request, assignmentId, dueAt, id: classId } = await lateWork()
    const next = await student.submitMitigation(requestForm({ classId, assignmentId }))
    await Promise.all([request, next].map((it) => admin.decideMitigation(approval(it, 2))))
    expect((await student.readMyAssignment({ assignmentId })).dueAt).toBe(later(dueAt, 4))
  })

  it('shows the cost of a reversal after the work was submitted, and invalidates outdated documents', async () => {
    const taught = await makeClassOfStudents(server)
    const form = assignmentForm(clock.now(), { classId: taught.id, weight: '100', late: tenPercentADay })
    const { id: assignmentId } = await published(taught.lecturer, form)
    const of = { assignmentId, studentId: taught.studentId }
    const request = await taught.student.submitMitigation(requestForm({ classId: taught.id, assignmentId }))
    const approved = await admin.decideMitigation(approval(request, 2))
    clock.forward({ minutes: 60 + 1.5 * day })
    await makeSubmission(taught.student, assignmentId)
    const { version } = await taught.lecturer.readSubmission(of)
    await taught.lecturer.markSubmission({ ...of, version, markState: 'marked', mark: '80', feedback: null })
    await taught.lecturer.submitMarkSheet({ sheetId: assignmentId, version: 0 })
    await admin.publishMarkSheet({ sheetId: assignmentId, version: 1 })
    clock.forward({ minutes: 1 })
    const { id: paperId } = await taught.student.issueMyTranscript({})
    const readState = async () =>
      (await admin.listIssuedPapers({ studentId: taught.studentId })).items.find(({ id }) => id === paperId)
        ?.state
    expect(await readState()).toBe('genuine')
    clock.forward({ minutes: 1 })
    await admin.reverseMitigation({ requestId: request.id, version: approved.version, reason: 'A mistake' })
    const { history } = await admin.readSubmission(of)
    expect(history.map((it) => [it.what, it.penaltyBefore, it.penaltyAfter])).toEqual([
      ['extension-reversed', '0', '20'],
      ['extended', null, null],
    ])
    expect(await readState()).toBe('superseded')
  })

  it('reminds the student again before their own due date', async () => {
    const taught = await makeClassOfStudents(server)
    const form = assignmentForm(clock.now(), { classId: taught.id, late: tenPercentADay })
    const { id: assignmentId } = await published(taught.lecturer, form)
    const told = async () => {
      await notifyOfDueDates(platform)
      const { items } = await taught.student.listNotifications({})
      return items.filter(({ title }) => title === 'Due soon').length
    }
    expect(await told()).toBe(1)
    const request = await taught.student.submitMitigation(requestForm({ classId: taught.id, assignmentId }))
    const approved = await admin.decideMitigation(approval(request, 2))
    expect(await told()).toBe(1)
    clock.forward({ minutes: 1.5 * day })
    expect(await told()).toBe(2)
    expect(await told()).toBe(2)
    await admin.reverseMitigation({ requestId: request.id, version: approved.version, reason: 'A mistake' })
  })

  it('changes the final mark of returned work, and notifies the student', async () => {
    const { lecturer, student, request, assignmentId, of } = await lateWork()
    const { version } = await lecturer.readSubmission(of)
    await lecturer.markSubmission({ ...of, version, markState: 'marked', mark: '80', feedback: null })
    await lecturer.returnSubmission(of)
    const final = async () => (await student.readMyAssignment({ assignmentId })).returned?.finalMark
    expect(await final()).toBe('60')
    const approved = await admin.decideMitigation(approval(request, 1))
    expect(await final()).toBe('70')
    await admin.reverseMitigation({ requestId: request.id, version: approved.version, reason: 'A mistake' })
    expect(await final()).toBe('60')
    const { items } = await student.listNotifications({})
    const m = assignmentNotices('en-GB')
    const { courseCode: course, title } = await student.readMyAssignment({ assignmentId })
    const facts = { course, title, name: 'Amina Rahman' }
    expect(items.filter((it) => it.title === m.markChanged()).map((it) => it.message)).toEqual([
      m.penaltyChangedBy({ ...facts, before: '10', after: '20' }),
      m.penaltyChangedBy({ ...facts, before: '20', after: '10' }),
    ])
  })

  it('moves the final cut-off too, and reopens a closed assignment', async () => {
    const { student, request, assignmentId } = await lateWork()
    clock.forward({ minutes: day })
    expect((await student.readMyAssignment({ assignmentId })).can.handIn).toBe(false)
    await admin.decideMitigation(approval(request, 3))
    expect((await student.readMyAssignment({ assignmentId })).can.handIn).toBe(true)
  })
})

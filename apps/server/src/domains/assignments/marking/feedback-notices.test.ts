import { expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { pdf } from '#files/testing/documents.ts'
import { startTestServer } from '#testing/server.ts'
import { assignmentNotices } from '../notices.messages.ts'
import { assignmentForm, makeClassOfStudents, makeSubmission, published } from '../testing/assignments.ts'

const server = await startTestServer()
const { clock } = server
const m = assignmentNotices('en-GB')

/** Submitted and marked work, and the notifications of its student about changed feedback. */
async function markedWork() {
  const taught = await makeClassOfStudents(server)
  const { lecturer, student, studentId, lecturerId } = taught
  const { id: assignmentId } = await published(lecturer, assignmentForm(clock.now(), { classId: taught.id }))
  const { receipt } = await makeSubmission(student, assignmentId)
  const of = { assignmentId, studentId }
  const mark = async (change: { mark?: string; feedback?: string; reason?: string }) => {
    const { version } = await lecturer.readSubmission(of)
    await lecturer.markSubmission({
      ...of,
      version,
      markState: 'marked',
      mark: '60',
      feedback: null,
      ...change,
    })
  }
  await mark({ feedback: 'Good.' })
  const { courseCode: course, title } = await student.readMyAssignment({ assignmentId })
  const { firstName, lastName } = (await lecturer.readSession({})).user!
  const message = m.feedbackUpdatedBy({ course, title, name: `${firstName} ${lastName}` })
  const notices = async () =>
    (await student.listNotifications({})).items.filter((it) => it.title === m.feedbackUpdated())
  const annotate = () =>
    lecturer.addAnnotation({
      ...of,
      annotationId: newId(),
      fileId: receipt.files[0]!.id,
      page: 1,
      x: 0.5,
      y: 0.5,
      text: 'Why?',
    })
  const attach = () =>
    lecturer.attachFeedbackFile({ ...of, name: 'comments.pdf' }, { file: new Blob([new Uint8Array(pdf)]) })
  return { ...taught, lecturerId, of, mark, message, notices, annotate, attach }
}

it('changed after the work was returned notifies the student once until they read it', async () => {
  const { lecturer, student, of, mark, message, notices, annotate, attach } = await markedWork()
  await annotate()
  await attach()
  await lecturer.returnSubmission(of)
  expect(await notices()).toEqual([])
  await mark({ feedback: 'Very good.' })
  expect(await notices()).toMatchObject([
    { message, navigationPath: `/app/my-assignments?assignment=${of.assignmentId}` },
  ])
  await annotate()
  await attach()
  expect(await notices()).toHaveLength(1)
  for (const change of [annotate, attach, () => lecturer.removeFeedbackFile(of)]) {
    await student.markAllNotificationsRead({})
    const before = await notices()
    await change()
    expect(await notices()).toHaveLength(before.length + 1)
  }
})

it('has no notification of its own when nothing or the mark was changed', async () => {
  const { lecturer, of, mark, notices } = await markedWork()
  await lecturer.returnSubmission(of)
  await mark({ feedback: 'Good.' })
  await mark({ mark: '65', feedback: 'Better.', reason: 'A page was overlooked' })
  expect(await notices()).toEqual([])
})

import { newId } from '#db/columns.ts'
import {
  assignmentForm,
  makeClassOfStudents,
  makeSubmission,
  published,
  uploaded,
} from '#domains/assignments/testing/assignments.ts'
import { enrolments } from '#domains/structure/structure.tables.ts'
import { pdf } from '#files/testing/documents.ts'
import { type Asking, findPerson, type Preparations } from './asking.ts'

/** An open assignment, in a class that the person who sends the request joins if they are a student. */
async function openAssignment({ world, personId }: Asking) {
  const taught = await makeClassOfStudents(world)
  const { rowCount } = await world.pool.query(`select from people where id = $1 and role = 'student'`, [
    personId,
  ])
  const asks = rowCount ? personId : undefined
  const row = { classId: taught.id, enrolledAt: world.clock.now() }
  if (asks) await world.platform.db.insert(enrolments).values({ ...row, studentId: asks })
  const { id } = await published(taught.lecturer, assignmentForm(world.clock.now(), { classId: taught.id }))
  const student = asks ? await world.as({ id: asks }) : taught.student
  return { id, lecturer: taught.lecturer, student, studentId: asks ?? taught.studentId }
}

const mark = { markState: 'marked', mark: '60', feedback: 'Well argued.' } as const

/** A submitted PDF file of an open assignment. */
async function submittedFile(asking: Asking) {
  const { id: assignmentId, lecturer, student, studentId } = await openAssignment(asking)
  const { receipt } = await makeSubmission(student, assignmentId)
  return { lecturer, of: { assignmentId, studentId }, fileId: receipt.files[0]!.id }
}

async function annotated(asking: Asking) {
  const { lecturer, of, fileId } = await submittedFile(asking)
  const annotationId = newId()
  await lecturer.addAnnotation({ ...of, annotationId, fileId, page: 1, x: 0.5, y: 0.5, text: 'Why?' })
  return { ...of, annotationId, version: 0 }
}

export const workPreparations: Preparations = {
  addAnnotation: async (asking) => {
    const { of, fileId } = await submittedFile(asking)
    return { ...of, annotationId: newId(), fileId, page: 1, x: 0.5, y: 0.5 }
  },
  updateAnnotation: annotated,
  deleteAnnotation: annotated,
  remindToHandIn: async (asking) => ({ assignmentId: (await openAssignment(asking)).id }),
  saveRubric: async (asking) => {
    const { id: assignmentId, lecturer } = await openAssignment(asking)
    const { version } = await lecturer.readRubric({ assignmentId })
    return { assignmentId, version, criteria: [] }
  },
  deleteFeedbackComment: async (asking) => {
    const { world } = asking
    const commentId = newId()
    await (await world.as({ id: (await findPerson(asking, 'admin')).id })).addFeedbackComment({
      commentId,
      text: 'Name your sources.',
    })
    return { commentId }
  },
  submitWork: async (asking) => {
    const { id, student } = await openAssignment(asking)
    const uploadIds = [await uploaded(student, id)]
    return { assignmentId: id, submissionId: newId(), uploadIds, keepFileIds: [], reason: null }
  },
  sendUploadPiece: async (asking) => {
    const { id, student } = await openAssignment(asking)
    const uploadId = newId()
    const size = asking.file?.bytes.length || 1
    await student.startUpload({ assignmentId: id, uploadId, name: 'essay.pdf', size })
    return { uploadId, offset: 0 }
  },
  readSubmittedFile: async (asking) => {
    const { id, student } = await openAssignment(asking)
    const { assignment } = await makeSubmission(student, id)
    const { rows } = await asking.world.pool.query(
      `select t.id as "submissionId", f.id as "fileId" from submissions s
      join submission_attempts t on t.submission_id = s.id join submission_files f on f.attempt_id = t.id
      where s.assignment_id = $1`,
      [assignment.id],
    )
    return rows[0] ?? {}
  },
  readFeedbackFile: async (asking) => {
    const { id: assignmentId, lecturer, student, studentId } = await openAssignment(asking)
    await makeSubmission(student, assignmentId)
    const of = { assignmentId, studentId }
    const { version } = await lecturer.readSubmission(of)
    await lecturer.markSubmission({ ...of, version, ...mark })
    await lecturer.attachFeedbackFile(
      { ...of, name: 'annotated.pdf' },
      { file: new Blob([Buffer.from(pdf)]) },
    )
    await lecturer.returnSubmission(of)
    return of
  },
}

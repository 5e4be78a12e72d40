import { maxAnnotations } from '@campanile/contract/assignments/annotations.ts'
import { expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { word } from '#files/testing/documents.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { workAnnotations } from '../marking.tables.ts'
import { assignmentForm, makeClassOfStudents, makeSubmission, published } from '../testing/assignments.ts'

const server = await startTestServer()
const { clock, platform } = server

async function submitted(file: Parameters<typeof makeSubmission>[2] = {}) {
  const taught = await makeClassOfStudents(server, 2)
  const form = assignmentForm(clock.now(), { classId: taught.id })
  const { id: assignmentId } = await published(taught.lecturer, form)
  const { receipt } = await makeSubmission(taught.student, assignmentId, file)
  return {
    ...taught,
    assignmentId,
    of: { assignmentId, studentId: taught.studentId },
    fileId: receipt.files[0]!.id,
  }
}
const point = { page: 2, x: 0.25, y: 0.755, text: 'Which source?' }

it('is kept from the student until the work is returned, and from everyone else', async () => {
  const { lecturer, browsers, student, of, fileId } = await submitted()
  const added = await lecturer.addAnnotation({ ...of, annotationId: newId(), fileId, ...point })
  expect(added.items).toMatchObject([{ fileId, ...point, version: 0 }])
  expect(await student.listAnnotations(of)).toEqual({ items: [], can: { annotate: false } })
  const { version } = await lecturer.readSubmission(of)
  await lecturer.markSubmission({ ...of, version, markState: 'marked', mark: '60', feedback: null })
  await lecturer.returnSubmission(of)
  expect((await student.listAnnotations(of)).items).toMatchObject([point])
  expect(await refusal(browsers[1]!.listAnnotations(of))).toBe('not-found')
  const other = await submitted()
  expect(await refusal(other.lecturer.listAnnotations(of))).toBe('not-found')
  expect(await refusal(student.addAnnotation({ ...of, annotationId: newId(), fileId, ...point }))).toBe(
    'forbidden',
  )
})

it('is added once however often the request is sent, changed and deleted by version, and audited', async () => {
  const { lecturer, of, fileId } = await submitted()
  const annotationId = newId()
  const add = () => lecturer.addAnnotation({ ...of, annotationId, fileId, ...point })
  await Promise.all([add(), add()])
  expect((await lecturer.listAnnotations(of)).items).toHaveLength(1)
  const changed = await lecturer.updateAnnotation({ ...of, annotationId, version: 0, text: 'Which page?' })
  expect(changed.items).toMatchObject([{ text: 'Which page?', version: 1 }])
  const stale = lecturer.updateAnnotation({ ...of, annotationId, version: 0, text: 'Why?' })
  expect(await refusal(stale)).toBe('edit-conflict')
  expect(await refusal(lecturer.deleteAnnotation({ ...of, annotationId, version: 0 }))).toBe('edit-conflict')
  expect((await lecturer.deleteAnnotation({ ...of, annotationId, version: 1 })).items).toEqual([])
  const admin = await server.as(await server.make.admin())
  const { items } = await admin.listAuditEvents({ search: annotationId })
  expect(items.map(({ action }) => action).toSorted()).toEqual([
    'addAnnotation',
    'deleteAnnotation',
    'updateAnnotation',
  ])
})

it('is only possible on PDF files of this student’s work, at a point on a page', async () => {
  const { lecturer, of } = await submitted({ name: 'essay.docx', bytes: await word() })
  const document = (await lecturer.readSubmission(of)).receipts[0]!.files[0]!.id
  const add = (change: object) =>
    refusal(lecturer.addAnnotation({ ...of, annotationId: newId(), fileId: document, ...point, ...change }))
  expect(await add({})).toBe('invalid-input')
  const other = await submitted()
  expect(await add({ fileId: other.fileId })).toBe('not-found')
  expect(await add({ x: 1.01 })).toBe('invalid-input')
  expect(await add({ page: 0 })).toBe('invalid-input')
  expect(await add({ text: 'x'.repeat(2001) })).toBe('invalid-input')
  expect(await add({ text: 'x'.repeat(64 * 1024) })).toBe('too-large')
})

it('has a limit for each file', async () => {
  const { lecturer, lecturerId, of, fileId } = await submitted()
  const now = clock.now()
  const rows = Array.from({ length: maxAnnotations }, () => ({
    id: newId(),
    fileId,
    ...point,
    createdBy: lecturerId,
    createdAt: now,
    updatedAt: now,
  }))
  await platform.db.insert(workAnnotations).values(rows)
  const more = lecturer.addAnnotation({ ...of, annotationId: newId(), fileId, ...point })
  expect(await refusal(more)).toBe('too-many-comments')
})

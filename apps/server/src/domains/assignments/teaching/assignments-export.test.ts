import { expect, it } from 'vitest'
import { refusal, startTestServer } from '#testing/server.ts'
import { assignmentForm, makeClassOfStudents, makeSubmission, published } from '../testing/assignments.ts'

const server = await startTestServer()

const readLines = (file: unknown) =>
  Buffer.from(file as Uint8Array)
    .toString()
    .trim()
    .split('\n')

it('assignments can be exported with filters; lecturers export only their own', async () => {
  const { id: classId, lecturer, student } = await makeClassOfStudents(server)
  const form = (title: string) => assignmentForm(server.clock.now(), { classId, title })
  const { id: assignmentId } = await published(lecturer, form('=Essay'))
  await published(lecturer, form('Second'))
  await makeSubmission(student, assignmentId)
  const admin = await server.as(await server.make.admin())
  const [head, ...rows] = readLines(await admin.exportAssignments({ classId, format: 'csv' }))
  expect(head).toContain('Assignment,Opens,Due,State')
  expect(rows).toHaveLength(2)
  expect(rows.join('\n')).toContain("'=Essay")
  const [, waiting, none] = readLines(await lecturer.exportAssignments({ toMark: true, format: 'csv' }))
  expect(waiting).toContain(',Open,')
  expect(none).toBeUndefined()
  const other = await server.as(await server.make.lecturer())
  expect(readLines(await other.exportAssignments({ classId, format: 'csv' }))).toHaveLength(1)
  expect(await refusal(student.exportAssignments({ format: 'csv' }))).toBe('forbidden')
})

import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { makeAssignment, makeExam, published } from '../testing/sheets.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const { db } = platform

const readLines = (file: unknown) =>
  Buffer.from(file as Uint8Array)
    .toString()
    .trim()
    .split('\n')

async function markedClass() {
  const [lecturer, student] = [
    await make.lecturer(),
    await make.student({ firstName: 'Ada', lastName: 'Byron' }),
  ]
  const { id: classId } = await make.class([lecturer], [student])
  const sheetId = await makeExam(db, classId, { title: 'Final' })
  const admin = await server.as(await make.admin())
  await published({ admin, sheetId }, [[student, '70']])
  return { lecturer, student, classId, admin }
}

it('exports the filtered mark sheets, and only their own for a lecturer', async () => {
  const { lecturer, student, classId, admin } = await markedClass()
  await makeAssignment(db, classId, { title: '=Essay' })
  const [head, ...rows] = readLines(await admin.exportMarkSheets({ classId, format: 'csv' }))
  expect(head).toContain('Course title')
  expect(rows).toHaveLength(2)
  expect(rows.join()).toContain("'=Essay")
  const [, exam] = readLines(await admin.exportMarkSheets({ classId, status: 'published', format: 'csv' }))
  expect(exam).toContain(',Exam,Final,')
  expect(exam).toContain(',100,60,1,1,0,Published,')
  const own = await server.as(lecturer)
  expect(readLines(await own.exportMarkSheets({ format: 'csv' }))).toHaveLength(3)
  const other = await server.as(await make.lecturer())
  expect(readLines(await other.exportMarkSheets({ classId, format: 'csv' }))).toHaveLength(1)
  expect(await refusal((await server.as(student)).exportMarkSheets({ format: 'csv' }))).toBe('forbidden')
})

it('exports the filtered documents, only for admins, and audits who did it', async () => {
  const { lecturer, student, admin } = await markedClass()
  clock.forward({ minutes: 1 })
  const paper = await admin.issueTranscript({ studentId: student.id })
  const asked = { studentId: student.id, format: 'csv' as const }
  const [head, row] = readLines(await admin.exportIssuedPapers(asked))
  expect(head).toContain('Number or term')
  expect(row).toContain('Transcript of records,No,Ada Byron,')
  expect(row).toContain(`${paper.code},Genuine,`)
  expect(readLines(await admin.exportIssuedPapers({ ...asked, state: 'revoked' }))).toHaveLength(1)
  for (const them of [lecturer, student])
    expect(await refusal((await server.as(them)).exportIssuedPapers(asked))).toBe('forbidden')
  const taken = await db
    .select({ after: auditEvents.after })
    .from(auditEvents)
    .where(and(eq(auditEvents.operation, 'exportIssuedPapers'), eq(auditEvents.entity, 'papers')))
  expect(taken).toHaveLength(2)
  expect(taken[0]!.after).toMatchObject({ studentId: student.id, format: 'csv' })
})

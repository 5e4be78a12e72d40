import { expect, it } from 'vitest'
import { refusal, startTestServer } from '#testing/server.ts'
import { makeExam, published, typed } from '../testing/sheets.ts'

const server = await startTestServer()
const { make, platform } = server
const lecturer = await make.lecturer()
const students = [await make.student(), await make.student(), await make.student()] as const
const { id: classId } = await make.class([lecturer], [...students])
const teaching = await server.as(lecturer)
const admin = await server.as(await make.admin())

async function imported(marks: readonly string[]) {
  const sheetId = await makeExam(platform.db, classId)
  await teaching.enterMarks({ sheetId, cells: [typed(students[0], '50')] })
  const text = ['Email;Mark', ...students.map(({ email }, at) => `${email};${marks[at]}`)].join('\n')
  const { plan, counts } = await teaching.checkMarksImport({ sheetId, text })
  await teaching.applyMarksImport({ sheetId, text, plan })
  return { sheetId, plan, counts }
}
const listMarks = async (sheetId: string) =>
  (await teaching.readMarkSheet({ sheetId })).cells
    .sort(
      (a, b) =>
        students.findIndex((it) => it.id === a.student.id) -
        students.findIndex((it) => it.id === b.student.id),
    )
    .map(({ mark, state }) => mark ?? state)

it('restores every mark to its previous value, once', async () => {
  const { sheetId, plan } = await imported(['61', 'absent', '63,5'])
  expect(await listMarks(sheetId)).toEqual(['61', 'absent', '63.5'])
  expect(await teaching.undoMarksImport({ sheetId, plan })).toEqual({ undone: 3, kept: 0 })
  expect(await listMarks(sheetId)).toEqual(['50', null, null])
  expect(await teaching.undoMarksImport({ sheetId, plan })).toEqual({ undone: 0, kept: 3 })
  const { items } = await teaching.listMarkChanges({ sheetId, studentId: students[0].id })
  expect(items.map(({ kind, after }) => [kind, after.mark])).toEqual([
    ['undone', '50'],
    ['imported', '61'],
    ['entered', '50'],
  ])
})

it('keeps marks that were changed since', async () => {
  const { sheetId, plan } = await imported(['61', '62', '63'])
  await admin.enterMarks({ sheetId, cells: [typed(students[1], '72', { version: 1 })] })
  expect(await teaching.undoMarksImport({ sheetId, plan })).toEqual({ undone: 2, kept: 1 })
  expect(await listMarks(sheetId)).toEqual(['50', '72', null])
})

it('happens once when two people undo it at once', async () => {
  const { sheetId, plan } = await imported(['61', '62', '63'])
  const both = await Promise.all([
    teaching.undoMarksImport({ sheetId, plan }),
    admin.undoMarksImport({ sheetId, plan }),
  ])
  expect(both.map(({ undone }) => undone).sort()).toEqual([0, 3])
  expect((await teaching.readMarkSheet({ sheetId })).cells.map(({ version }) => version).sort()).toEqual([
    2, 2, 3,
  ])
})

it('is rejected once marks are submitted or published, for other people, and for an unknown import', async () => {
  const { sheetId, plan } = await imported(['61', '62', '63'])
  const elsewhere = await server.as(await make.lecturer())
  expect(await refusal(elsewhere.undoMarksImport({ sheetId, plan }))).toBe('not-found')
  expect(await refusal(teaching.undoMarksImport({ sheetId, plan: 'f'.repeat(64) }))).toBe('not-found')
  const { version } = await teaching.submitMarkSheet({ sheetId, version: 0 })
  expect(await refusal(teaching.undoMarksImport({ sheetId, plan }))).toBe('marks-locked')
  await admin.publishMarkSheet({ sheetId, version })
  expect(await refusal(admin.undoMarksImport({ sheetId, plan }))).toBe('marks-locked')
  const other = await makeExam(platform.db, classId)
  await published(
    { admin, sheetId: other },
    students.map((it) => [it, '40'] as const),
  )
  expect(await refusal(admin.undoMarksImport({ sheetId: other, plan }))).toBe('marks-locked')
})

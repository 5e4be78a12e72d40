import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { makeExam, typed } from '../testing/sheets.ts'

const server = await startTestServer()
const { make, platform } = server
const { db } = platform
const [lecturer, student] = [await make.lecturer(), await make.student()]
const { id: classId } = await make.class([lecturer], [student])
const teaching = await server.as(lecturer)
const admin = await server.as(await make.admin())
const studentId = student.id

it('saves a comment before and after there is a mark, without changing the mark', async () => {
  const sheetId = await makeExam(db, classId)
  const comment = 'Page 3 was missing'
  const early = await teaching.commentOnMark({ sheetId, studentId, before: null, comment })
  expect(early).toMatchObject({ comment, state: null, version: 0, enteredAt: null })
  // Entered on a screen that has not loaded the comment.
  const { cells } = await teaching.enterMarks({ sheetId, cells: [typed(student, '61')] })
  expect(cells).toMatchObject([{ outcome: 'saved', cell: { mark: '61', comment, version: 1 } }])
  const taken = await admin.commentOnMark({ sheetId, studentId, before: comment, comment: null })
  expect(taken).toMatchObject({ comment: null, mark: '61', version: 1 })
  const events = await db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.entityId, `${sheetId} ${studentId}`))
  expect(events.map(({ before, after }) => [before, after])).toEqual([
    [{ comment: null }, { comment }],
    [{ comment }, { comment: null }],
  ])
})

it('accepts one of two comments made at once, and reports a conflict for the other', async () => {
  const sheetId = await makeExam(db, classId)
  const both = await Promise.allSettled([
    teaching.commentOnMark({ sheetId, studentId, before: null, comment: 'Mine' }),
    admin.commentOnMark({ sheetId, studentId, before: null, comment: 'Theirs' }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = both.find((it) => it.status === 'rejected')!
  expect(await refusal(Promise.reject(refused.reason))).toBe('edit-conflict')
  const said = (await admin.readMarkSheet({ sheetId })).cells[0]!.comment
  // Sent twice because the response was lost.
  const again = await admin.commentOnMark({ sheetId, studentId, before: null, comment: said })
  expect(again.comment).toBe(said)
})

it('is rejected from other people, about other students, and when it cannot be stored', async () => {
  const sheetId = await makeExam(db, classId)
  const input = { sheetId, studentId, before: null, comment: 'x' }
  const elsewhere = await server.as(await make.lecturer())
  expect(await refusal(elsewhere.commentOnMark(input))).toBe('not-found')
  expect(await refusal((await server.as(student)).commentOnMark(input))).toBe('forbidden')
  expect(await refusal(teaching.commentOnMark({ ...input, studentId: newId() }))).toBe('not-found')
  expect(await refusal(teaching.commentOnMark({ ...input, comment: 'nul\u0000' }))).toBe('invalid-input')
  expect(await refusal(teaching.commentOnMark({ ...input, comment: 'x'.repeat(501) }))).toBe('invalid-input')
})

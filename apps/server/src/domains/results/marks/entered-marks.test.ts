import { expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { inTransaction } from '#db/database.ts'
import { systemContext } from '#platform/system-context.ts'
import type { TestPerson } from '#testing/factories.ts'
import { startTestServer } from '#testing/server.ts'
import { makeAssignment, typed } from '../testing/sheets.ts'
import { enterMark, listAssignmentMarks, listReleasedMarks, releaseMark } from './marks.service.ts'

const server = await startTestServer()
const { make, platform } = server
const { db } = platform

it('other domains enter and release marks through the services, and never for a student', async () => {
  const lecturer = await make.lecturer()
  const [first, second] = [await make.student(), await make.student()]
  const { id: classId } = await make.class([lecturer], [first, second])
  const teaching = await server.as(lecturer)
  const assignmentId = await makeAssignment(db, classId)
  const ctx = (person: TestPerson) => ({
    ...systemContext(platform, 'enterMarks'),
    actor: { id: person.id, role: person.role, sessionId: newId(), confirmedAt: null },
  })
  const enter = (person: TestPerson, mark: string, version?: number, reason?: string) =>
    inTransaction(platform, (tx) =>
      enterMark(ctx(person), tx, {
        assignmentId,
        studentId: first.id,
        state: 'marked',
        mark,
        reason: reason ?? null,
        ...(version !== undefined && { version }),
      }),
    )
  expect(await enter(lecturer, '71')).toMatchObject({ mark: '71', version: 1, releasedAt: null })
  expect(await listReleasedMarks(db, [assignmentId], first.id)).toEqual([])
  await expect(enter(first, '100')).rejects.toMatchObject({ code: 'not-found' })
  await expect(enter(lecturer, '72', 0)).rejects.toMatchObject({ code: 'edit-conflict' })
  await expect(enter(lecturer, '101')).rejects.toMatchObject({ code: 'invalid-input' })
  const release = () =>
    inTransaction(platform, (tx) =>
      releaseMark(ctx(lecturer), tx, { assignmentId, studentIds: [first.id, second.id] }),
    )
  expect(await release()).toEqual([first.id])
  expect(await release()).toEqual([])
  expect(await listReleasedMarks(db, [assignmentId], first.id)).toMatchObject([{ mark: '71' }])
  expect(await listAssignmentMarks(db, [assignmentId])).toHaveLength(1)
  const cells = [typed(first, '90', { version: 2 })]
  const { cells: results } = await teaching.enterMarks({ sheetId: assignmentId, cells })
  expect(results).toMatchObject([{ outcome: 'rejected', cell: { mark: '71' } }])
  await expect(enter(lecturer, '73', 2)).rejects.toMatchObject({ code: 'invalid-input' })
  const corrected = await enter(lecturer, '73', 2, 'Added up wrongly')
  expect(corrected).toMatchObject({ mark: '73', isCorrected: true, releasedAt: expect.any(Date) })
  const { items } = await teaching.listMarkChanges({ sheetId: assignmentId })
  expect(items[0]).toMatchObject({ kind: 'corrected', before: { mark: '71' }, after: { mark: '73' } })
})

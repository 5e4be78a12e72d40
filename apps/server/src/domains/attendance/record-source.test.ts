import { attendanceStatuses } from '@campanile/contract/attendance/attendance-words.ts'
import { expect, it } from 'vitest'
import { startTestServer } from '#testing/server.ts'
import { recordSource } from './attendance.rules.ts'
import { attendanceRecords, storedSources } from './attendance.tables.ts'

const { make, as, platform, clock } = await startTestServer()

it('the database derives the same source of a record as the rule', async () => {
  const lecturer = await make.lecturer()
  const variants = attendanceStatuses.flatMap((status) =>
    storedSources.flatMap((source) => [lecturer.id, null].map((markedBy) => ({ status, source, markedBy }))),
  )
  const students = await Promise.all(variants.map(() => make.student({ password: false })))
  const { id: classId } = await make.class([lecturer], students)
  const { id: sessionId } = await make.session(classId)
  const records = variants.map((it, place) => ({
    ...it,
    sessionId,
    studentId: students[place]!.id,
    markedAt: clock.now(),
  }))
  await platform.db.insert(attendanceRecords).values(records)
  const { rows } = await (await as(lecturer)).readRegister({ sessionId })
  const shown = Object.fromEntries(rows.map((row) => [row.studentId, row.source]))
  expect(shown).toEqual(Object.fromEntries(records.map((it) => [it.studentId, recordSource(it)])))
})

import { statusOfLetter } from '@campanile/contract/attendance/attendance-figures.ts'
import type { Database } from '#db/database.ts'
import { attendanceRecords } from '#domains/attendance/attendance.tables.ts'
import type { Factories, TestPerson } from '#testing/factories.ts'

const week = 7 * 24 * 60

/** A class with one session a week until now, and records given as letters per student. */
export async function markedClass(
  { make, db, now }: { make: Factories; db: Database; now: () => Date },
  lecturers: TestPerson[],
  marks: [student: TestPerson, letters: string][],
) {
  const made = await make.class(
    lecturers,
    marks.map(([student]) => student),
  )
  const count = Math.max(0, ...marks.map(([, letters]) => letters.length))
  const sessions: { id: string; startsAt: Date }[] = []
  for (const index of Array(count).keys())
    sessions.push(await make.session(made.id, { startsInMinutes: (index - count) * week }))
  const rows = marks.flatMap(([{ id: studentId }, letters]) =>
    sessions.flatMap(({ id: sessionId }, index) => {
      const status = statusOfLetter(letters.charAt(index))
      return status ? [{ sessionId, studentId, status, source: 'manual' as const, markedAt: now() }] : []
    }),
  )
  if (rows.length > 0) await db.insert(attendanceRecords).values(rows)
  return { ...made, sessions }
}

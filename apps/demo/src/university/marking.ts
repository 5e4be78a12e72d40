import type { MarkSheetStatus } from '@campanile/contract/results/mark-sheets.ts'
import { insertAll } from '@campanile/server/db/bulk.ts'
import { newId } from '@campanile/server/db/columns.ts'
import type { Database } from '@campanile/server/db/database.ts'
import { markChanges, markEntries, markSheets } from '@campanile/server/domains/results/results.tables.ts'
import { daysAfter, minutesAfter } from '@campanile/server/platform/clock.ts'
import { chance } from '../chance.ts'
import { characterOf, moodOf, moods } from './character.ts'
import type { PlannedClass, PlannedPerson } from './plan.ts'

/** An assignment or exam with its students' results. Null for students who were absent. */
export interface MarkedWork {
  id: string
  taught: PlannedClass
  of: 'assignment' | 'exam'
  maxMark: number
  /** When the marks were entered. They were submitted two days and published four days later. */
  enteredAt: Date
  marks: { student: PlannedPerson; percent: number | null }[]
}

/**
 * A student's result in an assignment or exam: depends on their ability, the course's difficulty, and chance.
 */
export function percentOf({ number }: PlannedPerson, course: string, piece: number): number {
  const { strength, driftsFrom } = characterOf(number)
  const day = 22 * (chance('day', number, course, piece) + chance('form', number, course, piece) - 1)
  const hardness = 8 * (chance('hardness', course) - 0.5)
  const lost = driftsFrom < 8 ? 9 : 0
  return Math.round(
    Math.min(98, Math.max(14, strength + day + hardness + moods[moodOf(course)].marks - lost)),
  )
}

interface Sheet extends MarkedWork {
  status: MarkSheetStatus
  submittedAt: Date | null
  publishedAt: Date | null
}

/**
 * Adds marks and their history. Last term's are all published. In the current term, only those that are old
 * enough.
 */
export async function fillMarkSheets(
  { db, adminId, now }: { db: Database; adminId: string; now: Date },
  work: readonly MarkedWork[],
): Promise<void> {
  const sheets = work.filter(({ marks }) => marks.length > 0).map((it) => stepOf(it, now))
  await insertAll(
    db,
    markSheets,
    'id,exam_id,assignment_id,class_id,status,submitted_at,submitted_by,published_at,published_by,version'.split(
      ',',
    ),
    sheets.map(({ id, of, taught, status, submittedAt, publishedAt }) => ({
      id,
      exam_id: of === 'exam' ? id : null,
      assignment_id: of === 'assignment' ? id : null,
      class_id: taught.id,
      status,
      submitted_at: submittedAt,
      submitted_by: submittedAt && taught.lecturer.id,
      published_at: publishedAt,
      published_by: publishedAt && adminId,
      version: ['draft', 'submitted', 'published'].indexOf(status),
    })),
  )
  const entries = sheets.flatMap(entriesOf)
  await insertAll(
    db,
    markEntries,
    'sheet_id,student_id,state,mark,entered_by,entered_at,withheld,released_at,version'.split(','),
    entries,
  )
  await insertAll(
    db,
    markChanges,
    'id,sheet_id,student_id,kind,at,by,after_state,after_mark'.split(','),
    entries.map(({ sheet_id, student_id, state, mark, entered_by, entered_at }) => ({
      id: newId(),
      sheet_id,
      student_id,
      kind: 'entered',
      at: entered_at,
      by: entered_by,
      after_state: state,
      after_mark: mark,
    })),
  )
}

/** Lecturers work at different speeds: some have not finished, some wait for an admin. */
function stepOf(it: MarkedWork, now: Date): Sheet {
  const pace = it.taught.term === 'over' ? 0 : 9 * chance('pace', it.taught.course, it.of)
  const submittedAt = daysAfter(it.enteredAt, 2 + pace)
  const publishedAt = daysAfter(submittedAt, 2 + pace / 2)
  const status = publishedAt < now ? 'published' : submittedAt < now ? 'submitted' : 'draft'
  return {
    ...it,
    status,
    submittedAt: status === 'draft' ? null : submittedAt,
    publishedAt: status === 'published' ? publishedAt : null,
  }
}

function entriesOf({ id, taught, maxMark, enteredAt, publishedAt, status, marks }: Sheet) {
  const done = status === 'draft' ? marks.slice(0, Math.ceil(0.6 * marks.length)) : marks
  return done.map(({ student, percent }, place) => ({
    sheet_id: id,
    student_id: student.id,
    state: percent === null ? 'absent' : 'marked',
    mark: percent === null ? null : ((percent * maxMark) / 100).toFixed(2),
    entered_by: taught.lecturer.id,
    entered_at: minutesAfter(enteredAt, place),
    withheld: false,
    released_at: publishedAt,
    version: publishedAt ? 2 : 1,
  }))
}

import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import type { Database } from '#db/database.ts'
import { type SheetStanding, sheetStandings } from '#domains/results/marks/marks.service.ts'
import type { Actor } from '#http/context.ts'
import { abilities, assignmentState } from '../assignments.policy.ts'
import { penaltyPolicy } from '../mine/handed-in.repo.ts'
import { type CountsRow, listCounts } from './assignment-lists.repo.ts'
import type { AssignmentRow } from './assignments.repo.ts'
import { type BriefFileRow, listBriefFiles } from './brief-files.repo.ts'

export const briefFileView = ({ id, assignmentId, name, type, size, uploadedAt }: BriefFileRow) => ({
  id,
  name,
  type,
  size,
  uploadedAt: uploadedAt.toISOString(),
  url: `/api/assignments/${assignmentId}/files/${id}`,
})

export const policyView = (row: AssignmentRow, until: Date | null) => ({
  ...penaltyPolicy(row),
  until: until?.toISOString() ?? null,
})

const none = { enrolled: 0, left: 0, submitted: 0, late: 0, marked: 0, returned: 0, toMark: 0 }

function oneView(
  row: AssignmentRow,
  files: readonly BriefFileRow[],
  counts: Omit<CountsRow, 'assignmentId'>,
  marks: SheetStanding,
  now: Date,
): Assignment {
  return {
    id: row.id,
    classId: row.classId,
    courseCode: row.courseCode,
    courseTitle: row.courseTitle,
    termId: row.termId,
    termName: row.termName,
    title: row.title,
    text: row.text,
    opensAt: row.opensAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    maxMark: row.maxMark,
    weight: row.weight,
    late: policyView(row, row.lateUntil),
    maxFiles: row.maxFiles,
    maxFileBytes: row.maxFileBytes,
    accepts: row.accepts,
    files: files.map(briefFileView),
    state: assignmentState(row, now),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    counts,
    marks: marks.status,
    version: row.version,
    can: abilities(row, marks, counts.submitted),
  }
}

/** Assignments as shown to the people who run them. Related rows are read together for all of them. */
export async function assignmentViews(
  db: Database,
  actor: Actor,
  rows: readonly AssignmentRow[],
  now: Date,
): Promise<Assignment[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const files = await listBriefFiles(db, ids)
  const counts = new Map((await listCounts(db, ids)).map(({ assignmentId, ...it }) => [assignmentId, it]))
  const findStanding = await sheetStandings(db, actor, ids)
  return rows.map((row) =>
    oneView(
      row,
      files.filter(({ assignmentId }) => assignmentId === row.id),
      counts.get(row.id) ?? none,
      findStanding(row.id),
      now,
    ),
  )
}

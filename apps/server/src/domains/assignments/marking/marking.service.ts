import { isDeepStrictEqual } from 'node:util'
import { marking, type Submission } from '@campanile/contract/assignments/marking.ts'
import type { RubricResult } from '@campanile/contract/assignments/rubric.ts'
import type { ParsedInput } from '@campanile/contract/operation.ts'
import type { Database, Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { enterMark, releaseMark, sheetStandings } from '#domains/results/marks/marks.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { firstItem } from '#platform/first-item.ts'
import {
  announceWork,
  notifyOfFeedback,
  notifyOfMovedMark,
  notifyOfReturnedWork,
} from '../assignment-notifications.ts'
import { listPenaltyEvents } from '../late/penalty-history.repo.ts'
import { m } from '../messages.ts'
import { readReceipts } from '../mine/receipts.service.ts'
import { listCounts } from '../teaching/assignment-lists.repo.ts'
import { type AssignmentRow, findAssignment } from '../teaching/assignments.repo.ts'
import { run } from '../teaching/assignments.service.ts'
import { findFeedback, lockFeedback, updateFeedback } from './feedback.repo.ts'
import { findNeighbours } from './neighbours.rules.ts'
import { listPreviews } from './previews.service.ts'
import { rubricMismatch, rubricResults, validChoices } from './rubric.rules.ts'
import * as repo from './submission-lists.repo.ts'
import { feedbackFileView, submissionRowView } from './submission-view.ts'

type Form = ParsedInput<typeof marking.markSubmission>

/**
 * @throws AppError not-found, forbidden when it can no longer be marked, marks-locked once the marks are
 * submitted
 */
export async function markable(ctx: SignedIn, db: Database, assignmentId: string): Promise<AssignmentRow> {
  const row = await run(ctx, db, await findAssignment(db, assignmentId))
  if (!row.publishedAt || row.archivedAt) throw new AppError('forbidden')
  const findStanding = await sheetStandings(db, ctx.actor, [assignmentId])
  if (!findStanding(assignmentId).mayEnter) throw new AppError('marks-locked')
  return row
}

/** @throws AppError not-found when the student is not in the class */
export const requireStudent = (
  db: Database,
  { assignmentId, studentId }: { assignmentId: string; studentId: string },
) => requireSubmission(db, assignmentId, studentId)

/** The levels of the rubric that were selected, null if none. @throws AppError invalid-input if they do not go with the mark */
function selectedLevels({ rubric }: AssignmentRow, { rubric: choices, mark }: Form): RubricResult[] | null {
  if (choices.length === 0) return null
  const results = rubric && rubricResults(rubric, choices)
  if (!results) throw new AppError('invalid-input', { fields: { rubric: m.rubricChanged() } })
  const problem = rubricMismatch(rubric, results, mark)
  if (problem) throw new AppError('invalid-input', { fields: { rubric: problem } })
  return results
}

/** @throws AppError not-found when the student is not in the class */
async function requireSubmission(
  db: Database,
  assignmentId: string,
  studentId: string,
): Promise<repo.SubmissionRow> {
  return requireFound(await repo.findOne(db, assignmentId, studentId))
}

/** Covers both mark and feedback, because the mark can also change in the results grid. */
const submissionVersion = ({ markVersion, feedbackVersion }: repo.SubmissionRow) =>
  markVersion + feedbackVersion

/** One student's current work as shown to the people who mark it. */
export async function submissionView(
  ctx: SignedIn,
  db: Database,
  assignment: AssignmentRow,
  studentId: string,
): Promise<Submission> {
  const row = await requireSubmission(db, assignment.id, studentId)
  const feedback = await findFeedback(db, assignment.id, studentId)
  const marks = (await sheetStandings(db, ctx.actor, [assignment.id]))(assignment.id)
  const isMarked = assignment.publishedAt !== null && assignment.archivedAt === null && marks.mayEnter
  return {
    ...submissionRowView(row),
    title: assignment.title,
    maxMark: assignment.maxMark,
    receipts: await readReceipts(db, row.submissionId),
    feedback: row.feedback,
    feedbackFile: feedbackFileView(feedback),
    history: await listPenaltyEvents(db, assignment.id, studentId),
    rubric: assignment.rubric && {
      criteria: assignment.rubric,
      choices: validChoices(assignment.rubric, feedback?.rubric ?? null),
    },
    previews: await listPreviews(ctx, db, row.submissionId),
    counts: await readCounts(db, assignment.id),
    neighbours: findNeighbours(await repo.listPositions(db, assignment.id, studentId), studentId),
    marks: marks.status,
    version: submissionVersion(row),
    can: {
      mark: isMarked && row.isEnrolled,
      return: isMarked && row.markState !== null && row.releasedAt === null,
    },
  }
}

/** For the whole class. */
async function readCounts(db: Database, assignmentId: string) {
  const counted = firstItem(await listCounts(db, [assignmentId]))
  const { assignmentId: _, ...counts } = counted
  return counts
}

export const listSubmissions = handle(marking.listSubmissions, async (ctx, query) => {
  await run(ctx, ctx.db, await findAssignment(ctx.db, query.assignmentId))
  const [rows, total, counts] = await Promise.all([
    repo.listPage(ctx.db, query),
    repo.countAll(ctx.db, query),
    readCounts(ctx.db, query.assignmentId),
  ])
  return { items: rows.map(submissionRowView), total, page: query.page, pageSize: query.pageSize, counts }
})

export const readSubmission = handle(marking.readSubmission, async (ctx, { assignmentId, studentId }) => {
  const assignment = await run(ctx, ctx.db, await findAssignment(ctx.db, assignmentId))
  return submissionView(ctx, ctx.db, assignment, studentId)
})

export const markSubmission = handleInTransaction(marking.markSubmission, async (ctx, form, tx) => {
  const { assignmentId, studentId, version, markState: state, mark, feedback, reason } = form
  const assignment = await markable(ctx, tx.db, assignmentId)
  await requireSubmission(tx.db, assignmentId, studentId)
  // A concurrent save by another marker waits here, and then finds another version.
  await lockFeedback(tx.db, assignmentId, studentId)
  const before = await requireSubmission(tx.db, assignmentId, studentId)
  if (submissionVersion(before) !== version) throw new AppError('edit-conflict')
  const results = selectedLevels(assignment, form)
  const entered = { assignmentId, studentId, state, mark, reason, version: before.markVersion }
  const { isCorrected, ...after } = await enterMark(ctx, tx, entered)
  if (isCorrected) {
    await notifyOfMovedMark(ctx, tx, studentId, assignment, {
      before: { state: before.markState, mark: before.mark },
      after,
      maxMark: assignment.maxMark,
      reason: reason!,
    })
  }
  const kept = (await findFeedback(tx.db, assignmentId, studentId))?.rubric ?? null
  await updateFeedback(tx.db, { assignmentId, studentId }, { text: feedback, rubric: results })
  if (feedback !== before.feedback || !isDeepStrictEqual(results, kept)) {
    // A corrected mark has its own notification, which leads to the feedback as well.
    if (before.releasedAt && !isCorrected) await notifyOfFeedback(ctx, tx, studentId, assignment)
    await recordAudit(ctx, tx, {
      entity: 'assignment-feedback',
      entityId: `${assignmentId} ${studentId}`,
      before: { feedback: before.feedback, rubric: kept },
      after: { feedback, rubric: results },
    })
  }
  await announceWork(tx, assignment, before.releasedAt ? [studentId] : [])
  return submissionView(ctx, tx.db, assignment, studentId)
})

async function giveBack(ctx: SignedIn, tx: Transaction, assignment: AssignmentRow, studentIds: string[]) {
  const { id: assignmentId } = assignment
  const released = await releaseMark(ctx, tx, { assignmentId, studentIds })
  if (released.length === 0) return 0
  await notifyOfReturnedWork(tx, ctx.clock.now(), released, assignment)
  await announceWork(tx, assignment, released)
  return released.length
}

export const returnSubmission = handleInTransaction(
  marking.returnSubmission,
  async (ctx, { assignmentId, studentId }, tx) => {
    const assignment = await markable(ctx, tx.db, assignmentId)
    await requireSubmission(tx.db, assignmentId, studentId)
    const returned = await giveBack(ctx, tx, assignment, [studentId])
    if (returned === 0) throw new AppError('nothing-to-return')
    return submissionView(ctx, tx.db, assignment, studentId)
  },
)

export const returnAllMarked = handleInTransaction(
  marking.returnAllMarked,
  async (ctx, { assignmentId }, tx) => {
    const assignment = await markable(ctx, tx.db, assignmentId)
    const marked = await repo.listMarkedIds(tx.db, assignmentId)
    return { returned: marked.length === 0 ? 0 : await giveBack(ctx, tx, assignment, marked) }
  },
)

import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { OperationName } from '@campanile/contract/operations.ts'
import { newId } from '@campanile/server/db/columns.ts'
import type { Transaction } from '@campanile/server/db/database.ts'
import { toPdf } from '@campanile/server/documents/pdf.ts'
import {
  assignmentFiles,
  assignments,
  submissionAttempts,
  submissionFiles,
  submissions,
} from '@campanile/server/domains/assignments/assignments.tables.ts'
import { insertDecision } from '@campanile/server/domains/assignments/late/late-submissions.repo.ts'
import { computePenalty, computeReduction } from '@campanile/server/domains/assignments/late/penalty.rules.ts'
import { lockFeedback, updateFeedback } from '@campanile/server/domains/assignments/marking/feedback.repo.ts'
import { newReceiptCode } from '@campanile/server/domains/assignments/mine/submit-work.service.ts'
import { people } from '@campanile/server/domains/people/people.tables.ts'
import { enterMark, releaseMark } from '@campanile/server/domains/results/marks/marks.service.ts'
import type { SignedIn } from '@campanile/server/http/context.ts'
import { daysAfter, minutesAfter } from '@campanile/server/platform/clock.ts'
import type { Platform } from '@campanile/server/platform/platform.ts'
import { systemContext } from '@campanile/server/platform/system-context.ts'
import { eq } from 'drizzle-orm'
import { demoAccounts } from './accounts.ts'
import { type DemoAssignment, demoAssignments } from './assignment-plan.ts'
import type { DemoClass } from './campus.ts'
import { type DemoTime, timeOn } from './demo-time.ts'

interface Campus {
  platform: Platform
  tx: Transaction
  adminId: string
  when: DemoTime
}

type Row = typeof assignments.$inferSelect
type Work = DemoAssignment['work'][number]

/**
 * Adds assignments with submissions in every state: not started, submitted, late, decided, marked, returned.
 */
export async function fillAssignments(
  platform: Platform,
  tx: Transaction,
  classes: readonly DemoClass[],
  when: DemoTime,
): Promise<void> {
  const [admin] = await tx.db.select().from(people).where(eq(people.email, demoAccounts[0]!.email))
  const campus = { platform, tx, adminId: admin!.id, when }
  for (const it of demoAssignments) await fill(campus, classes.find(({ code }) => code === it.course)!, it)
}

/** 17:00, this many days from today. */
const afternoon = (when: DemoTime, days: number) => timeOn(when, days, '17:00')

async function fill(campus: Campus, taught: DemoClass, it: DemoAssignment): Promise<void> {
  const { tx, when } = campus
  const { now } = when
  const dueAt = afternoon(when, it.due)
  const opensAt = afternoon(when, it.opens)
  const createdAt = daysAfter(now, Math.min(it.opens, 0) - 1)
  const [row] = await tx.db
    .insert(assignments)
    .values({
      id: newId(),
      classId: taught.id,
      title: it.title,
      text: it.text,
      opensAt,
      dueAt,
      maxMark: '100',
      weight: it.weight,
      lateKind: it.late.kind,
      lateAmount: it.late.amount,
      lateUnit: 'percent',
      lateEvery: it.late.every,
      lateFloor: it.late.floor,
      lateUntil: it.lateDays === undefined ? null : daysAfter(dueAt, it.lateDays),
      maxFiles: 3,
      maxFileBytes: 25 * 1024 * 1024,
      accepts: ['pdf', 'docx'],
      publishedAt: it.draft ? null : createdAt,
      digestAt: it.due < 0 ? dueAt : null,
      createdBy: taught.lecturerId,
      createdAt,
      updatedAt: createdAt,
    })
    .returning()
  const brief = await storedPdf(campus, row!, 'Brief.pdf', it.text)
  await tx.db.insert(assignmentFiles).values({ assignmentId: row!.id, ...brief, uploadedAt: createdAt })
  if (it.work.length > 0) {
    const file = await storedPdf(campus, row!, `${it.title}.pdf`, 'Submitted for this assignment.')
    for (const work of it.work) await handIn(campus, taught, row!, work, file)
  }
  const returned = it.work.filter((work) => work.returned).map(({ seat }) => taught.studentIds[seat]!)
  if (returned.length > 0) {
    const ctx = as(campus, 'returnAllMarked', taught.lecturerId, daysAfter(dueAt, 7))
    await releaseMark(ctx, tx, { assignmentId: row!.id, studentIds: returned })
  }
  // Archived last, because students cannot submit to an archived assignment.
  if (it.archived) await tx.db.update(assignments).set({ archivedAt: now }).where(eq(assignments.id, row!.id))
}

/** The context of a lecturer on the campus, at that moment. */
const as = ({ platform }: Campus, operation: OperationName, id: string, at: Date): SignedIn => ({
  ...systemContext(platform, operation),
  clock: { now: () => at },
  actor: { id, role: 'lecturer', sessionId: newId(), confirmedAt: null },
})

async function storedPdf({ platform, when }: Campus, { id, title }: Row, name: string, line: string) {
  const columns = [{ header: title, width: 60, cell: (text: string) => text }]
  const bytes = await buffer(toPdf({ title, columns, rows: [line] }, when.now))
  const key = `assignments/${id}/demo/${newId()}.pdf`
  await platform.files.put(key, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { key, name, type: 'application/pdf', size: bytes.length, sha256 }
}

type StoredPdf = Awaited<ReturnType<typeof storedPdf>>

const policyOf = ({ lateKind, lateAmount, lateUnit, lateEvery, lateFloor }: Row) => ({
  kind: lateKind,
  amount: lateAmount,
  unit: lateUnit,
  every: lateEvery,
  floor: lateFloor,
})

async function handIn(campus: Campus, taught: DemoClass, row: Row, work: Work, file: StoredPdf) {
  const { tx, adminId } = campus
  const { id: assignmentId, dueAt, maxMark } = row
  const studentId = taught.studentIds[work.seat]!
  const submittedAt = minutesAfter(dueAt, 60 * work.hours - (work.seat % 7) * 9)
  const [submissionId, attemptId, receiptCode] = [newId(), newId(), newReceiptCode()]
  const penalty = computePenalty(policyOf(row), dueAt, submittedAt, maxMark).toFixed(2)
  await tx.db
    .insert(submissions)
    .values({ id: submissionId, assignmentId, studentId, submittedAt, attempts: 1, receiptCode })
  const attempt = { id: attemptId, submissionId, number: 1, submittedAt, dueAt, penalty, receiptCode }
  await tx.db.insert(submissionAttempts).values({ ...attempt, reason: work.reason ?? null })
  await tx.db.insert(submissionFiles).values({ attemptId, ...file, uploadedAt: submittedAt })
  if (work.decision) {
    const late = { policy: policyOf(row), maxMark, dueAt, submittedAt, decision: work.decision }
    await insertDecision(tx.db, {
      submissionId,
      attempt: 1,
      decision: work.decision,
      reason: work.decision === 'rejected' ? 'Three days late, without contacting me first.' : null,
      penaltyBefore: penalty,
      penaltyAfter: computeReduction(late).penalty,
      decidedBy: adminId,
      decidedAt: daysAfter(submittedAt, 1),
    })
  }
  if (!work.mark) return
  const ctx = as(campus, 'markSubmission', taught.lecturerId, daysAfter(dueAt, 6))
  await enterMark(ctx, tx, { assignmentId, studentId, state: 'marked', mark: work.mark })
  const feedback = await lockFeedback(tx.db, assignmentId, studentId)
  await updateFeedback(tx.db, feedback, { text: work.feedback ?? null })
}

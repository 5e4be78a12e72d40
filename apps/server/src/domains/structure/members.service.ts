import { structure } from '@campanile/contract/structure/structure.ts'
import type { Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { notifyOfBatch } from './batch-notices.service.ts'
import * as repo from './batches.repo.ts'
import type { MemberChanges } from './class-notices.rules.ts'
import { announceEnrolments } from './enrolments.announce.ts'
import * as enrolments from './enrolments.repo.ts'
import { announceStructure, entryOrNotFound, entryView, pageView, wrongField } from './entry.service.ts'
import { m } from './messages.ts'
import { todayHere } from './terms.service.ts'

const studentView = ({ profileImage, ...row }: repo.StudentRow) => ({
  ...row,
  profileImage: photoUrl(row.id, profileImage),
})

/** The error for a list that includes people who are not students. */
export const noStudents = m.notStudent()

export const listBatchMembers = handle(structure.listBatchMembers, async (ctx, { batchId, ...query }) => {
  await entryOrNotFound(ctx.db, repo.batchRows, batchId)
  return pageView(await repo.listMembers(ctx.db, batchId, query), query, studentView)
})

export const listStudents = handle(structure.listStudents, async (ctx, query) =>
  pageView(await repo.listStudents(ctx.db, query), query, studentView),
)

/**
 * Lets nobody else change who is in a batch, or move these people, until the transaction ends. Locks in the order in
 * which all such changes do.
 */
export async function lockMembers(tx: Transaction, batchId: string, personIds: readonly string[]) {
  await repo.awaitImports(tx.db)
  const areStudents = await repo.lockStudents(tx.db, personIds)
  const memberships = await repo.listMemberships(tx.db, personIds)
  await repo.lockBatches(tx.db, [batchId, ...memberships.map((it) => it.batchId)])
  return { areStudents, memberships }
}

export const addBatchMembers = handleInTransaction(
  structure.addBatchMembers,
  async (ctx, { batchId, studentIds, reason }, tx) => {
    const { areStudents, memberships } = await lockMembers(tx, batchId, studentIds)
    if (!areStudents) throw wrongField('studentIds', noStudents)
    const left = [...new Set(memberships.map((it) => it.batchId))].filter((id) => id !== batchId)
    const batch = await entryOrNotFound(tx.db, repo.batchRows, batchId)
    if (batch.archivedAt) throw new AppError('not-found')
    // Students already in the batch keep their enrolments and withdrawals.
    const members = new Set(memberships.filter((it) => it.batchId === batchId).map((it) => it.studentId))
    const joining = [...new Set(studentIds)].filter((id) => !members.has(id))
    if (joining.length === 0) return entryView(batch)
    const students = await moveIntoBatch(ctx, tx, { batchId, joining, left })
    const former = new Set(memberships.map((it) => it.studentId))
    const moved = joining.filter((id) => former.has(id))
    await notifyOfBatch(ctx, tx, { batch: { joined: batch.code }, students, moved, reason })
    return membersChanged(ctx, tx, batchId, joining, { added: joining, outOf: left, reason })
  },
)

export interface Joining {
  batchId: string
  joining: readonly string[]
  /** The batches that some of these students left. */
  left: readonly string[]
}

export async function moveIntoBatch(
  ctx: SignedIn,
  tx: Transaction,
  { batchId, joining, left }: Joining,
): Promise<MemberChanges> {
  const now = ctx.clock.now()
  const today = await todayHere({ db: tx.db, clock: ctx.clock })
  const ended = await enrolments.endByBatches(tx.db, { batchIds: left, studentIds: joining, today, now })
  await repo.putIntoBatch(tx.db, batchId, joining)
  const joined = await enrolments.enrolMembers(tx.db, { batchId, studentIds: joining, today, now })
  return { joined, left: ended }
}

export const removeBatchMember = handleInTransaction(
  structure.removeBatchMember,
  (ctx, { batchId, studentId, reason }, tx) =>
    removeMembers(ctx, tx, { batchId, studentIds: [studentId], reason }),
)

/** Removes students from a batch, and ends the enrolments that it gave them. */
export async function removeMembers(
  ctx: SignedIn,
  tx: Transaction,
  {
    batchId,
    studentIds,
    reason,
  }: { batchId: string; studentIds: readonly string[]; reason?: string | undefined },
) {
  await repo.lockBatches(tx.db, [batchId])
  const batch = await entryOrNotFound(tx.db, repo.batchRows, batchId)
  const leaving = await repo.takeOutOfBatch(tx.db, batchId, studentIds)
  // Already removed, by a second click or another admin.
  if (leaving.length === 0) return entryView(batch)
  const today = await todayHere({ db: tx.db, clock: ctx.clock })
  const now = ctx.clock.now()
  const ended = await enrolments.endByBatches(tx.db, {
    batchIds: [batchId],
    studentIds: leaving,
    today,
    now,
  })
  await notifyOfBatch(ctx, tx, {
    batch: { left: batch.code },
    students: { joined: [], left: ended },
    moved: leaving,
    reason,
  })
  return membersChanged(ctx, tx, batchId, leaving, { removed: leaving, reason })
}

export async function membersChanged(
  ctx: SignedIn,
  tx: Transaction,
  batchId: string,
  studentIds: readonly string[],
  after: object,
) {
  await recordAudit(ctx, tx, { entity: 'batch', entityId: batchId, after })
  announceStructure(tx)
  announceEnrolments(tx, studentIds)
  return entryView(await entryOrNotFound(tx.db, repo.batchRows, batchId))
}

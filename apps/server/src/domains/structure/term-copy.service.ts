import { structure } from '@campanile/contract/structure/structure.ts'
import type { Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { replanTerm } from '#domains/timetable/term-sessions.service.ts'
import { AppError } from '#http/app-error.ts'
import { handle } from '#http/handle.ts'
import { lockBatches } from './batches.repo.ts'
import { listLecturerMembers } from './class-lecturers.repo.ts'
import type { ClassMember } from './class-notices.rules.ts'
import { notifyOfClassPeople } from './class-notices.service.ts'
import { announceEnrolments } from './enrolments.announce.ts'
import { enrolBatches } from './enrolments.repo.ts'
import { createEntry, entryOrNotFound } from './entry.service.ts'
import * as repo from './term-copy.repo.ts'
import { termRows } from './terms.repo.ts'
import { termKind } from './terms.service.ts'

export const previewTermCopy = handle(structure.previewTermCopy, async (ctx, { termId }) => {
  await entryOrNotFound(ctx.db, termRows, termId)
  return repo.countCopy(ctx.db, termId)
})

export const copyTerm = handle(structure.copyTerm, (ctx, { termId, enrolments, ...input }) =>
  createEntry(ctx, termKind, async (tx, history) => {
    // The second of two concurrent copies waits here, and finds the first one's copy.
    await termRows.hold(tx.db, termId)
    const source = await entryOrNotFound(tx.db, termRows, termId)
    if (source.copy) throw new AppError('term-copied')
    const copyId = await termRows.insert(tx.db, { ...input, copiedFromId: termId, ...history })
    const classIds = await repo.copyClasses(tx.db, { from: termId, to: copyId, now: history.createdAt })
    const joined = enrolments ? await enrolAll(tx, classIds, history.createdAt) : []
    await notifyOfClassPeople(ctx, tx, {
      students: { joined, left: [] },
      lecturers: { joined: await listLecturerMembers(tx.db, classIds), left: [] },
    })
    const replan = await replanTerm(ctx, tx, copyId)
    const sessions = replan?.sessions.length ?? 0
    const after = { copiedTo: copyId, classes: classIds.length, enrolments, sessions }
    await recordAudit(ctx, tx, { entity: 'term', entityId: termId, after })
    return copyId
  }),
)

async function enrolAll(tx: Transaction, classIds: readonly string[], now: Date): Promise<ClassMember[]> {
  const batchIds = await repo.batchesOfClasses(tx.db, classIds)
  await lockBatches(tx.db, batchIds)
  const joined = await enrolBatches(tx.db, { classIds, batchIds, now })
  announceEnrolments(
    tx,
    joined.map(({ personId }) => personId),
  )
  return joined
}

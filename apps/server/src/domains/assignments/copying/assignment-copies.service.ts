import { newId } from '#db/columns.ts'
import type { Transaction } from '#db/database.ts'
import type { SignedIn } from '#http/context.ts'
import * as repo from './assignment-copies.repo.ts'

// Copies of the assignments of many classes at once, for the roll-over of a term.

export const countCopiesOutside = repo.countOutside

interface Copying {
  /** Classes and the classes that their assignments are copied into. */
  pairs: readonly { sourceId: string; copyId: string }[]
  shiftWeeks: number
  timeZone: string
}

/** Copies all assignments as drafts whose dates are some weeks later; returns which is a copy of which. */
export async function copyAssignments(
  { actor, clock }: Pick<SignedIn, 'actor' | 'clock'>,
  tx: Transaction,
  { pairs, ...shift }: Copying,
): Promise<{ sourceId: string; copyId: string }[]> {
  const copiesBySource = new Map(pairs.map(({ sourceId, copyId }) => [sourceId, copyId]))
  const found = await repo.listOfClasses(tx.db, [...copiesBySource.keys()])
  const copies = found.map(({ id, classId }) => ({
    sourceId: id,
    copyId: newId(),
    classId: copiesBySource.get(classId)!,
  }))
  if (copies.length === 0) return []
  await repo.insertCopies(tx.db, copies, { ...shift, createdBy: actor.id, now: clock.now() })
  return copies.map(({ sourceId, copyId }) => ({ sourceId, copyId }))
}

/** Deletes copies that are still drafts, and the files that only they have. */
export async function removeAssignmentCopies(
  { jobs }: Pick<SignedIn, 'jobs'>,
  tx: Transaction,
  assignmentIds: readonly string[],
): Promise<void> {
  for (const key of await repo.deleteCopies(tx.db, assignmentIds)) {
    await jobs.add(tx.db, 'removeFile', { key })
  }
}

import type { Transaction } from '#db/database.ts'
import { listClassLecturers } from '#domains/access/session-access.repo.ts'
import type { SignedIn } from '#http/context.ts'
import { batchRows, lockBatches } from './batches.repo.ts'
import * as lecturers from './class-lecturers.repo.ts'
import type { MemberChanges } from './class-notices.rules.ts'
import { notifyOfClassPeople } from './class-notices.service.ts'
import * as repo from './classes.repo.ts'
import { difference } from './difference.rules.ts'
import { announceEnrolments } from './enrolments.announce.ts'
import * as enrolments from './enrolments.repo.ts'
import { announceStructure, wrongField } from './entry.service.ts'
import { m } from './messages.ts'

interface PeopleOfClass {
  lecturerIds: readonly string[]
  batchIds: readonly string[]
  reason?: string | undefined
}

/**
 * The only place that changes the lecturers and batches of a class. The database rejects changes that would
 * put a lecturer or a batch in two places at once.
 */
export async function setClassPeople(
  ctx: SignedIn,
  tx: Transaction,
  classId: string,
  { lecturerIds, batchIds, reason }: PeopleOfClass,
): Promise<void> {
  const ofLecturers = await setClassLecturers(ctx, tx, classId, lecturerIds)
  const students = await setClassBatches(ctx, tx, classId, batchIds)
  await notifyOfClassPeople(ctx, tx, { lecturers: ofLecturers, students, reason })
}

async function setClassLecturers(
  ctx: SignedIn,
  tx: Transaction,
  classId: string,
  lecturerIds: readonly string[],
): Promise<MemberChanges> {
  const now = ctx.clock.now()
  const { added, removed } = difference(await listClassLecturers(tx.db, classId), lecturerIds)
  if (!(await lecturers.areLecturers(tx.db, added))) {
    throw wrongField('lecturerIds', m.notLecturer())
  }
  const ofClass = (ids: readonly string[]) => ids.map((lecturerId) => ({ classId, lecturerId }))
  await lecturers.removeLecturers(tx.db, ofClass(removed), now)
  await lecturers.addLecturers(tx.db, ofClass(added), now)
  const concerned = [...added, ...removed]
  announceStructure(tx, concerned)
  tx.announce({ event: { topic: 'sessions' }, people: concerned })
  const members = (ids: readonly string[]) => ids.map((personId) => ({ classId, personId }))
  return { joined: members(added), left: members(removed) }
}

/** Enrols the members of added batches, and ends the enrolments that removed batches gave. */
async function setClassBatches(
  ctx: SignedIn,
  tx: Transaction,
  classId: string,
  batchIds: readonly string[],
): Promise<MemberChanges> {
  const now = ctx.clock.now()
  const before = await repo.listClassBatches(tx.db, classId)
  const { added, removed } = difference(before, batchIds)
  // People who join or leave one of these batches wait until this is done, and vice versa.
  await lockBatches(tx.db, [...added, ...removed])
  if (!(await batchRows.holdCurrent(tx.db, added))) {
    throw wrongField('batchIds', m.batchArchived())
  }
  await repo.removeBatches(tx.db, classId, removed)
  await repo.addBatches(tx.db, classId, added)
  const ended = await enrolments.endBatches(tx.db, { classId, batchIds: removed, now })
  const joined = await enrolments.enrolBatches(tx.db, { classIds: [classId], batchIds: added, now })
  announceEnrolments(tx, [...ended, ...joined.map(({ personId }) => personId)])
  return { joined, left: ended.map((personId) => ({ classId, personId })) }
}

import { structure } from '@campanile/contract/structure/structure.ts'
import type { Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { lockStudents } from './batches.repo.ts'
import { notifyOfClassPeople } from './class-notices.service.ts'
import { classRows } from './classes.repo.ts'
import { classToRun } from './classes.service.ts'
import { announceEnrolments } from './enrolments.announce.ts'
import * as repo from './enrolments.repo.ts'
import { announceStructure, entryOrNotFound, entryView, pageView, wrongField } from './entry.service.ts'
import { noStudents } from './members.service.ts'

const enrolmentView = ({ profileImage, enrolledAt, leftAt, ...row }: repo.EnrolmentRow) => ({
  ...row,
  profileImage: photoUrl(row.studentId, profileImage),
  enrolledAt: enrolledAt.toISOString(),
  leftAt: leftAt?.toISOString() ?? null,
})

export const listEnrolments = handle(structure.listEnrolments, async (ctx, query) => {
  await classToRun(ctx, query.classId)
  return pageView(await repo.listEnrolments(ctx.db, query), query, enrolmentView)
})

export const enrolStudents = handleInTransaction(
  structure.enrolStudents,
  async (ctx, { classId, studentIds, reason }, tx) => {
    const row = await entryOrNotFound(tx.db, classRows, classId)
    if (row.archivedAt) throw new AppError('not-found')
    if (!(await lockStudents(tx.db, studentIds))) throw wrongField('studentIds', noStudents)
    const enrolled = await repo.enrolSingly(tx.db, { classId, studentIds, now: ctx.clock.now() })
    return enrolmentsChanged(ctx, tx, classId, { act: 'enrolled', studentIds: enrolled, reason })
  },
)

export const withdrawStudent = handleInTransaction(
  structure.withdrawStudent,
  async (ctx, { classId, studentId, reason }, tx) => {
    const ended = await repo.endEnrolment(tx.db, { classId, studentId, now: ctx.clock.now() })
    if (ended === undefined) throw new AppError('not-found')
    const studentIds = ended ? [studentId] : []
    return enrolmentsChanged(ctx, tx, classId, { act: 'withdrawn', studentIds, reason })
  },
)

interface EnrolmentChange {
  act: 'enrolled' | 'withdrawn'
  studentIds: readonly string[]
  reason: string | undefined
}

/** No rows changed: it was already done, by a second click or another admin. */
async function enrolmentsChanged(
  ctx: SignedIn,
  tx: Transaction,
  classId: string,
  { act, studentIds, reason }: EnrolmentChange,
) {
  if (studentIds.length > 0) {
    await recordAudit(ctx, tx, { entity: 'class', entityId: classId, after: { [act]: studentIds, reason } })
    announceStructure(tx)
    announceEnrolments(tx, studentIds)
    const changed = studentIds.map((personId) => ({ classId, personId }))
    await notifyOfClassPeople(ctx, tx, {
      students: act === 'enrolled' ? { joined: changed, left: [] } : { joined: [], left: changed },
      reason,
    })
  }
  return entryView(await entryOrNotFound(tx.db, classRows, classId))
}

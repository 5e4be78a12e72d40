import { termRollovers } from '@campanile/contract/structure/term-rollover.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { removeAssignmentCopies } from '#domains/assignments/copying/assignment-copies.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError } from '#http/app-error.ts'
import { handleInTransaction } from '#http/handle.ts'
import { notifyOfClassPeople } from '../class-notices.service.ts'
import { announceEnrolments } from '../enrolments.announce.ts'
import { announceStructure } from '../entry.service.ts'
import { m } from '../messages.ts'
import { listCoursesInUse } from './rollover-use.repo.ts'
import * as writing from './rollover-writing.repo.ts'
import * as repo from './term-rollovers.repo.ts'
import { lockedRollover, rolloverView } from './term-rollovers.service.ts'

/** Courses that a refusal names. */
const maxNamed = 5

export const undoTermRollover = handleInTransaction(
  termRollovers.undoTermRollover,
  async (ctx, { rolloverId, version }, tx) => {
    await repo.allowLongStatements(tx.db)
    await acquireLock(tx, 'booking')
    const row = await lockedRollover(tx, { rolloverId, version }, 'applied')
    const now = ctx.clock.now()
    const inUse = await listCoursesInUse(tx.db, rolloverId, now)
    if (inUse.length > 0) {
      const courses = inUse.slice(0, maxNamed).join(', ')
      const reason = m.rolloverInUse({ courses, more: Math.max(0, inUse.length - maxNamed) })
      throw new AppError('blocked', { fields: { rolloverId: reason } })
    }
    const copies = await repo.listCopies(tx.db, rolloverId)
    const of = (kind: repo.Copy['kind']) => copies.filter((it) => it.kind === kind).map((it) => it.copyId)
    const classIds = of('class')
    const { students, lecturers } = await writing.listPeopleOfClasses(tx.db, classIds)
    // Before the classes are deleted, because the notice names them.
    await notifyOfClassPeople(ctx, tx, {
      students: { joined: [], left: students },
      lecturers: { joined: [], left: lecturers },
    })
    await removeAssignmentCopies(ctx, tx, of('assignment'))
    await writing.deleteClasses(tx.db, classIds)
    await writing.deleteUnusedBatches(tx.db, of('batch'))
    await repo.changeRollover(tx.db, rolloverId, { state: 'undone', undoneAt: now, targetTermId: null }, now)
    for (const termId of of('term')) await writing.deleteUnusedTerm(tx.db, termId)
    await recordAudit(ctx, tx, {
      entity: 'term-rollover',
      entityId: rolloverId,
      before: { state: 'applied', to: row.target?.name, ...row.result },
      after: { state: 'undone' },
    })
    const teaching = [...new Set(lecturers.map(({ personId }) => personId))]
    announceStructure(tx, teaching)
    tx.announce({ event: { topic: 'sessions' }, people: teaching, role: 'admin' })
    announceEnrolments(
      tx,
      students.map(({ personId }) => personId),
    )
    return rolloverView(ctx, tx.db, rolloverId)
  },
)

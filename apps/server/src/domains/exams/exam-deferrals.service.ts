import { examDeferrals } from '@campanile/contract/exams/exam-seats.ts'
import type { Database } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import * as repo from './exam-deferrals.repo.ts'
import { announceExam, examWords, notifyOfExam } from './exam-notifications.ts'
import { freeSeat } from './exam-seats.repo.ts'
import { type ExamRow, findExam, lockExam } from './exams.repo.ts'
import { m } from './messages.ts'
import { examNotices } from './notices.messages.ts'

async function view(ctx: SignedIn, db: Database, examId: string) {
  const rows = await repo.listDeferrals(db, examId)
  const sittings = await repo.listSittings(db, examId, ctx.clock.now())
  return {
    items: rows.map(({ newExamId, newTitle, newStartsAt, examId: _, ...row }) => ({
      ...row,
      profileImage: photoUrl(row.studentId, row.profileImage),
      deferredAt: row.deferredAt.toISOString(),
      sitting:
        newExamId && newTitle && newStartsAt
          ? { examId: newExamId, title: newTitle, startsAt: newStartsAt.toISOString() }
          : null,
    })),
    sittings: sittings.map(({ id, title, startsAt }) => ({
      examId: id,
      title,
      startsAt: startsAt.toISOString(),
    })),
  }
}

export const listExamDeferrals = handle(examDeferrals.listExamDeferrals, async (ctx, { examId }) => {
  if (!(await findExam(ctx.db, examId))) throw new AppError('not-found')
  return view(ctx, ctx.db, examId)
})

export const assignSitting = handleInTransaction(
  examDeferrals.assignSitting,
  async (ctx, { deferralId, version, sittingId }, tx) => {
    const known = requireFound(await repo.lockDeferral(tx.db, deferralId))
    if (known.version !== version || known.reversedAt) throw new AppError('edit-conflict')
    const { examId, studentId, newExamId } = known
    const sitting = sittingId ? await sittingWithRoom(ctx, tx.db, examId, sittingId) : null
    const former = newExamId ? await lockExam(tx.db, newExamId) : undefined
    if (former && former.id !== sittingId) {
      await freeSeat(tx.db, former.id, studentId)
      announceExam(tx, former, [studentId])
    }
    await repo.updateDeferral(tx.db, deferralId, { newExamId: sittingId })
    await recordAudit(ctx, tx, {
      entity: 'exam-deferral',
      entityId: deferralId,
      about: studentId,
      before: { newExamId },
      after: { newExamId: sittingId },
    })
    if (sitting) announceExam(tx, sitting, [studentId])
    tx.announce({ event: { topic: 'exams', id: examId }, role: 'admin' })
    // For a draft, people are notified when it is published.
    if (sitting?.publishedAt) {
      const { timeZone } = await currentInstitution({ db: tx.db })
      await notifyOfExam(tx, ctx.clock.now(), [studentId], {
        words: (locale) => ({
          title: examNotices(locale).yourDeferredExam(),
          message: examWords(sitting, timeZone, locale),
        }),
        urgent: true,
      })
    }
    return view(ctx, tx.db, examId)
  },
)

/**
 * A sitting that can be assigned. @throws AppError invalid-input when it is not one, or its rooms are full
 */
async function sittingWithRoom(
  ctx: SignedIn,
  db: Database,
  examId: string,
  sittingId: string,
): Promise<ExamRow> {
  const refused = (sentence: string) => new AppError('invalid-input', { fields: { sittingId: sentence } })
  const options = await repo.listSittings(db, examId, ctx.clock.now())
  if (!options.some(({ id }) => id === sittingId)) throw refused(m.selectSitting())
  const sitting = (await lockExam(db, sittingId))!
  const seats = sitting.rooms.reduce((sum, room) => sum + room.seats, 0)
  if (sitting.rooms.length > 0 && sitting.candidates >= seats) throw refused(m.sittingFull({ seats }))
  return sitting
}

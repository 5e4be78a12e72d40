import { exams } from '@campanile/contract/exams/exams.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { withBookingLock } from '#domains/timetable/bookings.service.ts'
import { taughtClass } from '#domains/timetable/meetings.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { changeTitle, markObstacles, plannedAfter } from './exam-change.rules.ts'
import { lockedExam, requireRooms, requireToCome, wantedByExam } from './exam-form.service.ts'
import { announceExam, examWords, notifyOfExam } from './exam-notifications.ts'
import { listConcerned } from './exam-people.repo.ts'
import { releaseRooms, useRooms } from './exam-rooms.repo.ts'
import { examSlot } from './exam-time.rules.ts'
import * as repo from './exams.repo.ts'
import { oneExam } from './exams.service.ts'
import { examNotices } from './notices.messages.ts'

const factsOf = ({ type, title, startsAt, endsAt, maxMark, weight, rooms }: repo.ExamRow) => ({
  type,
  title,
  startsAt,
  endsAt,
  maxMark,
  weight,
  rooms: rooms.map(({ roomId, seats, invigilator }) => ({
    roomId,
    seats,
    invigilatorId: invigilator?.id ?? null,
  })),
})

export const updateExam = handle(exams.updateExam, async (ctx, { examId, version, rooms, ...form }) => {
  const known = requireFound(await repo.findExam(ctx.db, examId))
  const taught = await taughtClass(ctx, known.classId)
  const { timeZone } = await currentInstitution(ctx)
  const slot = examSlot(form, timeZone)
  const wanted = wantedByExam(taught, { sitting: known.sitting, rooms }, slot, [examId])
  return withBookingLock(ctx, wanted, async (tx) => {
    const now = ctx.clock.now()
    const before = await lockedExam(ctx, tx.db, examId, { version, ability: 'edit' })
    requireToCome(slot, now)
    const fields = markObstacles(before, form)
    if (Object.keys(fields).length > 0) throw new AppError('invalid-input', { fields })
    await requireRooms(tx.db, rooms, { candidates: before.candidates, startsAt: slot.startsAt })
    const concernedBefore = await listConcerned(tx.db, [examId])
    const { type, title, maxMark, weight } = form
    const used = rooms.map((room) => ({ examId, ...room }))
    await releaseRooms(tx.db, [examId], used)
    const change = { type, title, maxMark, weight, ...slot, ...plannedAfter(before, slot), changedAt: now }
    await repo.updateExam(tx.db, examId, change)
    await useRooms(tx.db, used)
    const after = (await repo.findExam(tx.db, examId))!
    await recordAudit(ctx, tx, {
      entity: 'exam',
      entityId: examId,
      before: factsOf(before),
      after: factsOf(after),
    })
    // Earlier invigilators have to be notified as well.
    const concerned = [...new Set([...concernedBefore, ...(await listConcerned(tx.db, [examId]))])]
    announceExam(tx, after, concerned)
    const headline = after.publishedAt && changeTitle(before, after)
    if (headline) {
      await notifyOfExam(tx, now, concerned, {
        words: (locale) => ({ title: headline(locale), message: examWords(after, timeZone, locale) }),
        urgent: true,
      })
    }
    return oneExam(ctx, tx.db, examId)
  })
})

export const weighExam = handleInTransaction(
  exams.weighExam,
  async (ctx, { examId, version, weight }, tx) => {
    const exam = await lockedExam(ctx, tx.db, examId, { version, ability: 'weigh' })
    await repo.updateExam(tx.db, examId, { weight, changedAt: ctx.clock.now() })
    await recordAudit(ctx, tx, {
      entity: 'exam',
      entityId: examId,
      before: { weight: exam.weight },
      after: { weight },
    })
    announceExam(tx, exam, await listConcerned(tx.db, [examId]))
    return oneExam(ctx, tx.db, examId)
  },
)

export const cancelExam = handleInTransaction(
  exams.cancelExam,
  async (ctx, { examId, version, reason }, tx) => {
    const now = ctx.clock.now()
    const exam = await lockedExam(ctx, tx.db, examId, { version, ability: 'cancel' })
    await repo.updateExam(tx.db, examId, { cancelledAt: now, cancelReason: reason, changedAt: now })
    await recordAudit(ctx, tx, { entity: 'exam', entityId: examId, after: { cancelled: true, reason } })
    const concerned = await listConcerned(tx.db, [examId])
    announceExam(tx, exam, concerned)
    if (exam.publishedAt) {
      const { timeZone } = await currentInstitution({ db: tx.db })
      await notifyOfExam(tx, now, concerned, {
        words: (locale) => ({
          title: examNotices(locale).examCancelled(),
          message: examNotices(locale).examCancelledBecause({
            exam: examWords(exam, timeZone, locale),
            reason,
          }),
        }),
        urgent: true,
      })
    }
    return oneExam(ctx, tx.db, examId)
  },
)

export const archiveExam = handleInTransaction(exams.archiveExam, async (ctx, { examId }, tx) => {
  const now = ctx.clock.now()
  const exam = await lockedExam(ctx, tx.db, examId, { ability: 'archive' })
  await repo.updateExam(tx.db, examId, { archivedAt: now, changedAt: now })
  await recordAudit(ctx, tx, { entity: 'exam', entityId: examId, after: { archived: true } })
  announceExam(tx, exam, await listConcerned(tx.db, [examId]))
  return oneExam(ctx, tx.db, examId)
})

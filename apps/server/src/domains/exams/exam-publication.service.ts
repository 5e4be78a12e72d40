import { exams } from '@campanile/contract/exams/exams.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import { handleInTransaction } from '#http/handle.ts'
import { lockedExam } from './exam-form.service.ts'
import { announceExam, examWords, notifyOfExam } from './exam-notifications.ts'
import { listConcerned } from './exam-people.repo.ts'
import { obstaclesOf } from './exam-publication.rules.ts'
import * as repo from './exams.repo.ts'
import { oneExam } from './exams.service.ts'
import { examNotices } from './notices.messages.ts'

export const publishExam = handleInTransaction(exams.publishExam, async (ctx, { examId, version }, tx) => {
  const now = ctx.clock.now()
  const exam = await lockedExam(ctx, tx.db, examId, { version, ability: 'publish' })
  const [obstacle] = obstaclesOf(exam, now)
  if (obstacle) throw new AppError('exam-not-ready', { fields: { examId: obstacle } })
  await repo.updateExam(tx.db, examId, { publishedAt: now, changedAt: now })
  await recordAudit(ctx, tx, { entity: 'exam', entityId: examId, after: { published: true } })
  const concerned = await listConcerned(tx.db, [examId])
  announceExam(tx, { id: examId, publishedAt: now }, concerned)
  const { timeZone } = await currentInstitution({ db: tx.db })
  await notifyOfExam(tx, now, concerned, {
    words: (locale) => ({
      title: examNotices(locale).newExam(),
      message: examWords(exam, timeZone, locale),
    }),
    urgent: false,
  })
  return oneExam(ctx, tx.db, examId)
})

export const unpublishExam = handleInTransaction(exams.unpublishExam, async (ctx, { examId }, tx) => {
  const now = ctx.clock.now()
  const exam = await lockedExam(ctx, tx.db, examId, { ability: 'unpublish' })
  const change = { publishedAt: null, plannedStartsAt: null, plannedEndsAt: null, changedAt: now }
  await repo.updateExam(tx.db, examId, change)
  await recordAudit(ctx, tx, { entity: 'exam', entityId: examId, after: { published: false } })
  const concerned = await listConcerned(tx.db, [examId])
  announceExam(tx, exam, concerned)
  const { timeZone } = await currentInstitution({ db: tx.db })
  await notifyOfExam(tx, now, concerned, {
    words: (locale) => ({
      title: examNotices(locale).examWithdrawn(),
      message: examNotices(locale).examIsBeingRescheduled({ exam: examWords(exam, timeZone, locale) }),
    }),
    urgent: true,
  })
  return oneExam(ctx, tx.db, examId)
})

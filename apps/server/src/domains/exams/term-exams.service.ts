import type { DraftOfTerm } from '@campanile/contract/exams/exam.ts'
import { exams } from '@campanile/contract/exams/exams.ts'
import { messageText } from '@campanile/messages/coded.ts'
import type { Database } from '#db/database.ts'
import { recordAudits } from '#domains/audit/audit.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { listDrafts } from './exam-lists.repo.ts'
import { announceExam, notifyOfExam } from './exam-notifications.ts'
import { listConcerned, listCrowding } from './exam-people.repo.ts'
import { obstaclesOf, warningsOf } from './exam-publication.rules.ts'
import { type ExamRow, hasTerm, publishAll } from './exams.repo.ts'
import { examNotices } from './notices.messages.ts'

/** The most crowding warnings read for a whole term. */
const maxCrowding = 5_000

const draftView = (row: ExamRow, obstacles: string[], warnings: string[]): DraftOfTerm => ({
  examId: row.id,
  courseCode: row.courseCode,
  title: row.title,
  startsAt: row.startsAt.toISOString(),
  obstacles,
  warnings,
})

/** The drafts of a term, each with the reasons why it cannot be published. @throws AppError not-found */
async function judgedDrafts(db: Database, termId: string, now: Date, locale: string) {
  if (!(await hasTerm(db, termId))) throw new AppError('not-found')
  const rows = await listDrafts(db, termId, now)
  const { timeZone } = await currentInstitution({ db })
  const examIds = rows.map(({ id }) => id)
  const crowding = await listCrowding(db, { examIds }, timeZone, maxCrowding)
  return rows.map((row) => {
    const ofExam = crowding.filter(({ examId }) => examId === row.id)
    const obstacles = obstaclesOf(row, now).map((it) => messageText(it, locale))
    return draftView(row, obstacles, warningsOf(row, ofExam, locale))
  })
}

export const listTermDrafts = handle(exams.listTermDrafts, async (ctx, { termId }) => ({
  items: await judgedDrafts(ctx.db, termId, ctx.clock.now(), ctx.locale),
}))

export const publishTermExams = handleInTransaction(exams.publishTermExams, async (ctx, { termId }, tx) => {
  const now = ctx.clock.now()
  const drafts = await judgedDrafts(tx.db, termId, now, ctx.locale)
  const ready = drafts.filter(({ obstacles }) => obstacles.length === 0).map(({ examId }) => examId)
  // Of two concurrent requests, the second finds them published and publishes none.
  const published = await publishAll(tx.db, ready, now)
  await recordAudits(
    ctx,
    tx,
    published.map((entityId) => ({ entity: 'exam', entityId, after: { published: true, termId } })),
  )
  const concerned = await listConcerned(tx.db, published)
  for (const id of published) announceExam(tx, { id, publishedAt: now }, [])
  tx.announce(
    { event: { topic: 'exams' }, people: concerned },
    { event: { topic: 'sessions' }, people: concerned },
  )
  if (published.length > 0)
    await notifyOfExam(tx, now, concerned, {
      words: (locale) => ({
        title: examNotices(locale).examTimetablePublished(),
        message: examNotices(locale).yourExamsAreInYourSchedule(),
      }),
      urgent: false,
    })
  return {
    published: published.length,
    left: drafts.filter(({ examId }) => !published.includes(examId)),
  }
})

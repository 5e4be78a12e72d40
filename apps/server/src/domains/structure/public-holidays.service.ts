import { roles } from '@campanile/contract/roles.ts'
import { structure } from '@campanile/contract/structure/structure.ts'
import type { Transaction } from '#db/database.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { timetableNotices } from '#domains/timetable/notices.messages.ts'
import { notifyOfReplans } from '#domains/timetable/replan-notifications.ts'
import { type Replan, replanTerm } from '#domains/timetable/term-sessions.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { m } from './messages.ts'
import * as repo from './public-holidays.repo.ts'

const entity = 'public-holiday'

/** The open pages that a public holiday changes. */
const studentTopics = ['sessions'] as const
const allTopics = ['structure', 'staff-days', 'leave', 'sessions'] as const

export const listPublicHolidays = handle(structure.listPublicHolidays, async (ctx, { from }) => ({
  items: await repo.listPublicHolidays(ctx.db, from),
}))

export const addPublicHoliday = handleInTransaction(structure.addPublicHoliday, async (ctx, holiday, tx) => {
  // Also keeps two holidays on one day from being added at once.
  await acquireLock(tx, 'booking')
  const other = await repo.findOverlapping(tx.db, holiday.firstDay, holiday.lastDay)
  if (other) {
    throw new AppError('already-exists', {
      fields: { firstDay: m.holidayOnTheseDays({ holiday: other.name }) },
    })
  }
  const added = await repo.insertPublicHoliday(tx.db, holiday)
  const sessions = await applyHoliday(ctx, tx, added, (locale) =>
    timetableNotices(locale).holidayAdded({ name: added.name }),
  )
  await recordAudit(ctx, tx, { entity, entityId: added.id, after: { ...holiday, sessions } })
  return added
})

export const removePublicHoliday = handleInTransaction(
  structure.removePublicHoliday,
  async (ctx, { holidayId }, tx) => {
    const removed = await repo.deletePublicHoliday(tx.db, holidayId)
    if (!removed) throw new AppError('not-found')
    const { id: _, ...before } = removed
    const sessions = await applyHoliday(ctx, tx, removed, (locale) =>
      timetableNotices(locale).holidayRemoved({ name: removed.name }),
    )
    await recordAudit(ctx, tx, { entity, entityId: holidayId, before, after: { sessions } })
    return {}
  },
)

/**
 * Replans the future sessions of the affected terms and notifies the people concerned.
 * @returns how many sessions were removed or added
 */
async function applyHoliday(
  ctx: SignedIn,
  tx: Transaction,
  { firstDay, lastDay }: repo.PublicHolidayRow,
  reason: (locale: string) => string,
): Promise<number> {
  const replans: Replan[] = []
  for (const { id } of await repo.listTermsOn(tx.db, firstDay, lastDay)) {
    const replan = await replanTerm(ctx, tx, id)
    if (replan) replans.push(replan)
  }
  await notifyOfReplans(ctx, tx, replans, reason)
  for (const role of roles) {
    const topics = role === 'student' ? studentTopics : allTopics
    tx.announce(...topics.map((topic) => ({ event: { topic }, role })))
  }
  return replans.reduce((sum, { sessions }) => sum + sessions.length, 0)
}

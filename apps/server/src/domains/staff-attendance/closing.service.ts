import { inTransaction, type Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import type { Message } from '#domains/notifications/message.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import type { Context } from '#http/context.ts'
import { addDays, daysBetween } from '#platform/calendar.ts'
import { dayWords } from '#platform/date-words.ts'
import type { Platform } from '#platform/platform.ts'
import { systemContext } from '#platform/system-context.ts'
import { announceStaffDays } from './announce-staff.ts'
import * as repo from './closing.repo.ts'
import { institutionToday } from './day-facts.service.ts'
import { staffNotices } from './notices.messages.ts'

/** The most past days that are closed after the server was off. Older days are left as they are. */
const maxDays = 31
/** Notifications written in one statement. */
const groupSize = 1000

/**
 * Job: closes every day that is over in the institution's time zone. Expected people who did not come are
 * marked absent. People who did not check out are notified, and the day is left without an end.
 */
export async function closeStaffDays(platform: Platform): Promise<void> {
  const ctx = systemContext(platform, 'readStaffBoard')
  const { today } = await institutionToday(ctx)
  const yesterday = addDays(today, -1)
  const last = await repo.findLastClosing(ctx.db)
  const first = last ? addDays(last, 1) : yesterday
  for (const date of daysBetween(first, yesterday).slice(-maxDays)) {
    await inTransaction(ctx, (tx) => closeDay(ctx, tx, date))
  }
}

async function closeDay(ctx: Context, tx: Transaction, date: string): Promise<void> {
  const at = ctx.clock.now()
  if (!(await repo.claimClosing(tx.db, date, at))) return
  const absent = await repo.insertAbsences(tx.db, { date, at })
  const forgotten = await repo.listNotGone(tx.db, date)
  await repo.saveClosing(tx.db, date, absent.length, forgotten.length)
  await recordAudit(ctx, tx, {
    entity: 'staff-day-closing',
    entityId: date,
    after: { absent: absent.length, forgotten: forgotten.length },
  })
  const navigationPath = `/app/attendance?day=${date}`
  await notifyOfClosing(tx, at, absent, (locale) => ({
    title: staffNotices(locale).youWereRecordedAsAbsent(),
    message: staffNotices(locale).youDidNotCheckIn({ day: dayWords(date, locale) }),
    navigationPath,
  }))
  await notifyOfClosing(tx, at, forgotten, (locale) => ({
    title: staffNotices(locale).youDidNotCheckOut(),
    message: staffNotices(locale).requestTimeYouLeft({ day: dayWords(date, locale) }),
    navigationPath,
  }))
  announceStaffDays(tx, [...absent, ...forgotten])
}

type NoticeWords = Pick<Message, 'title' | 'message' | 'navigationPath'>

async function notifyOfClosing(
  tx: Transaction,
  at: Date,
  people: readonly string[],
  what: (locale: string) => NoticeWords,
): Promise<void> {
  for (let from = 0; from < people.length; from += groupSize) {
    const group = people.slice(from, from + groupSize)
    await notify(tx, at, group, (locale) => ({
      kind: 'attendance',
      type: 'warning',
      priority: 'medium',
      ...what(locale),
    }))
  }
}

import type { Transaction } from '#db/database.ts'
import type { Message } from '#domains/notifications/message.ts'
import { notify, notifyEach } from '#domains/notifications/notifications.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { SignedIn } from '#http/context.ts'
import { daysAfter, localDay } from '#platform/clock.ts'
import type { TaughtClass } from './meetings.repo.ts'
import { timetableNotices } from './notices.messages.ts'
import type { Days, WeeklyTime } from './weekly.rules.ts'

/** Until this many days before a term its timetable is still being planned, and no notifications are sent. */
const noticeDaysBeforeTerm = 14

/** Whether the first day of a term is still too far away for notifications about its timetable. */
export const isBeingPlanned = ({ firstDay }: Pick<Days, 'firstDay'>, now: Date, timeZone: string): boolean =>
  localDay(timeZone, daysAfter(now, noticeDaysBeforeTerm)).date < firstDay

const concerned = ({ lecturerIds, studentIds }: TaughtClass) => [...lecturerIds, ...studentIds]

/** Refreshes open timetables of everyone affected. */
function announceTimetable(tx: Transaction, taught: TaughtClass, others: readonly string[] = []): void {
  tx.announce({ event: { topic: 'sessions' }, people: [...concerned(taught), ...others], role: 'admin' })
}

/** Notifies a class’s lecturers and students of a change to a weekly meeting, once its term is near. */
export async function notifyOfMeeting(
  ctx: SignedIn,
  tx: Transaction,
  taught: TaughtClass,
  { title, values }: { title: (locale: string) => string; values: WeeklyTime },
): Promise<void> {
  announceTimetable(tx, taught)
  const { timeZone } = await currentInstitution(tx)
  const now = ctx.clock.now()
  if (isBeingPlanned(taught.term, now, timeZone)) return
  const { weekday, startsAt: start, endsAt: end } = values
  const meeting = { course: taught.courseTitle, weekday: String(weekday), start, end }
  await notify(tx, now, concerned(taught), (locale) => ({
    kind: 'timetable',
    type: 'info',
    title: title(locale),
    message: timetableNotices(locale).weeklyMeeting(meeting),
    priority: 'medium',
    navigationPath: '/app/schedule',
  }))
}

/** What many changes to a timetable mean for some people. */
interface ScheduleNotice {
  personIds: string[]
  words: (locale: string) => Pick<Message, 'title' | 'message'>
}

/** Notifies each person once of changes to many sessions. */
export const notifyOfSchedules = (tx: Transaction, now: Date, notices: readonly ScheduleNotice[]) =>
  notifyEach(
    tx,
    now,
    notices.map(({ personIds, words }) => ({
      personIds,
      message: (locale) => ({
        kind: 'timetable',
        type: 'warning',
        ...words(locale),
        priority: 'high',
        navigationPath: '/app/schedule',
      }),
    })),
  )

export interface SessionNews {
  words: (locale: string) => Pick<Message, 'title' | 'message'>
  others?: readonly string[]
}

/** Notifies everyone affected, including `others`, of a change to one session. */
export async function notifyOfSession(
  ctx: SignedIn,
  tx: Transaction,
  taught: TaughtClass,
  { words, others = [] }: SessionNews,
): Promise<void> {
  announceTimetable(tx, taught, others)
  await notify(tx, ctx.clock.now(), [...new Set([...concerned(taught), ...others])], (locale) => ({
    kind: 'timetable',
    type: 'warning',
    ...words(locale),
    priority: 'high',
    navigationPath: '/app/schedule',
  }))
}

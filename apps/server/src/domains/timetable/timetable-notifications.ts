import type { Transaction } from '#db/database.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { SignedIn } from '#http/context.ts'
import { dayIn, daysAfter } from '#platform/clock.ts'
import type { TaughtClass } from './meetings.repo.ts'
import type { Days, WeeklyTime } from './weekly.rules.ts'

const weekdays = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays']
/** Until this many days before a term its timetable is still being planned, and no notifications are sent. */
const noticeDaysBeforeTerm = 14

/** Whether the first day of a term is still too far away for notifications about its timetable. */
export const isBeingPlanned = ({ firstDay }: Pick<Days, 'firstDay'>, now: Date, timeZone: string): boolean =>
  dayIn(timeZone, daysAfter(now, noticeDaysBeforeTerm)).date < firstDay

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
  { title, values }: { title: string; values: WeeklyTime },
): Promise<void> {
  announceTimetable(tx, taught)
  const { timeZone } = await currentInstitution(tx)
  const now = ctx.clock.now()
  if (isBeingPlanned(taught.term, now, timeZone)) return
  const { weekday, startsAt, endsAt } = values
  await notify(tx, now, concerned(taught), {
    kind: 'timetable',
    type: 'info',
    title,
    message: `${taught.courseTitle}: ${weekdays[weekday - 1]}, ${startsAt} to ${endsAt}`,
    priority: 'medium',
    navigationPath: '/app/schedule',
  })
}

/** Notifies everyone affected, including `others`, of a change to one session. */
export async function notifyOfSession(
  ctx: SignedIn,
  tx: Transaction,
  taught: TaughtClass,
  told: { title: string; message: string; others?: readonly string[] },
): Promise<void> {
  const { title, message, others = [] } = told
  announceTimetable(tx, taught, others)
  await notify(tx, ctx.clock.now(), [...new Set([...concerned(taught), ...others])], {
    kind: 'timetable',
    type: 'warning',
    title,
    message: `${taught.courseTitle}: ${message}`,
    priority: 'high',
    navigationPath: '/app/schedule',
  })
}

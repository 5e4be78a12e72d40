import { defaultLocale } from '@campanile/contract/locale.ts'
import type { MailState } from '@campanile/contract/mail/mail.ts'
import type { Notification } from '@campanile/contract/notifications/notifications.ts'
import type { Database } from '@campanile/server/db/database.ts'
import { pgType, type ShapeRow } from '@campanile/server/db/row-shape.ts'
import { queryRows } from '@campanile/server/db/rows.ts'
import { mailOutbox } from '@campanile/server/domains/mail/mail.tables.ts'
import { notifications } from '@campanile/server/domains/notifications/notifications.tables.ts'
import { people } from '@campanile/server/domains/people/people.tables.ts'
import { courses, rooms } from '@campanile/server/domains/structure/structure.tables.ts'
import { sessions } from '@campanile/server/domains/timetable/timetable.tables.ts'
import { addDays, instantAt } from '@campanile/server/platform/calendar.ts'
import { minutesAfter } from '@campanile/server/platform/clock.ts'
import { dayWords, momentWords } from '@campanile/server/platform/date-words.ts'
import type { DemoTime } from './demo-time.ts'

type Told = Omit<Notification, 'id' | 'timestamp'> & { hoursAgo: number }

/** The notifications of each person, oldest first. */
const told = (moved: MovedSession, timeZone: string): Record<string, Told[]> => ({
  'student@campanile.test': [
    {
      kind: 'attendance',
      type: 'success',
      title: 'Your attendance record was changed',
      message:
        'Research Methods: changed from absent to present by Amina Rahman. Reason: your doctor’s note has arrived.',
      priority: 'medium',
      navigationPath: '/app/attendance',
      isRead: true,
      hoursAgo: 27,
    },
    {
      kind: 'timetable',
      type: 'warning',
      title: 'Class moved',
      message: `${moved.course}: ${momentWords(moved.startsAt, timeZone, defaultLocale)}, now in ${moved.room}. ${moved.reason}`,
      priority: 'high',
      navigationPath: '/app/schedule',
      isRead: false,
      hoursAgo: 3,
    },
  ],
  'lecturer@campanile.test': [
    {
      kind: 'requests',
      type: 'info',
      title: 'Unusual check-ins',
      message: '2 check-ins to review',
      priority: 'low',
      navigationPath: '/app/attendance',
      isRead: false,
      hoursAgo: 20,
    },
  ],
})

const movedRow = {
  course: courses.title,
  room: rooms.name,
  startsAt: sessions.startsAt,
  reason: pgType.text,
}
type MovedSession = ShapeRow<typeof movedRow>

/** The next session that takes place in a different room than planned. */
async function nextMoved(db: Database): Promise<MovedSession> {
  const [moved] = await queryRows(db, movedRow)`
    select co.title as course, r.name as room, s.starts_at, s.change_reason as reason
    from sessions s join classes c on c.id = s.class_id join courses co on co.id = c.course_id
    join rooms r on r.id = s.room_id
    where s.status = 'moved' and s.room_id <> s.planned_room_id
    order by s.starts_at limit 1`
  return moved!
}

/** Mail in every final state, as on a campus with a mail server. */
const mailed: {
  email: string
  state: MailState
  hoursAgo: number
  rest?: Partial<typeof mailOutbox.$inferInsert>
}[] = [
  { email: 'student@campanile.test', state: 'sent', hoursAgo: 27 },
  { email: 'lecturer@campanile.test', state: 'sent', hoursAgo: 20, rest: { kind: 'digest' } },
  {
    email: 'visiting@campanile.test',
    state: 'failed',
    hoursAgo: 6,
    rest: { problem: 'rejected', reply: 550 },
  },
  { email: 'staff@campanile.test', state: 'unclear', hoursAgo: 5, rest: { problem: 'broken-off' } },
  { email: 'student@campanile.test', state: 'cancelled', hoursAgo: 2, rest: { kind: 'password-reset' } },
  { email: 'visiting@campanile.test', state: 'not-sent', hoursAgo: 1, rest: { kind: 'password-reset' } },
]

/** Adds the notifications of the demo people, and the outbox that their admin sees. */
export async function fillMessages(db: Database, { now, timeZone }: DemoTime): Promise<void> {
  const rows = await db.select({ id: people.id, email: people.email }).from(people)
  const idOf = (email: string) => rows.find((row) => row.email === email)!.id
  const ago = (hours: number) => minutesAfter(now, -60 * hours)
  await db.insert(notifications).values(
    Object.entries(told(await nextMoved(db), timeZone)).flatMap(([email, messages]) =>
      messages.map(({ hoursAgo, ...message }) => ({
        ...message,
        personId: idOf(email),
        at: ago(hoursAgo),
      })),
    ),
  )
  await db.insert(mailOutbox).values(
    mailed.map(({ email, state, hoursAgo, rest }) => ({
      kind: 'notification' as const,
      personId: idOf(email),
      state,
      attempts: state === 'cancelled' || state === 'not-sent' ? 0 : 1,
      createdAt: ago(hoursAgo),
      nextAttemptAt: ago(hoursAgo),
      sentAt: state === 'sent' ? ago(hoursAgo) : null,
      ...rest,
    })),
  )
}

/** Notifies the member of staff of each absence of the last month, once the working days are known. */
export async function notifyOfAbsence(db: Database, { timeZone, today }: DemoTime): Promise<void> {
  const days = await queryRows(db, { personId: people.id, date: pgType.text })`
    select d.person_id, d.date::text as date from staff_days d join people p on p.id = d.person_id
    where p.email = 'staff@campanile.test' and d.status = 'absent' and d.date > ${addDays(today, -31)}::date
    order by d.date`
  for (const { personId, date } of days) {
    await db.insert(notifications).values({
      personId,
      // When that day was closed.
      at: minutesAfter(instantAt(timeZone, addDays(date, 1), '00:00'), 5),
      kind: 'attendance',
      type: 'warning',
      title: 'You were recorded as absent',
      message: `You did not check in on ${dayWords(date, defaultLocale)}. If you worked, request a correction.`,
      priority: 'medium',
      navigationPath: `/app/attendance?day=${date}`,
    })
  }
}

import type { MailState } from '@campanile/contract/mail/mail.ts'
import type { Notification } from '@campanile/contract/notifications/notifications.ts'
import type { Database } from '@campanile/server/db/database.ts'
import { mailOutbox } from '@campanile/server/domains/mail/mail.tables.ts'
import { notifications } from '@campanile/server/domains/notifications/notifications.tables.ts'
import { people } from '@campanile/server/domains/people/people.tables.ts'
import { minutesAfter } from '@campanile/server/platform/clock.ts'

type Told = Omit<Notification, 'id' | 'timestamp'> & { hoursAgo: number }

/** The notifications of each person, oldest first. */
const told: Record<string, Told[]> = {
  'student@campanile.test': [
    {
      kind: 'attendance',
      type: 'info',
      title: 'Your attendance record was changed',
      message: 'Changed from absent to present by the office. Reason: the office had your note.',
      priority: 'medium',
      navigationPath: '/app/attendance',
      isRead: true,
      hoursAgo: 27,
    },
    {
      kind: 'timetable',
      type: 'warning',
      title: 'Session moved',
      message: 'Look at your schedule: one of your sessions has another room this week.',
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
  'staff@campanile.test': [
    {
      kind: 'attendance',
      type: 'warning',
      title: 'You did not check out',
      message: 'Say when you went, so that your hours are complete.',
      priority: 'medium',
      navigationPath: '/app/attendance',
      isRead: false,
      hoursAgo: 9,
    },
  ],
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
    rest: { problem: 'refused', reply: 550 },
  },
  { email: 'staff@campanile.test', state: 'unclear', hoursAgo: 5, rest: { problem: 'broken-off' } },
  { email: 'student@campanile.test', state: 'cancelled', hoursAgo: 2, rest: { kind: 'password-reset' } },
  { email: 'visiting@campanile.test', state: 'not-sent', hoursAgo: 1, rest: { kind: 'password-reset' } },
]

/** Adds the notifications of the demo people, and the outbox that their admin sees. */
export async function fillMessages(db: Database, now: Date): Promise<void> {
  const rows = await db.select({ id: people.id, email: people.email }).from(people)
  const idOf = (email: string) => rows.find((row) => row.email === email)!.id
  const ago = (hours: number) => minutesAfter(now, -60 * hours)
  await db.insert(notifications).values(
    Object.entries(told).flatMap(([email, messages]) =>
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

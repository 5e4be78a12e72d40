import type { Transaction } from '#db/database.ts'
import { notifyEach } from '#domains/notifications/notifications.service.ts'
import { personOrNotFound } from '#domains/people/people.service.ts'
import type { SignedIn } from '#http/context.ts'
import { dateWords } from '#platform/date-words.ts'
import { staffNotices } from './notices.messages.ts'
import { shiftChanges } from './shift-notices.rules.ts'
import { shiftWords } from './shift-words.ts'
import { listPersonShifts, listStaffOn } from './shifts.repo.ts'

interface ChangedRule {
  /** Null: of everyone without their own times. */
  personId: string | null
  /** The first day on which the change applies. */
  firstDay: string
}

/** Makes a change to shift times, and notifies everyone whose working times it changes. */
export async function notifyingOfShifts<T>(
  ctx: Pick<SignedIn, 'actor' | 'clock'>,
  tx: Transaction,
  { personId, firstDay }: ChangedRule,
  change: () => Promise<T>,
): Promise<T> {
  const people = await listStaffOn(tx.db, firstDay, personId)
  const shifts = () =>
    listPersonShifts(
      tx.db,
      people.map(({ id }) => id),
      firstDay,
      firstDay,
    )
  const before = await shifts()
  const outcome = await change()
  const changes = shiftChanges(people, firstDay, { before, after: await shifts() })
  if (changes.length === 0) return outcome
  const by = await personOrNotFound(tx.db, ctx.actor.id)
  const name = `${by.firstName} ${by.lastName}`
  await notifyEach(
    tx,
    ctx.clock.now(),
    changes.map(({ personIds, ...shift }) => ({
      personIds,
      message: (locale) => {
        const m = staffNotices(locale)
        const shiftText = (it: typeof shift.before) => (it ? shiftWords(it, locale) : m.noFixedHours())
        return {
          kind: 'attendance',
          type: 'info',
          title: m.workingTimesChange(),
          message: m.workingTimesFrom({
            day: dateWords(firstDay, locale),
            after: shiftText(shift.after),
            before: shiftText(shift.before),
            name,
          }),
          priority: 'medium',
          navigationPath: '/app/attendance',
        }
      },
    })),
  )
  return outcome
}

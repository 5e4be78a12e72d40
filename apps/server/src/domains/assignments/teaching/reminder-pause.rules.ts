import { reminderPauseHours } from '@campanile/contract/assignments/hand-in-reminders.ts'
import { minutesAfter } from '#platform/clock.ts'

/** When the next reminder can be sent; null: now. */
export function nextReminderAt(lastAt: Date | null, now: Date): Date | null {
  if (lastAt === null) return null
  const next = minutesAfter(lastAt, reminderPauseHours * 60)
  return next > now ? next : null
}

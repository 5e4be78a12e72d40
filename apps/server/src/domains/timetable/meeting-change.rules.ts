import type { Slot } from './weekly.rules.ts'
import { weekOf } from './weekly.rules.ts'

/** A session of a meeting as it was planned. */
export interface PlannedSession extends Slot {
  id: string
  /** Check-in was opened or marks exist: it stays what it is. */
  fixed: boolean
}

export interface MeetingChange {
  change: { id: string; slot: Slot }[]
  drop: string[]
  add: Slot[]
}

/**
 * What becomes of a meeting's sessions when it is to have these slots: week by week each session to come moves to its
 * week's slot, keeping its identity; a week that has none any more loses its session, a new one gets one. What is
 * past or fixed stays, and its week gets no second session.
 */
export function planMeetingChange(
  sessions: readonly PlannedSession[],
  slots: readonly Slot[],
  now: Date,
  timeZone: string,
): MeetingChange {
  const wanted = new Map(slots.filter(({ startsAt }) => startsAt > now).map((it) => [week(it), it]))
  const plan: MeetingChange = { change: [], drop: [], add: [] }
  for (const session of sessions) {
    const slot = wanted.get(week(session))
    wanted.delete(week(session))
    if (session.fixed || session.startsAt <= now) continue
    if (slot) plan.change.push({ id: session.id, slot })
    else plan.drop.push(session.id)
  }
  plan.add.push(...wanted.values())
  return plan

  function week({ startsAt }: Slot): string {
    return weekOf(startsAt, timeZone)
  }
}

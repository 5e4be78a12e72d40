import type { Slot } from './weekly.rules.ts'
import { localMonday } from './weekly.rules.ts'

/** A session of a meeting as it was planned. */
export interface PlannedSession extends Slot {
  id: string
  /** Check-in was opened or attendance recorded, so it cannot change. */
  fixed: boolean
}

export interface MeetingChange {
  change: { id: string; slot: Slot }[]
  drop: string[]
  add: Slot[]
}

/**
 * How a meeting's sessions change to match these slots. Each future session moves to its week's slot and
 * keeps its id; it is removed if its week no longer has a slot, and created if the week is new. Past and
 * fixed sessions stay, and their weeks get no second session.
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
    return localMonday(startsAt, timeZone)
  }
}

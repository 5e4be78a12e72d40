import type { SessionRequest } from '@campanile/contract/timetable/session-requests.ts'
import type { TimeFormat } from '#lib/time.ts'
import { m } from './messages.ts'

type Format = Pick<TimeFormat, 'day' | 'range'>

interface Slot {
  startsAt: string
  endsAt: string
}

const slotWords = ({ startsAt, endsAt }: Slot, { day, range }: Format) =>
  `${day(startsAt)}, ${range(startsAt, endsAt)}`

/** When the session was when the change was requested. */
export const requestedForWords = ({ requestedFor }: Pick<SessionRequest, 'requestedFor'>, time: Format) =>
  slotWords(requestedFor, time)

/** "Move to Wednesday 25 September, 14:00 to 15:30, Great Hall", "Cancel session" */
export function requestedChangeWords({ proposed }: Pick<SessionRequest, 'proposed'>, time: Format): string {
  if (!proposed) return m.cancelSession()
  return m.moveToSlotName({ slot: slotWords(proposed, time), name: proposed.room?.name ?? 'no room' })
}

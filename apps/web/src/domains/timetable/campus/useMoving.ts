import type { TimetableSession } from '@campanile/contract/timetable/week-timetable.ts'
import { useState } from 'react'
import type { PlainDate } from '#lib/plainDate.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import {
  clashesAt,
  currentTarget,
  instantsOf,
  isSameTarget,
  type MoveRange,
  type MoveTarget,
  minutesOf,
} from './moveTarget.ts'

interface Moved {
  session: TimetableSession
  target: MoveTarget
  /** The dialog that confirms it is open. */
  confirming: boolean
}

interface Shown {
  range: MoveRange
  /** The whole week. */
  from: PlainDate
  to: PlainDate
  now: Date
}

/** A session being moved to another time, day or room, and the clashes there. */
export function useMoving({ range, from, to, now }: Shown) {
  const time = useTimeFormat()
  const [moved, setMoved] = useState<Moved>()
  const taken = useRead('listTakenTimes', moved ? { sessionId: moved.session.id, from, to } : null)
  const cancel = () => setMoved(undefined)
  const begin = (session: TimetableSession, target = currentTarget(session, time)) =>
    setMoved({ session, target, confirming: false })
  /** Straight to the dialog, without a grid. */
  const confirm = (session: TimetableSession) =>
    setMoved({ session, target: currentTarget(session, time), confirming: true })
  const aim = (target: MoveTarget) => setMoved((it) => it && { ...it, target })
  /** Asks for the reason, unless the session has not moved. */
  const drop = () =>
    setMoved((it) =>
      it && !isSameTarget(it.target, currentTarget(it.session, time))
        ? { ...it, confirming: true }
        : undefined,
    )
  if (!moved) return { moved: undefined, range, begin, confirm, aim, drop, cancel }
  const { session, target } = moved
  const minutes = minutesOf(session)
  const slot = instantsOf(target, minutes, time.timeZone)
  return {
    moved: {
      ...moved,
      minutes,
      slot,
      isSame: isSameTarget(target, currentTarget(session, time)),
      isPast: Date.parse(slot.startsAt) <= now.getTime(),
      clashes: taken.data && clashesAt(taken.data.items, slot, target.roomId),
      notified: taken.data?.notified,
    },
    range,
    begin,
    confirm,
    aim,
    drop,
    cancel,
  }
}

type Moving = ReturnType<typeof useMoving>
export type MovedSession = NonNullable<Moving['moved']>

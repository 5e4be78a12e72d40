import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addDays } from '#lib/plainDate.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useNow } from '#lib/useNow.ts'
import { m } from './messages.ts'
import { nextSession } from './nextSession.ts'
import { useSchedule } from './useSchedule.ts'

/** Number of days searched: longer than any holiday in the middle of a term. */
const ahead = 21

/** The next session, if there are no more today. */
export function NextSession() {
  const time = useTimeFormat()
  const now = useNow(60_000)
  const today = time.dayOf(now)
  const { data } = useSchedule(today, addDays(today, ahead))
  const next = data && nextSession(data.items, now)
  if (!data) return null
  if (!next) return m.noSessionsInThreeWeeks()
  const facts = {
    course: next.courseTitle,
    day: time.day(next.startsAt),
    time: time.time(next.startsAt),
    link: (words: ReactNode) => (
      <Link
        to={`/app/schedule?date=${time.dayOf(next.startsAt)}&session=${next.id}`}
        className="font-label text-brand-ink hover:underline"
      >
        {words}
      </Link>
    ),
  }
  return next.room ? m.nextIsIn({ ...facts, room: next.room }) : m.nextIs(facts)
}

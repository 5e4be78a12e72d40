import { useRead } from '#lib/useRead.ts'
import { FigureTrend } from '#ui/FigureTrend.tsx'
import { m } from './messages.ts'

/** Arrivals so far, compared with the same time of day a week ago. */
export function AgainstLastWeek() {
  const { now = null, lastWeek = null } =
    useRead('readCampusPulse', {}, { everyMinute: true }).data?.today.attendance ?? {}
  if (now === null || lastWeek === null) return null
  const points = Math.round((now - lastWeek) * 10) / 10
  return <FigureTrend change={points}>{wordsOf(points)}</FigureTrend>
}

function wordsOf(points: number): string {
  if (points === 0) return m.sameAsThisTimeLastWeek()
  return points > 0 ? m.pointsAboveLastWeek({ points }) : m.pointsBelowLastWeek({ points: -points })
}

import { counted } from '#lib/counted.ts'
import { useRead } from '#lib/useRead.ts'
import { FigureTrend } from '#ui/FigureTrend.tsx'

/** How many have come so far, beside how many had by the same time of day a week ago. */
export function AgainstLastWeek() {
  const { now = null, lastWeek = null } =
    useRead('readCampusPulse', {}, { everyMinute: true }).data?.today.attendance ?? {}
  if (now === null || lastWeek === null) return null
  const points = Math.round((now - lastWeek) * 10) / 10
  return (
    <FigureTrend change={points}>
      {points === 0
        ? 'Same as this time last week'
        : `${counted(Math.abs(points), 'point')} ${points > 0 ? 'above' : 'below'} this time last week`}
    </FigureTrend>
  )
}

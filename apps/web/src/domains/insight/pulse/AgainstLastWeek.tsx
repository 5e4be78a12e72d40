import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react'
import { cn } from '#lib/cn.ts'
import { counted } from '#lib/counted.ts'
import { useRead } from '#lib/useRead.ts'

/** How many have come so far, beside how many had by the same time of day a week ago. */
export function AgainstLastWeek() {
  const { now = null, lastWeek = null } =
    useRead('readCampusPulse', {}, { everyMinute: true }).data?.today.attendance ?? {}
  if (now === null || lastWeek === null) return null
  const points = Math.round((now - lastWeek) * 10) / 10
  const Icon = points === 0 ? ArrowRight : points > 0 ? ArrowUpRight : ArrowDownRight
  return (
    <span
      className={cn(
        'tnum mt-0.5 flex items-start gap-1 text-sm',
        points === 0 ? 'text-ink-3' : points > 0 ? 'text-ok-ink' : 'text-bad-ink',
      )}
    >
      <Icon size={14} className="mt-[0.2em] shrink-0" aria-hidden="true" />
      {points === 0
        ? 'As at this time last week'
        : `${counted(Math.abs(points), 'point')} ${points > 0 ? 'above' : 'below'} this time last week`}
    </span>
  )
}

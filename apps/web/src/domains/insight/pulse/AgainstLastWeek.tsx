import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react'
import { cn } from '#lib/cn.ts'
import { usePulse } from './pulse.api.ts'

/** How today's attendance stands to that of the same day last week, at this time. */
export function AgainstLastWeek() {
  const today = usePulse().data?.today
  if (!today || today.percentage === null || today.usual === null) return null
  const points = Math.round((today.percentage - today.usual) * 10) / 10
  const Icon = points === 0 ? ArrowRight : points > 0 ? ArrowUpRight : ArrowDownRight
  return (
    <span
      className={cn(
        'tnum mt-0.5 flex items-center gap-1 text-sm',
        points === 0 ? 'text-ink-3' : points > 0 ? 'text-ok-ink' : 'text-bad-ink',
      )}
    >
      <Icon size={14} aria-hidden="true" />
      {points === 0 ? 'As last week' : `${Math.abs(points)} ${points > 0 ? 'above' : 'below'} last week`}
    </span>
  )
}

import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react'
import { cn } from '#lib/cn.ts'

interface FigureTrendProps {
  /** By how much the figure changed. */
  change: number
  /** Whether a higher value is better, worse or neutral. */
  more?: 'better' | 'worse' | 'neutral'
  /** The change as text: "2.1 points above last week". */
  children: string
}

/** The change of a figure, as an arrow and as text. Time runs to the right, as in charts. */
export function FigureTrend({ change, more = 'better', children }: FigureTrendProps) {
  const Icon = change === 0 ? ArrowRight : change > 0 ? ArrowUpRight : ArrowDownRight
  const isPlain = change === 0 || more === 'neutral'
  const isGood = change > 0 === (more === 'better')
  return (
    <span
      className={cn(
        'tnum mt-0.5 flex items-start gap-1 text-sm',
        isPlain ? 'text-ink-3' : isGood ? 'text-ok-ink' : 'text-bad-ink',
      )}
    >
      <Icon size={14} className="mt-[0.2em] shrink-0 rtl:scale-100" aria-hidden="true" />
      {children}
    </span>
  )
}

import { Link } from 'react-router'
import { m } from './messages.ts'

interface WeekLinksProps {
  of: 'sessions' | 'days'
  weeks: readonly { week: string; number: number }[]
  to: (week: string) => string
}

/** Links to a week's data, below line charts, whose points can't be selected. */
export const WeekLinks = ({ of, weeks, to }: WeekLinksProps) => (
  <div className="print:hidden flex flex-wrap items-center gap-1 text-sm text-ink-3">
    <span className="me-1">{of === 'days' ? m.daysOfWeek() : m.sessionsOfWeek()}</span>
    {weeks.map(({ week, number }) => (
      <Link
        key={week}
        to={to(week)}
        aria-label={
          of === 'days' ? m.daysOfWeekNumber({ week: number }) : m.sessionsOfWeekNumber({ week: number })
        }
        className="tnum grid h-7 min-w-7 place-items-center rounded-sm px-1 font-label text-brand-ink hover:bg-hover max-md:h-10 max-md:min-w-10"
      >
        {number}
      </Link>
    ))}
  </div>
)

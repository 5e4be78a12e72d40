import { Link } from 'react-router'
import { m } from './messages.ts'

interface WeekLinksProps {
  of: 'sessions' | 'days'
  weeks: readonly { week: string; number: number }[]
  to: (week: string) => string
}

/** The way to what a week is made of, below lines that have no place to press. */
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

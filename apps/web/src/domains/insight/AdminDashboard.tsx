import { CalendarRange, ClipboardList, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useNow } from '#lib/useNow.ts'
import { useRead } from '#lib/useRead.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { Greeting } from './Greeting.tsx'
import { m } from './messages.ts'
import { ClassesBelow } from './pulse/ClassesBelow.tsx'
import { TermTrend } from './pulse/TermTrend.tsx'
import { WaitingForYou } from './waiting/WaitingForYou.tsx'

interface AdminDashboardProps {
  /** The campus's day. */
  today: ReactNode
  /** Sessions that are on. */
  live: ReactNode
}

export function AdminDashboard({ today, live }: AdminDashboardProps) {
  const day = useTimeFormat().dayOf(useNow(60_000))
  return (
    <>
      <Greeting note={<TermNote />}>
        <div className="flex gap-2 max-sm:hidden">
          <Link to="/app/classes/timetable" className={buttonClass()}>
            <CalendarRange size={15} aria-hidden="true" />
            {m.timetable()}
          </Link>
          <Link to={`/app/reports?from=${day}&to=${day}`} className={buttonClass()}>
            <ClipboardList size={15} aria-hidden="true" />
            {m.dailyReport()}
          </Link>
          <Link to="/app/users?new=1" className={buttonClass('primary')}>
            <UserPlus size={15} aria-hidden="true" />
            {m.addUser()}
          </Link>
        </div>
      </Greeting>
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-aside xl:[&>:nth-child(2)]:col-start-2 xl:[&>:nth-child(2)]:row-span-2 xl:[&>:nth-child(2)]:row-start-1">
        {today}
        <WaitingForYou />
        {live}
        <TermTrend />
        <ClassesBelow />
      </div>
    </>
  )
}

/** Autumn term, week 9 of 14. */
function TermNote() {
  const { data } = useRead('readCampusPulse', {}, { everyMinute: true })
  if (!data?.term) return null
  const { term, today } = data
  const { week } = today
  return ` · ${week ? m.termWeek({ term: term.name, week: week.number, weeks: week.of }) : term.name}`
}

import type { ReactNode } from 'react'
import { Greeting } from './Greeting.tsx'

interface StudentDashboardProps {
  /** Attendance over all classes, beside the name. */
  overall: ReactNode
  today: ReactNode
  byClass: ReactNode
  /** New results. */
  results: ReactNode
  /** Work to hand in. */
  deadlines: ReactNode
}

export const StudentDashboard = ({ overall, today, byClass, results, deadlines }: StudentDashboardProps) => (
  <>
    <Greeting>{overall}</Greeting>
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2 xl:grid-cols-[minmax(0,9fr)_minmax(0,11fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {today}
        {results}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {byClass}
        {deadlines}
      </div>
    </div>
  </>
)

import type { ReactNode } from 'react'
import { Greeting } from './Greeting.tsx'

interface StudentDashboardProps {
  /** Attendance over all classes, beside the name. */
  overall: ReactNode
  today: ReactNode
  exams: ReactNode
  byClass: ReactNode
  /** New results. */
  results: ReactNode
  /** Work to submit. */
  deadlines: ReactNode
  /** Requests and their decisions. */
  requests: ReactNode
}

export const StudentDashboard = (props: StudentDashboardProps) => (
  <>
    <Greeting>{props.overall}</Greeting>
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2 xl:grid-cols-uneven">
      <div className="grid grid-cols-1 gap-5">
        {props.today}
        {props.exams}
        {props.requests}
      </div>
      <div className="grid grid-cols-1 gap-5">
        {props.deadlines}
        {props.byClass}
        {props.results}
      </div>
    </div>
  </>
)

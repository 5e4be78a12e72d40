import type { ReactNode } from 'react'
import { Greeting } from './Greeting.tsx'

interface LecturerDashboardProps {
  today: ReactNode
  /** Work to mark, and waiting mark sheets. */
  marking: ReactNode
  /** Registers that wait, exams to come, and leave. */
  aside: ReactNode
}

export const LecturerDashboard = ({ today, marking, aside }: LecturerDashboardProps) => (
  <>
    <Greeting />
    <div className="grid grid-cols-1 gap-5">
      {today}
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-aside">
        <div className="grid grid-cols-1 gap-5">{marking}</div>
        <div className="grid grid-cols-1 gap-5">{aside}</div>
      </div>
    </div>
  </>
)

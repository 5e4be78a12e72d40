import type { ReactNode } from 'react'
import { Greeting } from './Greeting.tsx'

interface LecturerDashboardProps {
  today: ReactNode
  /** Work to mark. */
  marking: ReactNode
  /** Mark sheets that wait, and exams to come. */
  aside: ReactNode
}

export const LecturerDashboard = ({ today, marking, aside }: LecturerDashboardProps) => (
  <>
    <Greeting />
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {today}
      {marking}
      {aside}
    </div>
  </>
)

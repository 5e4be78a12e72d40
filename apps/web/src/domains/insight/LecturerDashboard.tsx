import type { ReactNode } from 'react'
import { Greeting } from './Greeting.tsx'

interface LecturerDashboardProps {
  today: ReactNode
  /** Work to mark. */
  marking: ReactNode
}

export const LecturerDashboard = ({ today, marking }: LecturerDashboardProps) => (
  <>
    <Greeting />
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {today}
      {marking}
    </div>
  </>
)

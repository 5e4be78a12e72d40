import type { ReactNode } from 'react'
import { Greeting } from './Greeting.tsx'

interface StaffDashboardProps {
  /** Today, and a control to check in or out. */
  day: ReactNode
  month: ReactNode
  leave: ReactNode
  /** Exams to watch over. */
  exams: ReactNode
  news: ReactNode
}

export const StaffDashboard = ({ day, month, leave, exams, news }: StaffDashboardProps) => (
  <>
    <Greeting />
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2 xl:grid-cols-uneven">
      <div className="grid grid-cols-1 gap-5">
        {day}
        {month}
      </div>
      <div className="grid grid-cols-1 gap-5">
        {exams}
        {leave}
        {news}
      </div>
    </div>
  </>
)

import type { ReactNode } from 'react'
import { FaceState } from './FaceState.tsx'
import { Greeting } from './Greeting.tsx'

interface StaffDashboardProps {
  /** Exams to watch over. */
  exams: ReactNode
  news: ReactNode
}

export const StaffDashboard = ({ exams, news }: StaffDashboardProps) => (
  <>
    <Greeting />
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      <FaceState />
      {exams}
      {news}
    </div>
  </>
)

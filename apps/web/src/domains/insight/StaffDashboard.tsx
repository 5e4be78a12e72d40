import type { ReactNode } from 'react'
import { FaceState } from './FaceState.tsx'
import { Greeting } from './Greeting.tsx'

export const StaffDashboard = ({ news }: { news: ReactNode }) => (
  <>
    <Greeting />
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      <FaceState />
      {news}
    </div>
  </>
)

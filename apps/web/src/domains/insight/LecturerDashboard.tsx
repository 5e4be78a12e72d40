import type { ReactNode } from 'react'
import { Greeting } from './Greeting.tsx'

export const LecturerDashboard = ({ today }: { today: ReactNode }) => (
  <>
    <Greeting />
    {today}
  </>
)

import type { ReactNode } from 'react'
import { CampusGlance } from './CampusGlance.tsx'
import { Today } from './Today.tsx'

interface CampusTodayProps {
  /** Attendance so far, compared with the usual rate. */
  change: ReactNode
  /** The staff, as one more figure. */
  staff: ReactNode
}

/** The campus's day on the admin's dashboard. */
export const CampusToday = (figures: CampusTodayProps) => (
  <Today className="min-h-[400px] max-sm:min-h-[472px]">
    {(today) => <CampusGlance today={today} {...figures} />}
  </Today>
)

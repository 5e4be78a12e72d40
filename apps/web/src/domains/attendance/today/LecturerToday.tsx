import type { ReactNode } from 'react'
import { NextClassCard } from './NextClassCard.tsx'
import { Today } from './Today.tsx'
import { TodaySessions } from './TodaySessions.tsx'

/** A lecturer's day on the dashboard. */
export const LecturerToday = ({ next }: { next: ReactNode }) => (
  <Today className="min-h-[194px] max-lg:min-h-[420px]">
    {(today) => (
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 xl:grid-cols-uneven">
        <NextClassCard today={today} next={next} />
        <TodaySessions today={today} />
      </div>
    )}
  </Today>
)

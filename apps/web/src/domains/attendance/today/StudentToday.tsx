import type { ReactNode } from 'react'
import { NowCard } from './NowCard.tsx'
import { Today } from './Today.tsx'
import { TodayClasses } from './TodayClasses.tsx'

/** A student's day on the dashboard. */
export const StudentToday = ({ next }: { next: ReactNode }) => (
  <Today className="min-h-[510px]">
    {(today) => (
      <>
        <NowCard today={today} next={next} />
        <TodayClasses today={today} />
      </>
    )}
  </Today>
)

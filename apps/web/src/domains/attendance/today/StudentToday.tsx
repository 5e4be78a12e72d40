import { NowCard } from './NowCard.tsx'
import { Today } from './Today.tsx'
import { TodayClasses } from './TodayClasses.tsx'

/** A student's day on the dashboard. */
export const StudentToday = () => (
  <Today>
    {(today) => (
      <>
        <NowCard today={today} />
        <TodayClasses today={today} />
      </>
    )}
  </Today>
)

import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Attend } from './Attend.tsx'
import { MyDayCard } from './MyDayCard.tsx'
import { m } from './messages.ts'
import type { Place } from './useAttend.ts'

interface MyDayProps {
  /** Where the person is; without it, they check in on their own page. */
  place?: Place
}

/** Today's state, why it is so, and the next step. */
export function MyDay({ place = {} }: MyDayProps) {
  const query = useRead('readMyStaffDay', {}, { everyMinute: true })
  return (
    <Loaded
      query={query}
      failure={m.couldNotLoadYourDay()}
      heading="h2"
      skeleton={
        <Loading className="h-[184px] space-y-3 p-6">
          <Skeleton className="h-4 w-36" />
          <Skeleton className="h-7 w-64 max-w-full" />
          <Skeleton className="h-4 w-56 max-w-full" />
          <Skeleton className="h-12 w-full" />
        </Loading>
      }
      frame={(status) => <Card>{status}</Card>}
    >
      {(data) => {
        const { checkIn, checkOut } = data.can
        const act = checkIn ? 'check-in' : checkOut ? 'check-out' : null
        if (!act) return <MyDayCard today={data} />
        return <Attend key={act} act={act} place={place} today={data} onSetUp={query.refetch} />
      }}
    </Loaded>
  )
}

import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { MyDayCard } from './MyDayCard.tsx'
import { PresenceCheck } from './PresenceCheck.tsx'
import type { Place } from './useAttend.ts'

/** Today's state and the one thing to do next; at a place, the check-in says where. */
export function MyDay({ place = {} }: { place?: Place }) {
  const { data, error, refetch } = useRead('readMyStaffDay', {}, { everyMinute: true })
  if (!data) {
    return (
      <Card>
        {error ? (
          <LoadFailed title="We could not load your day" error={error} onRetry={refetch} />
        ) : (
          <SkeletonList />
        )}
      </Card>
    )
  }
  const { checkIn, checkOut } = data.can
  const act = checkIn ? 'check-in' : 'check-out'
  return (
    <>
      <MyDayCard today={data} />
      {(checkIn || checkOut) && (
        <PresenceCheck key={act} act={act} place={place} hasPasskey={data.hasPasskey} />
      )}
    </>
  )
}

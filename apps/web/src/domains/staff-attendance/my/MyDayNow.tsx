import { ScanFace } from 'lucide-react'
import { Link } from 'react-router'
import { useRead } from '#lib/useRead.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { Card } from '#ui/Card.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { MyDayCard } from './MyDayCard.tsx'

/** Today on the dashboard, and the way to the camera that checks in or out. */
export function MyDayNow() {
  const { data, error, refetch } = useRead('readMyStaffDay', {}, { everyMinute: true })
  if (!data) {
    return (
      <Card>
        {error ? (
          <LoadFailed title="We could not load your day" error={error} onRetry={refetch} />
        ) : (
          <Loading className="h-[184px] space-y-3 p-6">
            <Skeleton className="h-4 w-36" />
            <Skeleton className="h-7 w-64 max-w-full" />
            <Skeleton className="h-4 w-56 max-w-full" />
            <Skeleton className="h-12 w-full" />
          </Loading>
        )}
      </Card>
    )
  }
  const { checkIn, checkOut } = data.can
  return (
    <MyDayCard today={data}>
      {(checkIn || checkOut) && (
        <Link
          to="/app/attendance"
          className={buttonClass(checkIn ? 'brass' : 'secondary', 'xl', 'mt-5 w-full')}
        >
          <ScanFace size={20} aria-hidden="true" />
          {checkIn ? 'Check in' : 'Check out'}
        </Link>
      )}
    </MyDayCard>
  )
}

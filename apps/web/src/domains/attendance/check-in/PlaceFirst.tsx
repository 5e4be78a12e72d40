import type { DeviceLocation } from '@campanile/contract/attendance/check-in.ts'
import { useMutation } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { LocationError, readLocation } from '#lib/geolocation.ts'
import { useAct } from '#lib/useAct.ts'
import { Button } from '#ui/Button.tsx'
import { m } from './messages.ts'
import { RefusalPanel } from './RefusalPanel.tsx'
import { WayCard } from './WayCard.tsx'

interface PlaceFirstProps {
  classId: string
  onPlace: (place: DeviceLocation) => void
}

const problemOf = (error: Error) => (error instanceof LocationError ? error.problem : 'location-unknown')

/** Asks where the student is, for classes that want them near the room. */
export function PlaceFirst({ classId, onPlace }: PlaceFirstProps) {
  const report = useAct('reportCheckInProblem')
  const locate = useMutation({
    mutationFn: readLocation,
    onSuccess: onPlace,
    onError: (error) => report.mutate({ classId, problem: problemOf(error) }),
  })
  if (locate.error) return <RefusalPanel refusal={problemOf(locate.error)} onRetry={() => locate.mutate()} />
  return (
    <WayCard icon={MapPin} title={m.thisClassChecksYourLocation()} message={m.locationIsSharedOnce()}>
      <Button
        variant="primary"
        size="xl"
        className="mt-5 w-full"
        busy={locate.isPending}
        busyLabel={m.gettingYourLocation()}
        onClick={() => locate.mutate()}
      >
        {m.shareMyLocation()}
      </Button>
    </WayCard>
  )
}

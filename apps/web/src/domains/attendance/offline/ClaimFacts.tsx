import type { WaitingClaim } from '@campanile/contract/attendance/offline-claims.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { strangeTime } from './deviceClock.ts'

/** When the code of an offline check-in was shown, when it arrived, and whether the device agrees. */
export function ClaimFacts({ claim }: { claim: WaitingClaim }) {
  const { clock, time, dateTime } = useTimeFormat()
  const strange = strangeTime(claim)
  return (
    <div className="tnum text-sm text-ink-2">
      <p>
        {claim.typed ? 'Typed' : 'Scanned'} the code of {clock(claim.shownAt)}; it arrived at{' '}
        {time(claim.receivedAt)}.
      </p>
      {strange && (
        <p className="text-warn-ink">
          The device says {dateTime(strange)}: its clock is wrong, or the code was shared.
        </p>
      )}
    </div>
  )
}

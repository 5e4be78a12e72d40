import type { WaitingClaim } from '@campanile/contract/attendance/offline-claims.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { strangeTime } from './deviceClock.ts'
import { m } from './messages.ts'

/** When the code of an offline check-in was shown, when it arrived, and whether the device's clock agrees. */
export function ClaimFacts({ claim }: { claim: WaitingClaim }) {
  const { clock, time, dateTime } = useTimeFormat()
  const strange = strangeTime(claim)
  const times = { shownAt: clock(claim.shownAt), receivedAt: time(claim.receivedAt) }
  return (
    <div className="tnum text-sm text-ink-2">
      <p>{claim.typed ? m.typedCode(times) : m.scannedCode(times)}</p>
      {strange && <p className="text-warn-ink">{m.deviceClockIsWrong({ dateTime: dateTime(strange) })}</p>}
    </div>
  )
}

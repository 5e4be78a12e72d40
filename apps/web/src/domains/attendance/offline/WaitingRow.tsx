import type { WaitingClaim } from '@campanile/contract/attendance/offline-claims.ts'
import { fullName } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { AttendanceChip } from '#ui/AttendanceChip.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { strangeTime } from './deviceClock.ts'

interface WaitingRowProps {
  claim: WaitingClaim
  busy: boolean
  onAccept: () => void
  onDecline: () => void
}

/** One offline scan: when its code was shown, when it came in, and what accepting would mean. */
export function WaitingRow({ claim, busy, onAccept, onDecline }: WaitingRowProps) {
  const { clock, time, dateTime } = useTimeFormat()
  const name = fullName(claim)
  const strange = strangeTime(claim)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Avatar name={name} profileImage={claim.profileImage} />
      <div className="min-w-0 flex-1 basis-52">
        <p className="truncate text-base font-label">
          {name} <span className="tnum text-sm font-normal text-ink-3">{claim.number}</span>
        </p>
        <p className="tnum text-sm text-ink-2">
          {claim.typed ? 'Typed' : 'Scanned'} the code of {clock(claim.shownAt)}; it arrived at{' '}
          {time(claim.receivedAt)}.
        </p>
        {strange && (
          <p className="tnum text-sm text-warn-ink">
            The device says {dateTime(strange)}: its clock is wrong, or the code was passed on.
          </p>
        )}
      </div>
      <div className="flex items-center gap-2 max-sm:w-full">
        <span className="max-sm:mr-auto">
          <AttendanceChip status={claim.status} />
        </span>
        <Button onClick={onDecline} aria-label={`Decline ${name}`}>
          Decline
        </Button>
        <Button
          variant="primary"
          busy={busy}
          busyLabel="Accepting"
          onClick={onAccept}
          aria-label={`Accept ${name}`}
        >
          Accept
        </Button>
      </div>
    </li>
  )
}

import type { WaitingClaim } from '@campanile/contract/attendance/offline-claims.ts'
import { fullName } from '#lib/session.ts'
import { AttendanceChip } from '#ui/AttendanceChip.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { ClaimFacts } from './ClaimFacts.tsx'
import { m } from './messages.ts'

interface WaitingRowProps {
  claim: WaitingClaim
  onReview: () => void
}

/** One offline check-in of the list, and what accepting it would record. */
export function WaitingRow({ claim, onReview }: WaitingRowProps) {
  const name = fullName(claim)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Avatar name={name} profileImage={claim.profileImage} />
      <div className="min-w-0 flex-1 basis-52">
        <p className="truncate text-base font-label">
          <PersonLink personId={claim.studentId} name={name} />{' '}
          <span className="tnum text-sm font-normal text-ink-3">{claim.number}</span>
        </p>
        <ClaimFacts claim={claim} />
      </div>
      <div className="flex items-center gap-2 max-sm:w-full">
        <span className="max-sm:me-auto">
          <AttendanceChip status={claim.status} />
        </span>
        <Button onClick={onReview}>
          {m.reviewClaimOf({ name, hidden: (text) => <span className="sr-only">{text}</span> })}
        </Button>
      </div>
    </li>
  )
}

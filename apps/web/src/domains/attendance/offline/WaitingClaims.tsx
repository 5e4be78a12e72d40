import type { WaitingClaim } from '@campanile/contract/attendance/offline-claims.ts'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { fullName } from '#lib/session.ts'
import { useRead } from '#lib/useRead.ts'
import { AttendanceChip } from '#ui/AttendanceChip.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { hidden } from '#ui/hidden.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { ClaimFacts } from './ClaimFacts.tsx'
import { m } from './messages.ts'

const ClaimsFrame = lazyDialog(() => import('./ClaimsFrame.tsx'), 'ClaimsFrame')

/** On the register: offline check-ins to accept or decline; nothing if there are none. */
export function WaitingClaims({ sessionId }: { sessionId: string }) {
  const claims = useRead('listWaitingClaims', { sessionId }).data?.items ?? []
  const [opened, setOpened] = useState<string>()
  return (
    <>
      {claims.length > 0 && (
        <Card aria-labelledby="offline-claims" className="mb-5">
          <CardHead
            id="offline-claims"
            title={m.offlineCheckInsToReviewCount({ claims: claims.length })}
            hint={m.acceptStudentsYouSaw()}
          />
          <ul className="divide-y divide-line px-5 pb-2 pt-1 max-sm:px-4">
            {claims.map((claim) => (
              <WaitingRow key={claim.studentId} claim={claim} onReview={() => setOpened(claim.studentId)} />
            ))}
          </ul>
        </Card>
      )}
      {opened && (
        <ClaimsFrame
          sessionId={sessionId}
          opened={opened}
          rows={claims}
          onOpen={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

interface WaitingRowProps {
  claim: WaitingClaim
  onReview: () => void
}

/** One offline check-in of the list, and what accepting it would record. */
function WaitingRow({ claim, onReview }: WaitingRowProps) {
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
        <Button onClick={onReview}>{m.reviewClaimOf({ name, hidden: hidden })}</Button>
      </div>
    </li>
  )
}

import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { m } from './messages.ts'
import { WaitingRow } from './WaitingRow.tsx'

const ClaimsFrame = lazyDialog(() => import('./ClaimsFrame.tsx'), 'ClaimsFrame')

/** On the register: offline check-ins to accept or decline; nothing when none is waiting. */
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

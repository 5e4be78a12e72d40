import type { WaitingClaim } from '@campanile/contract/attendance/offline-claims.ts'
import { useState } from 'react'
import { sentenceOf } from '#lib/errors.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { fullName } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { showToast } from '#ui/toast.ts'
import { WaitingRow } from './WaitingRow.tsx'
import { writeWaitingClaims } from './writeWaitingClaims.ts'

const DeclineDialog = lazyDialog(() => import('./DeclineDialog.tsx'), 'DeclineDialog')

/** On the register: offline scans to accept or decline; nothing when none waits. */
export function WaitingClaims({ sessionId }: { sessionId: string }) {
  const claims = useRead('listWaitingClaims', { sessionId }).data?.items ?? []
  const accept = useAct('acceptClaim', { onAnswer: writeWaitingClaims })
  const [declining, setDeclining] = useState<WaitingClaim | null>(null)
  const acceptClaim = (claim: WaitingClaim) =>
    accept.mutate(
      { sessionId, studentId: claim.studentId },
      {
        onSuccess: () =>
          showToast({ type: 'success', title: `${fullName(claim)} is recorded as ${claim.status}` }),
      },
    )
  if (claims.length === 0 && !accept.error) return null
  return (
    <Card aria-labelledby="offline-claims" className="mb-5">
      <CardHead
        id="offline-claims"
        title={`Offline check-ins to review (${claims.length})`}
        hint="Scanned without a connection. The code proves when it was on the screen, not who was in the room: accept whom you saw."
      />
      {accept.error && (
        <Alert tone="bad" className="mx-5 mt-3 max-sm:mx-4">
          {sentenceOf(accept.error)}
        </Alert>
      )}
      <ul className="divide-y divide-line px-5 pb-2 pt-1 max-sm:px-4">
        {claims.map((claim) => (
          <WaitingRow
            key={claim.studentId}
            claim={claim}
            busy={accept.isPending && accept.variables.studentId === claim.studentId}
            onAccept={() => acceptClaim(claim)}
            onDecline={() => setDeclining(claim)}
          />
        ))}
      </ul>
      {declining && (
        <DeclineDialog sessionId={sessionId} claim={declining} onClose={() => setDeclining(null)} />
      )}
    </Card>
  )
}

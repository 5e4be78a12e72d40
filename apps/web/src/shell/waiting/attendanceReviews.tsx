import { ClaimReview } from '#domains/attendance/offline/ClaimReview.tsx'
import { DisputeReview } from '#domains/attendance/review/DisputeReview.tsx'
import { FindingReview } from '#domains/attendance/review/FindingReview.tsx'
import { CorrectionReview } from '#domains/staff-attendance/manage/CorrectionReview.tsx'
import { useRead } from '#lib/useRead.ts'
import { OneOfMany } from './OneOfMany.tsx'
import type { WaitingReview } from './waitingReview.ts'

export function DisputeWaiting({ item, onDecided }: WaitingReview) {
  const query = useRead('listDisputes', { disputeId: item.id })
  return (
    <OneOfMany item={item} query={query} isIt={({ id }) => id === item.id}>
      {(dispute) => <DisputeReview dispute={dispute} onDecided={onDecided} />}
    </OneOfMany>
  )
}

export function FindingWaiting({ item, onDecided }: WaitingReview) {
  const query = useRead('listFindings', { findingId: item.id })
  return (
    <OneOfMany item={item} query={query} isIt={({ id }) => id === item.id}>
      {(finding) => <FindingReview finding={finding} onDecided={onDecided} />}
    </OneOfMany>
  )
}

export function ClaimWaiting({ item, onDecided }: WaitingReview) {
  const sessionId = item.withinId ?? ''
  const query = useRead('listWaitingClaims', { sessionId })
  return (
    <OneOfMany item={item} query={query} isIt={({ studentId }) => studentId === item.id}>
      {(claim) => <ClaimReview sessionId={sessionId} claim={claim} onDecided={onDecided} />}
    </OneOfMany>
  )
}

export function CorrectionWaiting({ item, onDecided }: WaitingReview) {
  const query = useRead('listCorrections', { correctionId: item.id })
  return (
    <OneOfMany item={item} query={query} isIt={({ id }) => id === item.id}>
      {(correction) => <CorrectionReview correction={correction} onDecided={onDecided} />}
    </OneOfMany>
  )
}

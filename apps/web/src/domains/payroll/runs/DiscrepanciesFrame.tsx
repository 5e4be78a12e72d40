import { type Discrepancy, discrepancyWords } from '@campanile/contract/payroll/pay-discrepancies.ts'
import type { ReviewPages } from '#lib/reviewPages.ts'
import { ReviewFrame } from '#ui/ReviewFrame.tsx'
import { useReviewQueue } from '#ui/useReviewQueue.ts'
import type { DiscrepancyActs } from './DiscrepancyFacts.tsx'
import { DiscrepancyReview } from './DiscrepancyReview.tsx'

interface DiscrepanciesFrameProps extends DiscrepancyActs {
  payRunId: string
  opened: string
  rows: readonly Discrepancy[]
  pages: ReviewPages<Discrepancy> | undefined
  onOpen: (discrepancyId: string) => void
  onClose: () => void
}

/** Discrepancies of a run, one after the other. */
export function DiscrepanciesFrame(props: DiscrepanciesFrameProps) {
  const { payRunId, onPayslip, onPerson, ...source } = props
  const queue = useReviewQueue({
    ...source,
    idOf: ({ id }) => id,
    isOpen: ({ kind, decision, can }) =>
      decision === null && can.settle && discrepancyWords[kind].decisions.length > 0,
  })
  return (
    <ReviewFrame queue={queue}>
      {queue.row && (
        <DiscrepancyReview
          payRunId={payRunId}
          discrepancy={queue.row}
          onDecided={queue.advance}
          onPayslip={onPayslip}
          onPerson={onPerson}
        />
      )}
    </ReviewFrame>
  )
}

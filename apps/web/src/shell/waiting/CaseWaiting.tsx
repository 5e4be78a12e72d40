import { CaseReview } from '#domains/insight/cases/CaseReview.tsx'
import type { WaitingReview } from './waitingReview.ts'

export const CaseWaiting = ({ item, onDecided }: WaitingReview) => (
  <CaseReview caseId={item.id} onDecided={onDecided} />
)

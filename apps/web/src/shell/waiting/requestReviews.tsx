import { LateItemReview } from '#domains/assignments/late/LateItemReview.tsx'
import { LeaveReviewItem } from '#domains/leave/manage/LeaveReviewItem.tsx'
import { RequestReview } from '#domains/mitigation/review/RequestReview.tsx'
import { LeaveMovePlan } from '../LeaveMovePlan.tsx'
import type { WaitingReview } from './waitingReview.ts'

export const MitigationWaiting = ({ item, ...acts }: WaitingReview) => (
  <RequestReview requestId={item.id} {...acts} />
)

export const LeaveWaiting = ({ item, onDecided }: WaitingReview) => (
  <LeaveReviewItem requestId={item.id} movePlan={LeaveMovePlan} onDecided={onDecided} />
)

export const LateWorkWaiting = ({ item, onDecided }: WaitingReview) => (
  <LateItemReview work={{ assignmentId: item.withinId ?? '', studentId: item.id }} onDecided={onDecided} />
)

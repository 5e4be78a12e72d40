import type { WaitingItem } from '@campanile/contract/insight/waiting.ts'

/** Props for reviewing an item of any queue. */
export interface WaitingReview {
  item: WaitingItem
  onDecided: () => void
  onClose: () => void
}

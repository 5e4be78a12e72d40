import type { WaitingItem } from '@campanile/contract/insight/waiting.ts'

/** What the review of an item is given, whatever its queue. */
export interface WaitingReview {
  item: WaitingItem
  onDecided: () => void
  onClose: () => void
}

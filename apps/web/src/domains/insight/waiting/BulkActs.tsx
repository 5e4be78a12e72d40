import type { WaitingItem } from '@campanile/contract/insight/waiting.ts'
import { Button } from '#ui/Button.tsx'
import { type BulkDecision, bulkCounts } from './bulkDecisions.ts'
import { m } from './messages.ts'

export type BulkAct = BulkDecision | 'delegate'

interface BulkActsProps {
  items: readonly WaitingItem[]
  onAct: (act: BulkAct) => void
}

/** What can be done with the selected items: each button says with how many. */
export function BulkActs({ items, onAct }: BulkActsProps) {
  const { accept, reject, delegate } = bulkCounts(items)
  return (
    <>
      {delegate > 0 && (
        <Button onClick={() => onAct('delegate')}>{m.delegateItems({ count: delegate })}</Button>
      )}
      {reject > 0 && <Button onClick={() => onAct('reject')}>{m.rejectItems({ count: reject })}</Button>}
      {accept > 0 && <Button onClick={() => onAct('accept')}>{m.acceptItems({ count: accept })}</Button>}
    </>
  )
}

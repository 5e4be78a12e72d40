import type { WaitingItem } from '@campanile/contract/insight/waiting.ts'
import { useState } from 'react'
import { reasonsOf } from '#lib/errors.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'
import {
  type BulkDecision,
  bulkCounts,
  consequences,
  type LeftOutItem,
  useDecideItems,
} from './bulkDecisions.ts'
import { ItemsLeftOut } from './ItemsLeftOut.tsx'
import { m } from './messages.ts'

interface DecideItemsDialogProps {
  decision: BulkDecision
  items: readonly WaitingItem[]
  /** Runs once all of them have been tried. */
  onDone: () => void
  onClose: () => void
}

const doneWords: Record<BulkDecision, (input: { count: number }) => string> = {
  accept: ({ count }) => m.itemsAccepted({ count }),
  reject: ({ count }) => m.itemsRejected({ count }),
}

/** Accepts or rejects those of the selected items that need no decision of their own, and lists the others. */
export function DecideItemsDialog({ decision, items, onDone, onClose }: DecideItemsDialogProps) {
  // The list may lose items while they are decided.
  const [asked] = useState(items)
  const [leftOut, setLeftOut] = useState<readonly LeftOutItem[]>([])
  const decide = useDecideItems(decision)
  const count = bulkCounts(asked)[decision]
  const words = doneWords[decision]
  const finish = (failed: readonly LeftOutItem[]) => {
    onDone()
    if (failed.length > 0) return setLeftOut(failed)
    void showToast({ type: 'success', title: words({ count }) })
    onClose()
  }
  if (leftOut.length > 0)
    return (
      <ItemsLeftOut
        title={words({ count: asked.length - leftOut.length })}
        leftOut={leftOut.map(({ item, error }) => ({
          item,
          reason: error === undefined ? m.openToDecide() : reasonsOf(error),
        }))}
        onClose={onClose}
      />
    )
  const summary = <BulkSummary decision={decision} items={asked} count={count} />
  return decision === 'accept' ? (
    <ActDialog
      title={m.acceptItemsQuestion({ count })}
      verb={m.acceptItems({ count })}
      busyLabel={m.accepting()}
      act={decide}
      input={{ items: asked, reason: '' }}
      onDone={finish}
      onClose={onClose}
    >
      {summary}
    </ActDialog>
  ) : (
    <ReasonDialog
      title={m.rejectItemsQuestion({ count })}
      help={m.reasonIsSentToEach()}
      verb={m.rejectItems({ count })}
      busyLabel={m.rejecting()}
      destructive
      busy={decide.isPending}
      error={decide.error}
      failed={m.theItemsWereNotRejected()}
      note={<div className="mb-4 text-base text-ink-2">{summary}</div>}
      onSubmit={(reason) => decide.mutate({ items: asked, reason }, { onSuccess: finish })}
      onClose={onClose}
    />
  )
}

interface BulkSummaryProps {
  decision: BulkDecision
  items: readonly WaitingItem[]
  /** How many of the items will be decided. */
  count: number
}

/** What will happen to the items, and how many stay. */
const BulkSummary = ({ decision, items, count }: BulkSummaryProps) => (
  <>
    <ul className="list-disc space-y-1 ps-4">
      {consequences(decision, items).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
    <p className="mt-3">{m.affectedAreNotified()}</p>
    {count < items.length && <p className="mt-3">{m.othersStay({ count: items.length - count })}</p>}
  </>
)

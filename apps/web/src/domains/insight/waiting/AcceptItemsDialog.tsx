import type { WaitingItem } from '@campanile/contract/insight/waiting.ts'
import { useState } from 'react'
import { reasonsOf } from '#lib/errors.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { LeftOutDialog } from '#ui/LeftOutDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { consequences, type LeftOutItem, useAcceptItems } from './acceptances.ts'
import { m } from './messages.ts'
import { itemFacts, itemTitle, waitingKey } from './waitingItems.ts'

interface AcceptItemsDialogProps {
  items: readonly WaitingItem[]
  /** Runs once all of them have been tried. */
  onDone: () => void
  onClose: () => void
}

/** Accepts the selected items, and lists which were left out and why. */
export function AcceptItemsDialog({ items, onDone, onClose }: AcceptItemsDialogProps) {
  // The list may lose items while they are accepted.
  const [asked] = useState(items)
  const [leftOut, setLeftOut] = useState<readonly LeftOutItem[]>([])
  const accept = useAcceptItems()
  if (leftOut.length > 0)
    return (
      <LeftOutDialog
        title={m.itemsAccepted({ count: asked.length - leftOut.length })}
        description={m.itemsLeftOut({ count: leftOut.length })}
        leftOut={leftOut.map(({ item, error }) => ({
          key: waitingKey(item),
          name: (
            <>
              <span className="font-label">{itemTitle(item)}</span>
              <p className="text-sm text-ink-3">{itemFacts(item)}</p>
            </>
          ),
          reason: reasonsOf(error),
        }))}
        onClose={onClose}
      />
    )
  return (
    <ActDialog
      title={m.acceptItemsQuestion({ count: asked.length })}
      verb={m.acceptItems({ count: asked.length })}
      busyLabel={m.accepting()}
      act={accept}
      input={asked}
      onDone={(failed) => {
        onDone()
        if (failed.length > 0) return setLeftOut(failed)
        void showToast({ type: 'success', title: m.itemsAccepted({ count: asked.length }) })
        onClose()
      }}
      onClose={onClose}
    >
      <ul className="list-disc space-y-1 ps-4">
        {consequences(asked).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-3">{m.affectedAreNotified()}</p>
    </ActDialog>
  )
}

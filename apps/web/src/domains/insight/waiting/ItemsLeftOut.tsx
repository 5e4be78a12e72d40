import type { WaitingItem } from '@campanile/contract/insight/waiting.ts'
import { LeftOutDialog } from '#ui/LeftOutDialog.tsx'
import { m } from './messages.ts'
import { itemFacts, itemTitle, waitingKey } from './waitingItems.ts'

interface ItemsLeftOutProps {
  /** For how many it was done: "3 items rejected". */
  title: string
  leftOut: readonly { item: WaitingItem; reason: string }[]
  onClose: () => void
}

/** After an act on several waiting items: for which it was not done, and why. */
export const ItemsLeftOut = ({ title, leftOut, onClose }: ItemsLeftOutProps) => (
  <LeftOutDialog
    title={title}
    description={m.itemsLeftOut({ count: leftOut.length })}
    leftOut={leftOut.map(({ item, reason }) => ({
      key: waitingKey(item),
      name: (
        <>
          <span className="font-label">{itemTitle(item)}</span>
          <p className="text-sm text-ink-3">{itemFacts(item)}</p>
        </>
      ),
      reason,
    }))}
    onClose={onClose}
  />
)

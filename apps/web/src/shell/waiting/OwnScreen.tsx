import { useNavigate } from 'react-router'
import { hasOwnScreen, itemFacts, itemPath, itemTitle } from '#domains/insight/waiting/waitingItems.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Fact, FactRows } from '#ui/Facts.tsx'
import { ReviewItem } from '#ui/ReviewFrame.tsx'
import { m } from './messages.ts'
import type { WaitingReview } from './waitingReview.ts'

/** An item that needs more space than a panel: its summary, with a link to its screen. */
export function OwnScreen({ item }: WaitingReview) {
  const navigate = useNavigate()
  const { dateTime } = useTimeFormat()
  const { queue } = item
  return (
    <ReviewItem
      title={itemTitle(item)}
      description={itemFacts(item)}
      acts={
        hasOwnScreen(queue)
          ? [{ label: m.openItem(), variant: 'primary', onAct: () => navigate(itemPath({ ...item, queue })) }]
          : []
      }
    >
      <div className="px-6 py-5 max-md:px-4">
        <FactRows>
          <Fact label={m.waitingSince()}>{dateTime(item.waitingSince)}</Fact>
          {item.deadline && <Fact label={m.deadline()}>{dateTime(item.deadline)}</Fact>}
        </FactRows>
        <p className="mt-4 text-sm text-ink-3">{m.decidedOnItsOwnScreen()}</p>
      </div>
    </ReviewItem>
  )
}

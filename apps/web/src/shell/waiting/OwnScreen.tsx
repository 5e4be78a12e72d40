import { useNavigate } from 'react-router'
import { hasOwnScreen, itemFacts, itemPath, itemTitle } from '#domains/insight/waiting/waitingItems.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { ReviewItem } from '#ui/ReviewFrame.tsx'
import { m } from './messages.ts'
import type { WaitingReview } from './waitingReview.ts'

/** An item that needs more room than a panel: what it is, and the way to its screen. */
export function OwnScreen({ item }: WaitingReview) {
  const navigate = useNavigate()
  const { dateTime } = useTimeFormat()
  const { queue } = item
  const facts = [
    [m.waitingSince(), dateTime(item.waitingSince)],
    [m.deadline(), item.deadline && dateTime(item.deadline)],
  ] as const
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
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-base">
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name} className="contents">
                  <dt className="text-ink-3">{name}</dt>
                  <dd className="tnum">{value}</dd>
                </div>
              ),
          )}
        </dl>
        <p className="mt-4 text-sm text-ink-3">{m.decidedOnItsOwnScreen()}</p>
      </div>
    </ReviewItem>
  )
}

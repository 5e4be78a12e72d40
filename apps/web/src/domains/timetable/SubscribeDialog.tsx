import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FeedActs } from './FeedActs.tsx'
import { FeedBody } from './FeedBody.tsx'
import { m } from './messages.ts'
import { useFeed } from './useFeed.ts'

/** The address of the person's schedule for calendar apps. The settings show it too. */
export function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const feed = useFeed()
  const footer = feed.made ? (
    <Button size="lg" variant="primary" onClick={onClose}>
      {m.done()}
    </Button>
  ) : (
    <FeedActs {...feed} />
  )
  return (
    <Dialog
      onClose={onClose}
      title={m.addToCalendar()}
      description={m.yourScheduleInOtherCalendars()}
      busy={feed.create.isPending}
      footer={footer}
    >
      <div className="px-6 py-5 max-md:px-4">
        <FeedBody {...feed} />
      </div>
    </Dialog>
  )
}

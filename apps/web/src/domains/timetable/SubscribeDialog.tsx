import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FeedActs } from './FeedActs.tsx'
import { FeedBody } from './FeedBody.tsx'
import { m } from './messages.ts'
import { type FeedKind, ownFeed, useFeed } from './useFeed.ts'

interface SubscribeDialogProps {
  kind?: FeedKind
  onClose: () => void
}

/** The address for calendar apps, of the person’s schedule unless another feed is given. */
export function SubscribeDialog({ kind = ownFeed, onClose }: SubscribeDialogProps) {
  const feed = useFeed(kind)
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
      description={kind.words.hint()}
      busy={feed.create.isPending}
      footer={footer}
    >
      <div className="px-6 py-5 max-md:px-4">
        <FeedBody {...feed} />
      </div>
    </Dialog>
  )
}

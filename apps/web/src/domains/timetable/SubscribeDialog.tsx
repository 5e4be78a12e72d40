import { useState } from 'react'
import { sentenceOf } from '#lib/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { FeedAddress } from './FeedAddress.tsx'
import { FeedState } from './FeedState.tsx'
import { RevokeFeedDialog } from './RevokeFeedDialog.tsx'
import { useCalendarFeed, useCreateCalendarFeed } from './schedule.api.ts'

/** The schedule in one's own calendar program: its secret address, made, shown once, and revoked. */
export function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const state = useCalendarFeed()
  const create = useCreateCalendarFeed()
  const [revoking, setRevoking] = useState(false)
  const feed = state.data?.feed
  const made = create.data && feed?.createdAt === create.data.feed?.createdAt ? create.data : undefined
  const footer = made ? (
    <Button size="lg" variant="primary" onClick={onClose}>
      Done
    </Button>
  ) : (
    <>
      {feed && (
        <Button size="lg" variant="danger" onClick={() => setRevoking(true)}>
          Revoke address
        </Button>
      )}
      <Button
        size="lg"
        variant={feed ? 'secondary' : 'primary'}
        busy={create.isPending}
        busyLabel="Making address"
        disabled={!state.data}
        onClick={() => create.mutate()}
      >
        {feed ? 'Make a new address' : 'Make address'}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add to calendar"
      description="Your schedule in Google Calendar, Apple Calendar or Outlook, always up to date"
      footer={footer}
    >
      <div className="px-6 py-5 max-md:px-4">
        {create.error && (
          <Alert tone="bad" takesFocus className="mb-4">
            {sentenceOf(create.error)}
          </Alert>
        )}
        {state.isPending && <SkeletonList />}
        {!state.data && state.error && (
          <LoadFailed
            title="We could not look up your calendar address"
            heading="h3"
            error={state.error}
            onRetry={state.refetch}
          />
        )}
        {made ? <FeedAddress url={made.url} /> : state.data && <FeedState feed={state.data.feed} />}
      </div>
      {revoking && <RevokeFeedDialog onClose={() => setRevoking(false)} />}
    </Dialog>
  )
}

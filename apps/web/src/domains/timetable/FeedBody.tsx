import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { FeedAddress } from './FeedAddress.tsx'
import { FeedState } from './FeedState.tsx'
import type { useFeed } from './useFeed.ts'

/** The calendar address: whether there is one, or the one just made. */
export const FeedBody = ({ state, create, made }: ReturnType<typeof useFeed>) => (
  <>
    {create.error && <SaveFailed title="The calendar address was not made" error={create.error} />}
    {state.isPending && <SkeletonList />}
    {!state.data && state.error && (
      <LoadFailed
        title="We couldn’t look up your calendar address"
        heading="h3"
        error={state.error}
        onRetry={state.refetch}
      />
    )}
    {made ? <FeedAddress url={made.url} /> : state.data && <FeedState feed={state.data.feed} />}
  </>
)

import { ArrowRight, ScanFace } from 'lucide-react'
import { Link } from 'react-router'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Empty } from '#ui/Empty.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { useFaceReviews } from './insight.api.ts'

/** What only an admin can settle. */
export function WaitingForYou() {
  const reviews = useFaceReviews()
  const total = reviews.data?.total
  return (
    <Card aria-labelledby="waiting" className="flex flex-col">
      <CardHead id="waiting" title="Waiting for you" />
      {reviews.isPending && <SkeletonList />}
      {!reviews.data && reviews.error && (
        <LoadFailed
          title="We could not load what waits"
          heading="h3"
          error={reviews.error}
          onRetry={reviews.refetch}
        />
      )}
      {total === 0 && (
        <Empty kind="done" heading="h3" title="Nothing waits for you">
          Face photos to check appear here.
        </Empty>
      )}
      {total !== undefined && total > 0 && (
        <ul className="mt-2 px-2 pb-2">
          <li>
            <Link
              to="/app/users"
              className="group flex items-center gap-3 rounded-md px-3 py-[11px] hover:bg-hover"
            >
              <span className="arch grid h-[38px] w-[34px] shrink-0 place-items-center bg-sunken text-ink-2 group-hover:bg-brand-tint group-hover:text-brand-ink dark:bg-canvas">
                <ScanFace size={17} strokeWidth={1.75} aria-hidden="true" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block text-base font-[580]">Face photos to check</span>
                <span className="block text-sm text-ink-3">They count once you accept them</span>
              </span>
              <span className="tnum text-xl font-[620]">{total}</span>
              <ArrowRight size={15} className="text-ink-3" aria-hidden="true" />
            </Link>
          </li>
        </ul>
      )}
    </Card>
  )
}

import { Card } from './Card.tsx'
import { Loading } from './Loading.tsx'
import { Skeleton } from './Skeleton.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'

/** Page head and a card, while a screen's code or data loads. */
export const SkeletonPage = () => (
  <Loading>
    <Skeleton className="h-8 w-64 max-w-full" />
    <Skeleton className="mb-6 mt-3 h-4 w-96 max-w-full" />
    <Card>
      <SkeletonRows />
    </Card>
  </Loading>
)

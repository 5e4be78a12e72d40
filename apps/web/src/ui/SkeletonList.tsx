import { Loading } from './Loading.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'

/** While a list loads. */
export const SkeletonList = () => (
  <Loading className="min-h-40">
    <SkeletonRows />
  </Loading>
)

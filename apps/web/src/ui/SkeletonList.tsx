import { Loading } from './Loading.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'

/** While a list loads; as high before its rows show as with them. */
export const SkeletonList = () => (
  <Loading className="min-h-[264px]">
    <SkeletonRows />
  </Loading>
)

import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** Shown instead of a form while its data loads. */
export const AuthLoading = () => (
  <Loading className="mt-6 min-h-60">
    <Skeleton className="h-28" />
    <Skeleton className="mt-6 h-11" />
    <Skeleton className="mt-10 h-11" />
  </Loading>
)

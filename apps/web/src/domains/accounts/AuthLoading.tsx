import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** In the place of a form, while what it is about is read. */
export const AuthLoading = () => (
  <Loading className="mt-6 min-h-60">
    <Skeleton className="h-28" />
    <Skeleton className="mt-6 h-11" />
    <Skeleton className="mt-10 h-11" />
  </Loading>
)

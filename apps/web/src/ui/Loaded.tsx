import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { hasCode } from '#lib/errors.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { SkeletonList } from './SkeletonList.tsx'

export interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>
  /** The title if it could not be loaded. */
  failure: string
  heading?: 'h1' | 'h2' | 'h3'
  /** Shown until it is there; a list by default. */
  skeleton?: ReactNode
  /** Around the skeleton and the error, if what is loaded has a frame of its own. */
  frame?: (status: ReactNode) => ReactNode
  children: (data: Data) => ReactNode
}

/**
 * What is read, once it is there; until then a skeleton, or why it could not be loaded. It stays when reading it
 * again fails, unless it no longer exists or the reader may no longer see it.
 */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, failure, heading = 'h3', skeleton = <SkeletonList />, frame, children } = props
  const { data, error, refetch } = query
  if (data !== undefined && !hasCode(error, 'not-found', 'forbidden')) return children(data)
  const status = error ? (
    <LoadFailed title={failure} heading={heading} error={error} onRetry={refetch} />
  ) : (
    skeleton
  )
  return frame ? frame(status) : status
}

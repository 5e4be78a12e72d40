import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailed } from './LoadFailed.tsx'
import { SkeletonList } from './SkeletonList.tsx'

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>
  /** The title if it could not be loaded. */
  failure: string
  heading?: 'h1' | 'h2' | 'h3'
  children: (data: Data) => ReactNode
}

/** What is read, once it is there; until then a skeleton, or why it could not be loaded. */
export function Loaded<Data>({ query, failure, heading = 'h3', children }: LoadedProps<Data>) {
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  if (error) return <LoadFailed title={failure} heading={heading} error={error} onRetry={refetch} />
  return <SkeletonList />
}

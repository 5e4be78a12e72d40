import type { InputOf, OutputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import type { Scope } from './analyticsView.ts'

type Input<K extends keyof Operations> = InputOf<Operations[K]>

// Keys begin with the topic whose events refresh them: figures follow the marks within seconds.

export const useOverview = (scope: Scope) =>
  useQuery({
    queryKey: ['analytics', 'overview', scope],
    queryFn: ({ signal }) => api.readAnalyticsOverview(scope, { signal }),
    placeholderData: keepPreviousData,
  })
export type Overview = OutputOf<Operations['readAnalyticsOverview']>

export const useHeatmap = (scope: Scope) =>
  useQuery({
    queryKey: ['analytics', 'heatmap', scope],
    queryFn: ({ signal }) => api.readAttendanceHeatmap(scope, { signal }),
    placeholderData: keepPreviousData,
  })

export const useTrend = (input: Input<'readAttendanceTrend'>) =>
  useQuery({
    queryKey: ['analytics', 'trend', input],
    queryFn: ({ signal }) => api.readAttendanceTrend(input, { signal }),
    placeholderData: keepPreviousData,
  })

export const useHistory = () =>
  useQuery({
    queryKey: ['analytics', 'history'],
    queryFn: ({ signal }) => api.readAttendanceHistory({}, { signal }),
  })

export const useComparison = (input: Input<'compareAttendance'>) =>
  useQuery({
    queryKey: ['analytics', 'comparison', input] as const,
    queryFn: ({ signal }) => api.compareAttendance(input, { signal }),
    // Rows of another kind would stand under the wrong heads.
    placeholderData: (before, asked) => (asked?.queryKey[2].by === input.by ? before : undefined),
  })

export const useLateness = (scope: Scope) =>
  useQuery({
    queryKey: ['analytics', 'lateness', scope],
    queryFn: ({ signal }) => api.readLateness(scope, { signal }),
    placeholderData: keepPreviousData,
  })

export const useCorrelations = (scope: Scope) =>
  useQuery({
    queryKey: ['analytics', 'correlations', scope],
    queryFn: ({ signal }) => api.readWorkCorrelations(scope, { signal }),
    placeholderData: keepPreviousData,
  })

export const useStaffAnalytics = (termId: string | undefined) =>
  useQuery({
    queryKey: ['analytics', 'staff', termId],
    queryFn: ({ signal }) => api.readStaffAnalytics({ termId }, { signal }),
    placeholderData: keepPreviousData,
  })

export const useSimulation = (input: Input<'simulatePolicy'>) =>
  useQuery({
    queryKey: ['analytics', 'policy', input],
    queryFn: ({ signal }) => api.simulatePolicy(input, { signal }),
    placeholderData: keepPreviousData,
  })

interface Followed<T> {
  items: T[]
  next: string | null
}

/** A list that is followed from page to page, as one. */
function useFollowed<T, Page extends Followed<T>>(
  key: readonly unknown[],
  read: (after: string | undefined, signal: AbortSignal) => Promise<Page>,
) {
  return useInfiniteQuery({
    queryKey: ['analytics', ...key],
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

export const useAtRisk = (input: Input<'listAtRiskStudents'>) =>
  useFollowed(['at-risk', input], (after, signal) => api.listAtRiskStudents({ ...input, after }, { signal }))

export const usePolicyChanges = (input: Input<'listPolicyChanges'>) =>
  useFollowed(['policy-changes', input], (after, signal) =>
    api.listPolicyChanges({ ...input, after }, { signal }),
  )

export const useSessionRows = (input: Input<'listAnalyticsSessions'>) =>
  useFollowed(['sessions', input], (after, signal) =>
    api.listAnalyticsSessions({ ...input, after }, { signal }),
  )

export const useRecordRows = (input: Input<'listAnalyticsRecords'>) =>
  useFollowed(['records', input], (after, signal) =>
    api.listAnalyticsRecords({ ...input, after }, { signal }),
  )

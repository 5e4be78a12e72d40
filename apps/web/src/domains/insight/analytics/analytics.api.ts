import type { InputOf, OutputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import type { Scope } from './analyticsView.ts'

type Input<K extends keyof Operations> = InputOf<Operations[K]>

// Keys begin with the topic whose events refresh them: `analytics` tells that figures were written anew.

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
    // Read from the staff days themselves.
    queryKey: ['staff-days', 'analytics', termId],
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

/** Lists of what figures are made of; rows of another list never stand in for those asked. */
const rowsKey = (list: string, input: unknown) => ['analytics', 'rows', list, input] as const

export const useSessionRows = (input: Input<'listAnalyticsSessions'>) =>
  useQuery({
    queryKey: rowsKey('sessions', input),
    queryFn: ({ signal }) => api.listAnalyticsSessions(input, { signal }),
    placeholderData: keepPreviousData,
  })

export const useRecordRows = (input: Input<'listAnalyticsRecords'>) =>
  useQuery({
    queryKey: rowsKey('records', input),
    queryFn: ({ signal }) => api.listAnalyticsRecords(input, { signal }),
    placeholderData: keepPreviousData,
  })

export const useStudentRows = (input: Input<'listAnalyticsStudents'>) =>
  useQuery({
    queryKey: rowsKey('students', input),
    queryFn: ({ signal }) => api.listAnalyticsStudents(input, { signal }),
    placeholderData: keepPreviousData,
  })

export const useEnrolmentRows = (input: Input<'listAnalyticsEnrolments'>) =>
  useQuery({
    queryKey: rowsKey('enrolments', input),
    queryFn: ({ signal }) => api.listAnalyticsEnrolments(input, { signal }),
    placeholderData: keepPreviousData,
  })

export const useStaffDayRows = (input: Input<'listAnalyticsStaffDays'>) =>
  useQuery({
    queryKey: rowsKey('staff-days', input),
    queryFn: ({ signal }) => api.listAnalyticsStaffDays(input, { signal }),
    placeholderData: keepPreviousData,
  })

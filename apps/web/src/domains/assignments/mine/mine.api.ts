import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { timed } from '#lib/serverClock.ts'
import { type Input, topic, useAssignmentChange } from '../assignments.api.ts'

export const useMyAssignments = (query: Input<'listMyAssignments'>) =>
  useQuery({
    queryKey: [topic, 'mine', query],
    queryFn: ({ signal }) => timed(() => api.listMyAssignments(query, { signal })),
    placeholderData: keepPreviousData,
  })

export const useMyAssignment = (assignmentId: string) =>
  useQuery({
    queryKey: [topic, 'my', assignmentId],
    queryFn: ({ signal }) => timed(() => api.readMyAssignment({ assignmentId }, { signal })),
    retry: false,
  })
export type TimedAssignment = NonNullable<ReturnType<typeof useMyAssignment>['data']>

export const useSubmitWork = () => useAssignmentChange((input: Input<'submitWork'>) => api.submitWork(input))

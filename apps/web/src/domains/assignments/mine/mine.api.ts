import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { type Input, topic, useAssignmentChange } from '../assignments.api.ts'

export const useMyAssignments = (query: Input<'listMyAssignments'>) =>
  useQuery({
    queryKey: [topic, 'mine', query],
    queryFn: ({ signal }) => api.listMyAssignments(query, { signal }),
    placeholderData: keepPreviousData,
  })

export const useMyAssignment = (assignmentId: string) =>
  useQuery({
    queryKey: [topic, 'my', assignmentId],
    queryFn: ({ signal }) => api.readMyAssignment({ assignmentId }, { signal }),
    retry: false,
  })

export const useSubmitWork = () =>
  useAssignmentChange((input: Input<'submitWork'>) => api.submitWork(input))

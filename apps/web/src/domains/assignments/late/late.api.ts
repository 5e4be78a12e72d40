import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { type Input, topic, useAssignmentChange } from '../assignments.api.ts'

export const useLateSubmissions = (query: Input<'listLateSubmissions'>) =>
  useQuery({
    queryKey: [topic, 'late', query],
    queryFn: ({ signal }) => api.listLateSubmissions(query, { signal }),
    placeholderData: keepPreviousData,
  })

export const useLateSubmission = (assignmentId: string, studentId: string) =>
  useQuery({
    queryKey: [topic, 'late-one', assignmentId, studentId],
    queryFn: ({ signal }) => api.readLateSubmission({ assignmentId, studentId }, { signal }),
    retry: false,
  })

export const useDecideLateSubmission = () =>
  useAssignmentChange((input: Input<'decideLateSubmission'>) => api.decideLateSubmission(input))

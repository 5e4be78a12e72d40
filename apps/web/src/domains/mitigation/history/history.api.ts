import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { type Input, topic } from '../mitigation.api.ts'

export const useMitigationStudents = (query: Input<'listMitigationStudents'>) =>
  useQuery({
    queryKey: [topic, 'students', query],
    queryFn: ({ signal }) => api.listMitigationStudents(query, { signal }),
    placeholderData: keepPreviousData,
  })

export const useMitigationOfStudent = (query: Input<'listMitigationOfStudent'>) =>
  useQuery({
    queryKey: [topic, 'of-student', query],
    queryFn: ({ signal }) => api.listMitigationOfStudent(query, { signal }),
    placeholderData: keepPreviousData,
  })

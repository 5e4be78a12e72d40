import type { InputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { useResultsChange } from '../results.api.ts'

type Input<K extends keyof Operations> = InputOf<Operations[K]>

export const usePublishSheet = () =>
  useResultsChange((input: Input<'publishMarkSheet'>) => api.publishMarkSheet(input))
export const useReopenSheet = () =>
  useResultsChange((input: Input<'reopenMarkSheet'>) => api.reopenMarkSheet(input))
export const useWithholdMarks = () =>
  useResultsChange((input: Input<'withholdMarks'>) => api.withholdMarks(input))
export const useReleaseMarks = () =>
  useResultsChange((input: Input<'releaseMarks'>) => api.releaseMarks(input))
export const useCorrectMark = () => useResultsChange((input: Input<'correctMark'>) => api.correctMark(input))

export const useStudentResults = (studentId: string) =>
  useQuery({
    queryKey: ['results', 'student', studentId],
    queryFn: ({ signal }) => api.listStudentResults({ studentId }, { signal }),
    retry: false,
  })

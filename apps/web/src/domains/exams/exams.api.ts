import type { InputOf, ParsedInputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'

type Input<K extends keyof Operations> = InputOf<Operations[K]>
type Parsed<K extends keyof Operations> = ParsedInputOf<Operations[K]>

/** Keys begin with the topic whose events refresh them. */
export const useExams = (query: Input<'listExams'>) =>
  useQuery({
    queryKey: ['exams', 'list', query],
    queryFn: ({ signal }) => api.listExams(query, { signal }),
    placeholderData: keepPreviousData,
  })

export const useExam = (examId: string) =>
  useQuery({
    queryKey: ['exams', examId],
    queryFn: ({ signal }) => api.readExam({ examId }, { signal }),
    retry: false,
  })

/** What stands against an exam as the form has it; null while it is not complete. */
export const useExamCheck = (input: Parsed<'checkExam'> | null) =>
  useQuery({
    queryKey: ['exams', 'check', input],
    queryFn: ({ signal }) => api.checkExam(input as Parsed<'checkExam'>, { signal }),
    enabled: input !== null,
    placeholderData: keepPreviousData,
    retry: false,
  })

export const useSeats = (examId: string) =>
  useQuery({
    queryKey: ['exams', examId, 'seats'],
    queryFn: ({ signal }) => api.listExamSeats({ examId }, { signal }),
  })

export const useDeferrals = (examId: string) =>
  useQuery({
    queryKey: ['exams', examId, 'deferrals'],
    queryFn: ({ signal }) => api.listExamDeferrals({ examId }, { signal }),
  })

export const useTermDrafts = (termId: string | undefined) =>
  useQuery({
    queryKey: ['exams', 'drafts', termId],
    queryFn: ({ signal }) => api.listTermDrafts({ termId: termId as string }, { signal }),
    enabled: termId !== undefined,
  })

/** Terms to choose from, the newest first. */
export const useTerms = () =>
  useQuery({
    queryKey: ['structure', 'terms', 'of-exams'],
    queryFn: ({ signal }) => api.listTerms({ pageSize: 100 }, { signal }),
  })

/** Classes by what was typed. */
export const useClassesNamed = (search: string) =>
  useQuery({
    queryKey: ['structure', 'classes', 'of-exams', search],
    queryFn: ({ signal }) => api.listClasses({ search, pageSize: 10 }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Classes to choose from by eye, of one term where it is chosen; others are found by their course. */
export const useClassChoices = (termId: string | undefined) =>
  useQuery({
    queryKey: ['structure', 'classes', 'of-term', termId],
    queryFn: async ({ signal }) =>
      (await api.listClasses({ ...(termId && { termId }), pageSize: 100 }, { signal })).items,
    placeholderData: keepPreviousData,
  })

/** The class of a link, also where it is none of the offered ones. */
export const useClassNamed = (classId: string | undefined) =>
  useQuery({
    queryKey: ['structure', 'classes', 'one', classId],
    queryFn: ({ signal }) => api.readClass({ classId: classId ?? '' }, { signal }),
    enabled: classId !== undefined,
    retry: false,
  })

/** Lecturers and staff by what was typed. */
export const useInvigilatorsNamed = (search: string) =>
  useQuery({
    queryKey: ['people', 'invigilators', search],
    queryFn: async ({ signal }) => {
      const wanted = { status: 'active', search, pageSize: 6 } as const
      const [lecturers, staff] = await Promise.all([
        api.listPeople({ ...wanted, role: 'lecturer' }, { signal }),
        api.listPeople({ ...wanted, role: 'staff' }, { signal }),
      ])
      return [...lecturers.items, ...staff.items]
    },
    placeholderData: keepPreviousData,
  })

/** Refused or not, everything about exams is read anew: a refusal means that it was out of date. */
function useExamChange<I, O>(mutationFn: (input: I) => Promise<O>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: ['exams'] }) })
}

export const useCreateExam = () => useExamChange((input: Parsed<'createExam'>) => api.createExam(input))
export const useUpdateExam = () => useExamChange((input: Parsed<'updateExam'>) => api.updateExam(input))
export const useWeighExam = () => useExamChange((input: Input<'weighExam'>) => api.weighExam(input))
export const usePublishExam = () => useExamChange((input: Input<'publishExam'>) => api.publishExam(input))
export const useUnpublishExam = () =>
  useExamChange((input: Input<'unpublishExam'>) => api.unpublishExam(input))
export const useCancelExam = () => useExamChange((input: Input<'cancelExam'>) => api.cancelExam(input))
export const useArchiveExam = () => useExamChange((input: Input<'archiveExam'>) => api.archiveExam(input))
export const usePublishTerm = () =>
  useExamChange((input: Input<'publishTermExams'>) => api.publishTermExams(input))
export const useGenerateSeats = () =>
  useExamChange((input: Input<'generateExamSeats'>) => api.generateExamSeats(input))
export const useAssignSitting = () =>
  useExamChange((input: Input<'assignSitting'>) => api.assignSitting(input))

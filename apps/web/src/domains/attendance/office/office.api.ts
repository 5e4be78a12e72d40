import type { InputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'

type Input<K extends keyof Operations> = InputOf<Operations[K]>

/** Marks change with registers, of which admins are told. */
const records = ['register', 'records'] as const

export const useRecords = (query: Input<'listAttendanceRecords'>) =>
  useQuery({
    queryKey: [...records, query],
    queryFn: ({ signal }) => api.listAttendanceRecords(query, { signal }),
    placeholderData: keepPreviousData,
  })

export const useFoundSessions = (query: Input<'findSessions'>) =>
  useQuery({
    queryKey: ['register', 'found-sessions', query],
    queryFn: ({ signal }) => api.findSessions(query, { signal }),
    placeholderData: keepPreviousData,
  })

export const useStudentTotals = (query: Input<'listStudentTotals'>) =>
  useQuery({
    queryKey: ['register', 'student-totals', query],
    queryFn: ({ signal }) => api.listStudentTotals(query, { signal }),
    placeholderData: keepPreviousData,
  })

export const useStudentAttendance = (studentId: string) =>
  useQuery({
    queryKey: ['register', 'student-attendance', studentId],
    queryFn: ({ signal }) => api.readStudentAttendance({ studentId }, { signal }),
  })

export const useRecordHistory = (place: Input<'readRecordHistory'>) =>
  useQuery({
    queryKey: ['register', 'record-history', place],
    queryFn: ({ signal }) => api.readRecordHistory(place, { signal }),
  })
export type RecordHistory = NonNullable<ReturnType<typeof useRecordHistory>['data']>

function useChange<I, O>(mutationFn: (input: I) => Promise<O>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: ['register'] }),
  })
}

export const useCorrectAttendance = () =>
  useChange((input: Input<'correctAttendance'>) => api.correctAttendance(input))

/** Changes nothing: what each line of the file would do. */
export const useCheckImport = () =>
  useMutation({ mutationFn: (file: Blob) => api.checkAttendanceImport({}, { file }) })

export const useApplyImport = () =>
  useChange(({ file, plan }: { file: Blob; plan: string }) => api.applyAttendanceImport({ plan }, { file }))

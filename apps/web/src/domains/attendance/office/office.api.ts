import type { InputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'

type Input<K extends keyof Operations> = InputOf<Operations[K]>

/** Not live: at nine o'clock every check-in of the campus would read these long lists anew. */
const lists = 'attendance-records'

export const useRecords = (query: Input<'listAttendanceRecords'>) =>
  useQuery({
    queryKey: [lists, 'records', query],
    queryFn: ({ signal }) => api.listAttendanceRecords(query, { signal }),
    placeholderData: keepPreviousData,
  })

export const useFoundSessions = (query: Input<'findSessions'>) =>
  useQuery({
    queryKey: [lists, 'sessions', query],
    queryFn: ({ signal }) => api.findSessions(query, { signal }),
    placeholderData: keepPreviousData,
  })

export const useStudentTotals = (query: Input<'listStudentTotals'>) =>
  useQuery({
    queryKey: [lists, 'students', query],
    queryFn: ({ signal }) => api.listStudentTotals(query, { signal }),
    placeholderData: keepPreviousData,
  })

export const useStudentAttendance = (studentId: string) =>
  useQuery({
    queryKey: [lists, 'student', studentId],
    queryFn: ({ signal }) => api.readStudentAttendance({ studentId }, { signal }),
  })

/** Nothing is kept once it is closed: opened again, one's own last change would look like somebody else's. */
export const useRecordHistory = (place: Input<'readRecordHistory'>) =>
  useQuery({
    queryKey: ['register', 'record-history', place],
    queryFn: ({ signal }) => api.readRecordHistory(place, { signal }),
    gcTime: 0,
  })
export type RecordHistory = NonNullable<ReturnType<typeof useRecordHistory>['data']>

function useChange<I, O>(mutationFn: (input: I) => Promise<O>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => {
      for (const queryKey of [[lists], ['register']]) client.invalidateQueries({ queryKey })
    },
  })
}

export const useCorrectAttendance = () =>
  useChange((input: Input<'correctAttendance'>) => api.correctAttendance(input))

/** Changes nothing: what each line of the file would do. */
export const useCheckImport = () =>
  useMutation({ mutationFn: (file: Blob) => api.checkAttendanceImport({}, { file }) })

export const useApplyImport = () =>
  useChange(({ file, plan }: { file: Blob; plan: string }) => api.applyAttendanceImport({ plan }, { file }))

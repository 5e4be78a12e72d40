import type { InputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'

export type ReportQuery = InputOf<Operations['readAttendanceReport']>
export type ClassReportQuery = InputOf<Operations['readClassReport']>

export const useAttendanceReport = (query: ReportQuery) =>
  useQuery({
    queryKey: ['reports', 'attendance', query] as const,
    queryFn: ({ signal }) => api.readAttendanceReport(query, { signal }),
    // Rows of another kind would stand under the wrong heads.
    placeholderData: (before, asked) => (asked?.queryKey[2].by === query.by ? before : undefined),
  })

export const useClassReport = (query: ClassReportQuery) =>
  useQuery({
    queryKey: ['reports', 'class', query],
    queryFn: ({ signal }) => api.readClassReport(query, { signal }),
    placeholderData: keepPreviousData,
  })

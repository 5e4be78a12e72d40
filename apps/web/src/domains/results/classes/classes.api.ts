import type { InputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'

export const useClassList = (query: InputOf<Operations['listClasses']>) =>
  useQuery({
    queryKey: ['structure', 'classes', 'results', query],
    queryFn: ({ signal }) => api.listClasses(query, { signal }),
    placeholderData: keepPreviousData,
  })

/** Begins with its topic only: a result hangs on every sheet of the class. */
export const useClassResults = (classId: string) =>
  useQuery({
    queryKey: ['results', 'class', classId],
    queryFn: ({ signal }) => api.listClassResults({ classId }, { signal }),
    retry: false,
  })

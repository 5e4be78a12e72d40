import type { InputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'

export const useStudentList = (query: InputOf<Operations['listPeople']>) =>
  useQuery({
    queryKey: ['people', 'results', query],
    queryFn: ({ signal }) => api.listPeople(query, { signal }),
    placeholderData: keepPreviousData,
  })

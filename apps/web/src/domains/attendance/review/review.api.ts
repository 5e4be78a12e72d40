import type { InputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'

type Input<K extends keyof Operations> = InputOf<Operations[K]>

export const useDisputes = (query: Input<'listDisputes'>) =>
  useQuery({
    queryKey: ['attendance-review', 'disputes', query],
    queryFn: ({ signal }) => api.listDisputes(query, { signal }),
    placeholderData: keepPreviousData,
  })

export const useFindings = (query: Input<'listFindings'>) =>
  useQuery({
    queryKey: ['attendance-review', 'findings', query],
    queryFn: ({ signal }) => api.listFindings(query, { signal }),
    placeholderData: keepPreviousData,
  })

/** Refused or not, lists and registers are read anew: a refusal means that they were out of date. */
function useChange<I, O>(mutationFn: (input: I) => Promise<O>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => {
      for (const queryKey of [['attendance-review'], ['register']]) client.invalidateQueries({ queryKey })
    },
  })
}

export const useAcceptDispute = () => useChange((input: Input<'acceptDispute'>) => api.acceptDispute(input))

export const useDeclineDispute = () =>
  useChange((input: Input<'declineDispute'>) => api.declineDispute(input))

export const useSettleFinding = () => useChange((input: Input<'settleFinding'>) => api.settleFinding(input))

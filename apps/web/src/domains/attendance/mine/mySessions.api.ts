import type { InputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { asRequest } from '#lib/requestSent.ts'
import type { MySessionsQuery } from './mySessionsQuery.ts'

type Input<K extends keyof Operations> = InputOf<Operations[K]>

export const useMySessions = (query: MySessionsQuery) =>
  useQuery({
    queryKey: ['sessions', 'mine', query],
    queryFn: ({ signal }) => api.listMySessions(query, { signal }),
    placeholderData: keepPreviousData,
  })

/** Refused or not, my sessions are read anew: a refusal means that they were out of date. */
function useChange<I, O>(mutationFn: (input: I) => Promise<O>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: ['sessions'] }),
  })
}

export const useGiveAbsenceNotice = () =>
  useChange((input: Input<'giveAbsenceNotice'>) => api.giveAbsenceNotice(input))

export const useWithdrawAbsenceNotice = () =>
  useChange((sessionId: string) => api.withdrawAbsenceNotice({ sessionId }))

export const useOpenDispute = () =>
  useChange((input: Input<'openDispute'>) => asRequest(api.openDispute(input)))

export const useWithdrawDispute = () => useChange((disputeId: string) => api.withdrawDispute({ disputeId }))

import type { InputOf, OutputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'

type Input<K extends keyof Operations> = InputOf<Operations[K]>
type Waiting = OutputOf<Operations['listWaitingClaims']>

/** A student's offline scans, those that wait included. */
export const useMyClaims = () =>
  useQuery({
    queryKey: ['sessions', 'offline-claims'],
    queryFn: ({ signal }) => api.listMyClaims({}, { signal }),
  })

/** Sessions with offline scans that wait for the caller's decision. */
export const useWaitingCounts = () =>
  useQuery({
    queryKey: ['register', 'offline-claims'],
    queryFn: ({ signal }) => api.countWaitingClaims({}, { signal }),
  })

const waitingKey = (sessionId: string) => ['register', sessionId, 'offline-claims'] as const

export const useWaitingClaims = (sessionId: string) =>
  useQuery({
    queryKey: waitingKey(sessionId),
    queryFn: ({ signal }) => api.listWaitingClaims({ sessionId }, { signal }),
  })

/** A decision answers with those that still wait; a refused one means that they are others than shown. */
function useDecision<T extends { sessionId: string }>(decide: (input: T) => Promise<Waiting>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: decide,
    onSuccess: async (waiting, { sessionId }) => {
      await client.cancelQueries({ queryKey: waitingKey(sessionId) })
      client.setQueryData(waitingKey(sessionId), waiting)
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['register'] }),
  })
}

export const useAcceptClaim = () => useDecision((input: Input<'acceptClaim'>) => api.acceptClaim(input))

export const useDeclineClaim = () => useDecision((input: Input<'declineClaim'>) => api.declineClaim(input))

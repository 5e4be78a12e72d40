import type { InputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { sessionKey } from '#lib/session.ts'

type Input<K extends keyof Operations> = InputOf<Operations[K]>

/** For acts that sign somebody in: whoever was signed in before is forgotten. */
function useSigningIn<T>(mutationFn: (input: T) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSuccess: () => client.removeQueries({ queryKey: sessionKey }) })
}

export const useSetup = () =>
  useQuery({ queryKey: ['setup'], queryFn: ({ signal }) => api.readSetup({}, { signal }) })

export const useCompleteSetup = () =>
  useSigningIn((input: Input<'completeSetup'>) => api.completeSetup(input))

/** Without a token nothing is asked. */
export const useInvitation = (token: string | undefined) =>
  useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => api.readInvitation({ token: token ?? '' }, { signal }),
    enabled: token !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const useAcceptInvitation = () =>
  useSigningIn((input: Input<'acceptInvitation'>) => api.acceptInvitation(input))

export const useRequestPasswordReset = () =>
  useMutation({ mutationFn: (input: Input<'requestPasswordReset'>) => api.requestPasswordReset(input) })

/** Without a token nothing is asked. */
export const usePasswordReset = (token: string | undefined) =>
  useQuery({
    queryKey: ['password-reset', token],
    queryFn: ({ signal }) => api.readPasswordReset({ token: token ?? '' }, { signal }),
    enabled: token !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const useCompletePasswordReset = () =>
  useMutation({ mutationFn: (input: Input<'completePasswordReset'>) => api.completePasswordReset(input) })

import type { SecondFactorState } from '@campanile/contract/accounts/second-factor.ts'
import type { InputOf, OutputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { sessionKey } from '#lib/session.ts'

type Input<K extends keyof Operations> = InputOf<Operations[K]>

const passwordKey = ['my-security', 'password'] as const
const secondFactorKey = ['my-security', 'second-factor'] as const

export const useMyPassword = () =>
  useQuery({ queryKey: passwordKey, queryFn: ({ signal }) => api.readMyPassword({}, { signal }) })

/** Acts answer with the password's state as it is now. */
function usePasswordAct<T>(mutationFn: (input: T) => Promise<OutputOf<Operations['readMyPassword']>>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSuccess: (state) => client.setQueryData(passwordKey, state) })
}

export const useChangePassword = () =>
  usePasswordAct((input: Input<'changePassword'>) => api.changePassword(input))

export const useSendPasswordLink = () => usePasswordAct(() => api.sendPasswordLink({}))

export const useSecondFactor = () =>
  useQuery({ queryKey: secondFactorKey, queryFn: ({ signal }) => api.readSecondFactor({}, { signal }) })

export const useStartSecondFactor = () => useMutation({ mutationFn: () => api.startSecondFactor({}) })

/** Acts answer with the second factor's state, with fresh recovery codes or alone. */
function useSecondFactorAct<I, O>(
  mutationFn: (input: I) => Promise<O>,
  stateIn: (output: O) => SecondFactorState,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: async (output) => {
      await client.cancelQueries({ queryKey: secondFactorKey })
      client.setQueryData(secondFactorKey, stateIn(output))
    },
  })
}

export const useConfirmSecondFactor = () =>
  useSecondFactorAct(
    (code: string) => api.confirmSecondFactor({ code }),
    ({ state }) => state,
  )

export const useRenewRecoveryCodes = () =>
  useSecondFactorAct(
    (code: string) => api.renewRecoveryCodes({ code }),
    ({ state }) => state,
  )

export const useDisableSecondFactor = () =>
  useSecondFactorAct(
    (input: Input<'disableSecondFactor'>) => api.disableSecondFactor(input),
    (state) => state,
  )

/** Asks anew who is signed in, and so whether something is still asked of them. */
export function useReadSessionAnew() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: sessionKey })
}

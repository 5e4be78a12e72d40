import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from './api.ts'
import { answerWithPasskey, knowsPasskeys } from './passkey.ts'

/** Proves anew that it is oneself, by the password; good for the acts right after it. */
export const useConfirmPassword = () =>
  useMutation({ mutationFn: (password: string) => api.confirmPassword({ password }) })

/** The same by a passkey. */
export const useConfirmWithPasskey = () =>
  useMutation({
    mutationFn: async () => {
      const asked = await api.startPasskeyConfirmation({})
      return api.confirmWithPasskey({ assertion: await answerWithPasskey(asked) })
    },
  })

/** Whether there is a passkey to prove it by. */
export const useHasPasskey = (): boolean =>
  useQuery({
    queryKey: ['passkeys'],
    queryFn: ({ signal }) => api.listPasskeys({}, { signal }),
    enabled: knowsPasskeys(),
    select: ({ items }) => items.length > 0,
  }).data ?? false

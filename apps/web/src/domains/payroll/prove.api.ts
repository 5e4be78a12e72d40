import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { answerWithPasskey, knowsPasskeys } from '#lib/passkey.ts'

/** Proves anew that it is oneself, by the password; good for the acts right after it. */
export const useProvePassword = () =>
  useMutation({ mutationFn: (password: string) => api.confirmPassword({ password }) })

export const useProvePasskey = () =>
  useMutation({
    mutationFn: async () => {
      const asked = await api.startPasskeyConfirmation({})
      return api.confirmWithPasskey({ assertion: await answerWithPasskey(asked) })
    },
  })

/** Whether there is a passkey to prove it by. */
export const useHasPasskey = () =>
  useQuery({
    queryKey: ['passkeys'],
    queryFn: ({ signal }) => api.listPasskeys({}, { signal }),
    enabled: knowsPasskeys(),
  }).data?.items.length

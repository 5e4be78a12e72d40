import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { answerWithPasskey, knowsPasskeys } from '#lib/passkey.ts'
import { useMyPassword, useSecondFactor } from '../security/security.api.ts'

const useHasPasskey = () =>
  useQuery({
    queryKey: ['passkeys'],
    queryFn: ({ signal }) => api.listPasskeys({}, { signal }),
    enabled: knowsPasskeys(),
    select: ({ items }) => items.length > 0,
  })

/** What the person has; where that can't be read, the password is asked for, which most people have. */
export function useConfirmationMeans() {
  const password = useMyPassword()
  const secondFactor = useSecondFactor()
  const passkey = useHasPasskey()
  const hasPasskey = passkey.data ?? false
  const hasPassword = password.data ? password.data.setAt !== null : true
  const first = hasPassword ? 'password' : secondFactor.data?.on ? 'code' : hasPasskey ? 'passkey' : 'none'
  return {
    first,
    hasPasskey,
    isPending: password.isLoading || secondFactor.isLoading || passkey.isLoading,
  } as const
}

export const useConfirmPassword = () =>
  useMutation({ mutationFn: (password: string) => api.confirmPassword({ password }) })

export const useConfirmCode = () =>
  useMutation({ mutationFn: (code: string) => api.confirmWithSecondFactor({ code }) })

export const useConfirmWithPasskey = () =>
  useMutation({
    mutationFn: async () => {
      const asked = await api.startPasskeyConfirmation({})
      return api.confirmWithPasskey({ assertion: await answerWithPasskey(asked) })
    },
  })

import type { MyPasskeys } from '@campanile/contract/accounts/passkeys.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { createPasskey } from '#lib/passkey.ts'

const passkeysKey = ['passkeys'] as const

export const useMyPasskeys = () =>
  useQuery({ queryKey: passkeysKey, queryFn: ({ signal }) => api.listPasskeys({}, { signal }) })

/** Acts answer with the list as it is now. */
function usePasskeysChange<T>(mutationFn: (input: T) => Promise<MyPasskeys>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: async (mine) => {
      await client.cancelQueries({ queryKey: passkeysKey })
      client.setQueryData(passkeysKey, mine)
    },
  })
}

export const useAddPasskey = () =>
  usePasskeysChange(async (name: string) => {
    const asked = await api.startPasskeyRegistration({})
    return api.registerPasskey({ name, attestation: await createPasskey(asked) })
  })

export const useRenamePasskey = () =>
  usePasskeysChange((input: { passkeyId: string; name: string }) => api.renamePasskey(input))

export const useRemovePasskey = () =>
  usePasskeysChange((passkeyId: string) => api.removePasskey({ passkeyId }))

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addressFor, api } from '#lib/api.ts'
import { settingsPath } from '#lib/settingsPath.ts'

const identitiesKey = ['my-security', 'identities'] as const

export const useMyIdentities = () =>
  useQuery({ queryKey: identitiesKey, queryFn: ({ signal }) => api.listMyIdentities({}, { signal }) })

export function useUnlinkIdentity() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (identityId: string) => api.unlinkMyIdentity({ identityId }),
    onSuccess: (mine) => client.setQueryData(identitiesKey, mine),
    // Refused: the list may be out of date.
    onError: () => client.invalidateQueries({ queryKey: identitiesKey }),
  })
}

/** To the provider and back; how it ended stands in the address then. */
export const linkAddress = addressFor('startGoogleSignIn', { link: 'yes', returnTo: settingsPath.security })

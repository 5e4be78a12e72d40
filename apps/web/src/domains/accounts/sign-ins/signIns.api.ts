import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'

const signInsKey = ['my-security', 'sign-ins'] as const

export const useSignIns = () =>
  useQuery({ queryKey: signInsKey, queryFn: ({ signal }) => api.listSignIns({}, { signal }) })

export function useEndSignIn() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (signInId: string) => api.endSignIn({ signInId }),
    onSuccess: (list) => client.setQueryData(signInsKey, list),
    // Refused: the list was out of date.
    onError: () => client.invalidateQueries({ queryKey: signInsKey }),
  })
}

export const useSignOutEverywhere = () => useMutation({ mutationFn: () => api.signOutEverywhere({}) })

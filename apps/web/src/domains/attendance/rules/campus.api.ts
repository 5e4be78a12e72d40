import type { InputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'

const settingsKey = ['settings'] as const

export const useSettings = () =>
  useQuery({ queryKey: settingsKey, queryFn: ({ signal }) => api.readSettings({}, { signal }), staleTime: 0 })

export type Settings = NonNullable<ReturnType<typeof useSettings>['data']>

/** What the rules of every class and the live screens show depends on it. */
export function useUpdateSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<Operations['updateSettings']>) => api.updateSettings(input),
    onSuccess: (settings) => {
      client.setQueryData(settingsKey, settings)
      return client.invalidateQueries({ queryKey: ['register'] })
    },
  })
}

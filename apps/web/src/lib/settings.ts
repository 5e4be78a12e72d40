import type { InputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './api.ts'

const settingsKey = ['settings'] as const

/** What admins have decided for the institution; read anew each time, as somebody else may have decided since. */
export const useSettings = () =>
  useQuery({ queryKey: settingsKey, queryFn: ({ signal }) => api.readSettings({}, { signal }), staleTime: 0 })

export type Settings = NonNullable<ReturnType<typeof useSettings>['data']>

/** The rules of every class and the live screens show what depends on it. */
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

export type SettingsUpdate = ReturnType<typeof useUpdateSettings>

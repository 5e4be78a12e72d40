import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import type { Input } from '../assignments.api.ts'

const settingsKey = ['settings'] as const

export const useSettings = () =>
  useQuery({ queryKey: settingsKey, queryFn: ({ signal }) => api.readSettings({}, { signal }), staleTime: 0 })

export type Settings = NonNullable<ReturnType<typeof useSettings>['data']>

export function useUpdateSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<'updateSettings'>) => api.updateSettings(input),
    onSuccess: (settings) => client.setQueryData(settingsKey, settings),
  })
}

import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { type Input, topic, useRequestChange } from '../mitigation.api.ts'

export const useMitigationRequests = (query: Input<'listMitigation'>) =>
  useQuery({
    queryKey: [topic, 'list', query],
    queryFn: ({ signal }) => api.listMitigation(query, { signal }),
    placeholderData: keepPreviousData,
  })

/** What approving with so many days would change; undefined days ask nothing. */
export const useMitigationPreview = (requestId: string, grantedExtension: number | undefined) =>
  useQuery({
    queryKey: [topic, requestId, 'effects', grantedExtension],
    queryFn: ({ signal }) =>
      api.previewMitigation({ requestId, grantedExtension: grantedExtension ?? 0 }, { signal }),
    enabled: grantedExtension !== undefined,
    placeholderData: keepPreviousData,
  })

export const useDecideMitigation = () =>
  useRequestChange((input: Input<'decideMitigation'>) => api.decideMitigation(input))

export const useReverseMitigation = () =>
  useRequestChange((input: Input<'reverseMitigation'>) => api.reverseMitigation(input))

export function useDeleteMitigation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ requestId, keepEffects }: { requestId: string; keepEffects: boolean }) =>
      api.deleteMitigation({ requestId, keepEffects: String(keepEffects) }),
    onSuccess: (_, { requestId }) => client.removeQueries({ queryKey: [topic, requestId] }),
    onSettled: () => client.invalidateQueries({ queryKey: [topic] }),
  })
}

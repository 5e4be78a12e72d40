import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import type { InputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { asRequest } from '#lib/requestSent.ts'
import { type Sending, startUploads } from '#lib/uploads.ts'

export type Input<K extends keyof Operations> = InputOf<Operations[K]>

/** Every key begins with the topic whose events refresh it. */
export const topic = 'mitigation'

export const useMitigation = (requestId: string) =>
  useQuery({
    queryKey: [topic, requestId],
    queryFn: ({ signal }) => api.readMitigation({ requestId }, { signal }),
  })

export const useMyMitigation = (query: Input<'listMyMitigation'>) =>
  useQuery({
    queryKey: [topic, 'mine', query],
    queryFn: ({ signal }) => api.listMyMitigation(query, { signal }),
    placeholderData: keepPreviousData,
  })

export const useMitigationSubjects = () =>
  useQuery({
    queryKey: ['mitigation-subjects'],
    queryFn: ({ signal }) => api.listMitigationSubjects({}, { signal }),
  })

/** A change that answers with the request as it is now. */
export function useRequestChange<I>(mutationFn: (input: I) => Promise<MitigationRequest>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (request) => client.setQueryData([topic, request.id], request),
    onSettled: () => client.invalidateQueries({ queryKey: [topic] }),
  })
}

export const useSubmitMitigation = () =>
  useRequestChange((input: Input<'submitMitigation'>) => asRequest(api.submitMitigation(input)))

export const useRemoveMitigationFile = () =>
  useRequestChange((input: Input<'removeMitigationFile'>) => api.removeMitigationFile(input))

interface SentFile extends Sending {
  requestId: string
  file: File
}

/** Sends files to a request of mine, one after the other; whether all of them arrived. */
export function useAttachMitigationFiles() {
  const { mutateAsync } = useRequestChange(({ requestId, file, ...sending }: SentFile) =>
    api.attachMitigationFile({ requestId, name: file.name }, { file, ...sending }),
  )
  return (requestId: string, files: readonly File[]) =>
    startUploads(requestId, files, (file, sending) => mutateAsync({ requestId, file, ...sending }))
}

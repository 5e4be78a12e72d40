import type { RetentionKind } from '@campanile/contract/retention/retention.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { sessionKey } from '#lib/session.ts'

const key = (...path: unknown[]) => ['settings', ...path]
const valuesKey = key('values')
const institutionKey = key('institution')

export type Settings = Awaited<ReturnType<typeof api.readSettings>>

/** The institution’s settings, read at every visit because another admin may have changed them. */
export const useSettings = () =>
  useQuery({
    queryKey: valuesKey,
    queryFn: ({ signal }) => api.readSettings({}, { signal }),
    staleTime: 0,
  })

/** Reads the settings now. A failure is thrown, and no earlier answer takes its place. */
export function useReadSettings() {
  const client = useQueryClient()
  return async () => {
    const settings = await api.readSettings({})
    client.setQueryData(valuesKey, settings)
    return settings
  }
}

/** The rules of every class, the live screens and the retention show what depends on it. */
export function useUpdateSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Settings) => api.updateSettings(input),
    onSuccess: (settings) => {
      client.setQueryData(valuesKey, settings)
      void client.invalidateQueries({ queryKey: key('retention') })
      void client.invalidateQueries({ queryKey: institutionKey })
      return client.invalidateQueries({ queryKey: ['register'] })
    },
  })
}

export const useInstitution = () =>
  useQuery({
    queryKey: institutionKey,
    queryFn: ({ signal }) => api.readInstitution({}, { signal }),
    staleTime: 0,
  })

/** Name and zone stand in the session's answer too: every time on every screen follows. */
export function useUpdateInstitution() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Parameters<typeof api.updateInstitution>[0]) => api.updateInstitution(input),
    onSuccess: (institution) => {
      client.setQueryData(institutionKey, institution)
      void client.invalidateQueries({ queryKey: valuesKey })
      return client.invalidateQueries({ queryKey: sessionKey })
    },
  })
}

export const useConnections = () =>
  useQuery({
    queryKey: key('connections'),
    queryFn: ({ signal }) => api.readConnections({}, { signal }),
  })

export const useSendTestMail = () => useMutation({ mutationFn: () => api.sendTestMail({}) })
export const useCheckStorage = () => useMutation({ mutationFn: () => api.checkStorage({}) })

export const useRetention = () =>
  useQuery({
    queryKey: key('retention'),
    queryFn: ({ signal }) => api.readRetention({}, { signal }),
    staleTime: 0,
  })

export const usePreviewRetention = () =>
  useMutation({
    mutationFn: (input: { kind: RetentionKind; days?: number }) => api.previewRetention(input),
  })

/** Milliseconds between two looks at the installation while somebody watches. */
const watching = 10_000
const statusKey = key('status')

export const useSystemStatus = () =>
  useQuery({
    queryKey: statusKey,
    queryFn: ({ signal }) => api.readSystemStatus({}, { signal }),
    refetchInterval: watching,
    staleTime: 0,
  })

export function useRetryFailedJobs() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.retryFailedJobs({}),
    onSuccess: () => client.invalidateQueries({ queryKey: statusKey }),
  })
}

export const useRunRetention = () => useMutation({ mutationFn: () => api.runRetention({}) })

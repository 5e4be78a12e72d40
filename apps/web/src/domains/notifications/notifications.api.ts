import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'

const key = ['notifications'] as const

export const useNotifications = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => api.listNotifications({}, { signal }) })

type Panel = Awaited<ReturnType<typeof api.listNotifications>>

/** Every change answers with the panel as it is now. */
function usePanelChange<T>(mutationFn: (input: T) => Promise<Panel>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSuccess: (panel) => client.setQueryData(key, panel) })
}

export const useMarkAllNotificationsRead = () => usePanelChange(() => api.markAllNotificationsRead({}))

export const useClearNotifications = () => usePanelChange(() => api.clearNotifications({}))

export const useRemoveNotification = () =>
  usePanelChange((notificationId: string) => api.removeNotification({ notificationId }))

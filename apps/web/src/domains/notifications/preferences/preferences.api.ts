import type {
  NotificationPreferences,
  notifications,
} from '@campanile/contract/notifications/notifications.ts'
import type { InputOf } from '@campanile/contract/operation.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'

const key = ['notifications', 'preferences'] as const

export const useNotificationPreferences = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => api.readNotificationPreferences({}, { signal }) })

type Change = InputOf<typeof notifications.updateNotificationPreferences>

const changed = (before: NotificationPreferences | undefined, { kind, channel, on }: Change) =>
  before && {
    ...before,
    kinds: before.kinds.map((row) => (row.kind === kind ? { ...row, [channel]: on } : row)),
  }

/** A tick shows at once; several are saved one after the other, and the last answer stays. */
export function useUpdatePreferences() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: key,
    scope: { id: 'notification-preferences' },
    mutationFn: (change: Change) => api.updateNotificationPreferences(change),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: key })
      client.setQueryData<NotificationPreferences>(key, (before) => changed(before, change))
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: key }) === 1) void client.invalidateQueries({ queryKey: key })
    },
  })
}

import type { NotificationPreferences } from '@campanile/contract/notifications/notifications.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type Input, readKey, writeRead } from '#lib/reads.ts'

type Change = Input<'updateNotificationPreferences'>

const key = readKey('readNotificationPreferences', {})

const changed = (before: NotificationPreferences | undefined, { kind, channel, on }: Change) =>
  before && {
    ...before,
    kinds: before.kinds.map((row) => (row.kind === kind ? { ...row, [channel]: on } : row)),
  }

/** A tick appears at once; several are saved one after another, and the last response is kept. */
export function useUpdatePreferences() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: key,
    scope: { id: 'notification-preferences' },
    mutationFn: (change: Change) => call('updateNotificationPreferences', change),
    onMutate: (change) =>
      writeRead(client, 'readNotificationPreferences', {}, (before) => changed(before, change)),
    onSettled: () => {
      if (client.isMutating({ mutationKey: key }) === 1) void client.invalidateQueries({ queryKey: key })
    },
  })
}

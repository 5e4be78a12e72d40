import type { Notification } from '@campanile/contract/notifications/notifications.ts'

/** A notification as a domain writes it, without the fields that the panel adds. */
export type Message = Pick<
  Notification,
  'kind' | 'type' | 'title' | 'message' | 'priority' | 'navigationPath'
>

import type { Notification } from '@campanile/contract/notifications/notifications.ts'

/** What a domain says to people: a notification without what the panel itself adds. */
export type Message = Pick<
  Notification,
  'kind' | 'type' | 'title' | 'message' | 'priority' | 'navigationPath'
>

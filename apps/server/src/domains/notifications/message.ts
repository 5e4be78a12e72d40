import type { Notification } from '@campanile/contract/notifications/notifications.ts'

/** A notification as a domain writes it, without the fields that the panel adds. */
export type Message = Pick<
  Notification,
  'kind' | 'type' | 'title' | 'message' | 'priority' | 'navigationPath'
> & {
  /** It goes by email even if its kind usually does not, unless the person has turned that off. */
  byEmail?: boolean
}

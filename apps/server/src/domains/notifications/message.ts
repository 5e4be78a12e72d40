import type { Notification } from '@campanile/contract/notifications/notifications.ts'

/** A notification in words, without the fields that the panel adds. */
export type Message = Pick<
  Notification,
  'kind' | 'type' | 'title' | 'message' | 'priority' | 'navigationPath'
> & {
  /** A person sends it by email, so it is emailed regardless of the preference for its kind. */
  byEmail?: boolean
  /** What an email says instead of the message, if it must leave something out, such as a mark. */
  mailMessage?: string
}

/** A notification as a domain writes it: called once for each language of the people who get it. */
export type LocalisedMessage = (locale: string) => Message

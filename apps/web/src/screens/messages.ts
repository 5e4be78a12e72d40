import { lazyScreen } from '#lib/lazyScreen.tsx'

// Messages to several people, for senders and readers.

export const ReceivedMessages = lazyScreen(
  () => import('#domains/notifications/group-messages/ReceivedMessagesScreen.tsx'),
  'ReceivedMessagesScreen',
)
export const SentMessages = lazyScreen(
  () => import('#domains/notifications/group-messages/SentMessagesScreen.tsx'),
  'SentMessagesScreen',
)
export const SentMessage = lazyScreen(
  () => import('#domains/notifications/group-messages/SentMessageScreen.tsx'),
  'SentMessageScreen',
)

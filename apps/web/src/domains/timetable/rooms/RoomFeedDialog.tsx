import { SubscribeDialog } from '../SubscribeDialog.tsx'
import type { FeedKind } from '../useFeed.ts'
import { m } from './messages.ts'

interface RoomFeedDialogProps {
  roomId: string
  onClose: () => void
}

/** The address of a room’s bookings, for calendar apps and displays at its door. */
export const RoomFeedDialog = ({ roomId, onClose }: RoomFeedDialogProps) => (
  <SubscribeDialog kind={feedOfRoom(roomId)} onClose={onClose} />
)

const feedOfRoom = (roomId: string): FeedKind => ({
  read: 'readRoomFeed',
  create: 'createRoomFeed',
  revoke: 'revokeRoomFeed',
  input: { roomId },
  words: {
    hint: () => m.feedHint(),
    effect: () => m.feedEffect(),
    wasRead: (times) => m.feedRead(times),
    wasNotRead: (times) => m.feedUnread(times),
    afterRevoking: () => m.feedRevoked(),
    notLoaded: () => m.weCouldntLoadTheCalendarAddress(),
  },
})

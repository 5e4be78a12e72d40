import { writeRead } from '#lib/reads.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { m } from './messages.ts'

interface FeedTimes {
  createdAt: string
  readAt: string
}

/** What is published by a secret address: the operations for it, and what the screens say about it. */
export interface FeedKind {
  read: 'readCalendarFeed' | 'readRoomFeed'
  create: 'createCalendarFeed' | 'createRoomFeed'
  revoke: 'revokeCalendarFeed' | 'revokeRoomFeed'
  input: Record<string, never> | { roomId: string }
  words: {
    hint: () => string
    /** What an address would do. */
    effect: () => string
    wasRead: (times: FeedTimes) => string
    wasNotRead: (times: Pick<FeedTimes, 'createdAt'>) => string
    /** What happens once the address is revoked. */
    afterRevoking: () => string
    notLoaded: () => string
  }
}

/** The person’s own schedule. */
export const ownFeed: FeedKind = {
  read: 'readCalendarFeed',
  create: 'createCalendarFeed',
  revoke: 'revokeCalendarFeed',
  input: {},
  words: {
    hint: () => m.yourScheduleInOtherCalendars(),
    effect: () => m.whatAnAddressDoes(),
    wasRead: (times) => m.addressRead(times),
    wasNotRead: (times) => m.addressUnread(times),
    afterRevoking: () => m.revokeConsequence(),
    notLoaded: () => m.weCouldntLoadYourCalendarAddress(),
  },
}

/** The secret address of a feed: its state, creating it, and a new one just created. */
export function useFeed(kind: FeedKind) {
  const { input } = kind
  // Calendars read the address at any time, which no event announces.
  const state = useRead(kind.read, input, { staleTime: 0 })
  const create = useAct(kind.create, {
    onAnswer: (client, { feed }) => writeRead(client, kind.read, input, () => ({ feed })),
  })
  const feed = state.data?.feed
  const made = create.data && feed?.createdAt === create.data.feed?.createdAt ? create.data : undefined
  return { kind, state, create, feed, made }
}

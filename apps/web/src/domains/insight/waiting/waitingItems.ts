import type { WaitingItem, WaitingQueue } from '@campanile/contract/insight/waiting.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { formatPlainDay } from '#lib/time.ts'
import { m } from './messages.ts'
import { waitingLabel } from './waitingPlaces.ts'

/** Names an item among those of all queues, also in the URL. */
export const waitingKey = ({ queue, id, withinId }: WaitingItem): string =>
  [queue, id, withinId].filter(Boolean).join('.')

/** The server's identification of an item. */
export const keyOf = ({ queue, id, withinId }: WaitingItem) => ({
  queue,
  itemId: id,
  ...(withinId && { withinId }),
})

type Place = (item: WaitingItem) => string

/** The page on which an item is decided that is not reviewed in a panel. */
const ownScreens = {
  'session-requests': () => '/app/classes/session-requests',
  'mark-sheets': ({ id }) => `/app/student-results/sheets/${id}`,
  mails: () => '/app/users/mail?state=unsent',
  'cover-requests': () => '/app/schedule/requests',
  registers: () => '/app/attendance',
  marking: ({ id }) => `/app/my-assignments/${id}`,
} as const satisfies Partial<Record<WaitingQueue, Place>>

type ScreenQueue = keyof typeof ownScreens

export const hasOwnScreen = (queue: WaitingQueue): queue is ScreenQueue => queue in ownScreens

/** The screen on which an item is decided. */
export const itemPath = (item: WaitingItem & { queue: ScreenQueue }): string =>
  (ownScreens[item.queue] as Place)(item)

/** The name of an item: the person, or else the subject. */
export const itemTitle = (item: WaitingItem): string => item.person?.name ?? item.about ?? waitingLabel(item)

/** The subject in one line. */
export const itemFacts = (item: WaitingItem) =>
  joinFacts(
    waitingLabel(item),
    item.person ? item.about : null,
    item.day !== null && formatPlainDay(item.day),
    item.submissions !== null && m.submissionsToMark({ count: item.submissions }),
  )

import type { LocalisedMessage } from '#domains/notifications/message.ts'
import type { FoundItem } from './waiting-items.repo.ts'
import { waitingKinds, waitingNotices } from './waiting-notices.messages.ts'

type Item = Pick<FoundItem, 'queue' | 'about' | 'personName'>

interface About {
  /** Who acted. */
  by: string
  items: readonly Item[]
}

const path = '/app/dashboard/waiting'

/** "Leave request · Ada Lovelace · Annual leave" */
const itemSubject = ({ queue, about, personName }: Item, locale: string): string =>
  [waitingKinds(locale)[queue], personName, about].filter(Boolean).join(' · ')

/** The item, or how many there are. */
function subjectOf(items: readonly Item[], locale: string): string {
  const [item] = items
  return item && items.length === 1
    ? itemSubject(item, locale)
    : waitingNotices(locale).severalItems({ count: items.length })
}

export const itemsDelegated =
  ({ by, items, reason }: About & { reason: string }): LocalisedMessage =>
  (locale) => {
    const m = waitingNotices(locale)
    return {
      kind: 'requests',
      type: 'info',
      title: m.itemsDelegated({ by, count: items.length }),
      message: m.withReason({ subject: subjectOf(items, locale), reason }),
      priority: 'high',
      navigationPath: `${path}?delegated=to-me`,
    }
  }

export const delegationEnded =
  ({ by, items }: About): LocalisedMessage =>
  (locale) => ({
    kind: 'requests',
    type: 'info',
    title: waitingNotices(locale).delegationEnded({ by, count: items.length }),
    message: subjectOf(items, locale),
    priority: 'medium',
    navigationPath: path,
  })

export const noteAdded =
  ({ by, item, text }: { by: string; item: Item; text: string }): LocalisedMessage =>
  (locale) => ({
    kind: 'requests',
    type: 'info',
    title: waitingNotices(locale).noteAdded({ by, subject: itemSubject(item, locale) }),
    message: text,
    priority: 'medium',
    navigationPath: path,
  })

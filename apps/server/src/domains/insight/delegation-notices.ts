import type { WaitingQueue } from '@campanile/contract/insight/waiting.ts'
import type { LocalisedMessage } from '#domains/notifications/message.ts'
import { waitingKinds, waitingNotices } from './waiting-notices.messages.ts'

interface About {
  /** Who acted. */
  by: string
  queue: WaitingQueue
  item: { about: string | null; personName: string | null }
}

const path = '/app/dashboard/waiting'

/** "Leave request · Ada Lovelace · Annual leave" */
const itemSubject = ({ queue, item }: About, locale: string): string =>
  [waitingKinds(locale)[queue], item.personName, item.about].filter(Boolean).join(' · ')

export const itemDelegated =
  (about: About & { reason: string }): LocalisedMessage =>
  (locale) => {
    const m = waitingNotices(locale)
    return {
      kind: 'requests',
      type: 'info',
      title: m.itemDelegated({ by: about.by }),
      message: m.withReason({ subject: itemSubject(about, locale), reason: about.reason }),
      priority: 'high',
      navigationPath: `${path}?delegated=to-me`,
    }
  }

export const delegationEnded =
  (about: About): LocalisedMessage =>
  (locale) => {
    const m = waitingNotices(locale)
    return {
      kind: 'requests',
      type: 'info',
      title: m.delegationEnded({ by: about.by }),
      message: itemSubject(about, locale),
      priority: 'medium',
      navigationPath: path,
    }
  }

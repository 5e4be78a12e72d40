import type { WaitingQueue } from '@campanile/contract/insight/waiting.ts'
import type { MessageFor } from '#domains/notifications/message.ts'
import { waitingKinds, waitingNotices } from './waiting-notices.messages.ts'

interface About {
  /** Who acted. */
  by: string
  queue: WaitingQueue
  item: { about: string | null; personName: string | null }
}

const path = '/app/dashboard/waiting'

/** "Leave request · Ada Lovelace · Annual leave" */
const subjectOf = ({ queue, item }: About, locale: string): string =>
  [waitingKinds(locale)[queue], item.personName, item.about].filter(Boolean).join(' · ')

export const itemDelegated =
  (about: About & { reason: string }): MessageFor =>
  (locale) => {
    const m = waitingNotices(locale)
    return {
      kind: 'requests',
      type: 'info',
      title: m.itemDelegated({ by: about.by }),
      message: m.withReason({ subject: subjectOf(about, locale), reason: about.reason }),
      priority: 'high',
      navigationPath: `${path}?delegated=to-me`,
    }
  }

export const delegationEnded =
  (about: About): MessageFor =>
  (locale) => {
    const m = waitingNotices(locale)
    return {
      kind: 'requests',
      type: 'info',
      title: m.delegationEnded({ by: about.by }),
      message: subjectOf(about, locale),
      priority: 'medium',
      navigationPath: path,
    }
  }

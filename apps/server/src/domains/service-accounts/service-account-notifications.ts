import type { Transaction } from '#db/database.ts'
import type { LocalisedMessage } from '#domains/notifications/message.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import type { SignedIn } from '#http/context.ts'
import { dateText } from '#platform/date-words.ts'
import { serviceAccountNotices } from './notices.messages.ts'

type Words = (m: ReturnType<typeof serviceAccountNotices>, locale: string) => [title: string, message: string]

const warning =
  (words: Words): LocalisedMessage =>
  (locale) => {
    const [title, message] = words(serviceAccountNotices(locale), locale)
    return {
      kind: 'account',
      type: 'warning',
      title,
      message,
      priority: 'high',
      navigationPath: '/app/settings/integrations',
    }
  }

/** The actor and the account. */
interface Act {
  by: string
  name: string
}

export const accountCreated = (act: Act) => warning((m) => [m.created(), m.createdAdvice({ ...act })])
export const accountChanged = (act: Act) => warning((m) => [m.changed(), m.changedAdvice({ ...act })])
export const accountTakenOver = (act: Act) => warning((m) => [m.takenOver(), m.takenOverAdvice({ ...act })])
export const accountRemoved = (act: Act) => warning((m) => [m.removed(), m.removedAdvice({ ...act })])
export const tokenIssued = (act: Act) => warning((m) => [m.tokenIssued(), m.tokenIssuedAdvice({ ...act })])
export const tokenEnded = (act: Act & { start: string }) =>
  warning((m) => [m.tokenEnded(), m.tokenEndedAdvice({ ...act })])

interface Expiring {
  name: string
  start: string
  expiresAt: Date
}

export const tokenExpires = ({ name, start, expiresAt }: Expiring, timeZone: string) =>
  warning((m, locale) => [
    m.expires(),
    m.expiresAdvice({ name, start, day: dateText(expiresAt, timeZone, locale) }),
  ])

/** Notifies the responsible person of what another admin did. */
export async function notifyResponsible(
  { actor, clock }: SignedIn,
  tx: Transaction,
  responsibleId: string,
  message: LocalisedMessage,
): Promise<void> {
  if (responsibleId !== actor.id) await notify(tx, clock.now(), [responsibleId], message)
}

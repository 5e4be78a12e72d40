import { isFixed, type NotificationKind } from '@campanile/contract/notifications/notifications.ts'
import { letter } from '#mail/letter.ts'
import type { Mail } from '#mail/mailer.ts'
import { listWords } from '#platform/locale.ts'
import { notificationMailMessages } from './notification-mail.messages.ts'

interface Said {
  title: string
  message: string
  navigationPath: string | null
  kind: NotificationKind
  /** Emailed regardless of the recipient's settings, because its sender requested it. */
  byEmail: boolean
  /** Where replies go. Only messages that a person wrote can have one. */
  replyTo: string | null
}

interface Reader {
  email: string
  firstName: string
  institution: string
  locale: string
  /** Base address of the web pages. */
  origin: string
}

/** Path that opens the notification settings. */
const settingsPath = '/app/settings/notifications'

const paragraph = ({ message, navigationPath }: Said, origin: string) =>
  navigationPath ? `${message}\n\n${origin}${navigationPath}` : message

/** People who answer a message should know whether anyone reads that. */
function replyAddresses({ kind, replyTo }: Said, locale: string): string[] {
  if (kind !== 'messages') return []
  const m = notificationMailMessages(locale)
  return [replyTo ? m.repliesGoTo({ address: replyTo }) : m.repliesAreNotRead()]
}

/** Explains why the message was sent, and how to stop such messages. */
function reason(said: readonly Said[], { institution, origin, locale }: Reader): string {
  const m = notificationMailMessages(locale)
  if (said.every(({ byEmail }) => byEmail)) return m.sentByEmail({ institution })
  const kinds = [...new Set(said.map(({ kind }) => kind))]
  if (kinds.every((kind) => isFixed(kind, 'email'))) return m.alwaysEmailed({ institution })
  const words = listWords(
    kinds.map((kind) => m.kind({ kind })),
    locale,
  )
  return `${m.turnedOn({ kinds: words, institution })}\n\n${origin}${settingsPath}`
}

/** One notification, or several in one message. */
export function notificationMail(said: readonly Said[], reader: Reader): Mail {
  const { email, firstName, institution, origin, locale } = reader
  const [first] = said
  const isOne = said.length === 1 && first
  const subject = isOne
    ? first.title
    : notificationMailMessages(locale).newMessages({ count: said.length, institution })
  const paragraphs = isOne
    ? [paragraph(first, origin), ...replyAddresses(first, locale)]
    : said.map((it) => `${it.title}\n${paragraph(it, origin)}`)
  return {
    to: email,
    ...(isOne && first.replyTo && { replyTo: first.replyTo }),
    locale,
    subject,
    text: letter(firstName, [...paragraphs, `-- \n${reason(said, reader)}`], locale),
  }
}

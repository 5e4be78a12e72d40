import {
  isFixed,
  type NotificationKind,
  notificationKindWords,
} from '@campanile/contract/notifications/notifications.ts'
import type { Mail } from '#mail/mailer.ts'

interface Said {
  title: string
  message: string
  navigationPath: string | null
  kind: NotificationKind
  /** Sent by email whatever the reader's settings, because its sender asked for it. */
  byEmail: boolean
}

interface Reader {
  email: string
  firstName: string
  institution: string
  /** Base address of the web pages. */
  origin: string
}

/** Path that opens the notification settings. */
const settingsPath = '/app/settings/notifications'

const paragraph = ({ message, navigationPath }: Said, origin: string) =>
  navigationPath ? `${message}\n\n${origin}${navigationPath}` : message

/** Explains why the message was sent, and how to stop such messages. */
function reason(said: readonly Said[], { institution, origin }: Reader): string {
  if (said.every(({ byEmail }) => byEmail))
    return `You’re receiving this because a lecturer or admin of your class at ${institution} sent it by email.`
  const kinds = [...new Set(said.map(({ kind }) => kind))]
  if (kinds.every((kind) => isFixed(kind, 'email')))
    return `${institution} always emails you about the security of your account.`
  const words = kinds.map((kind) => `“${notificationKindWords[kind].label}”`).join(', ')
  return `You’re receiving this because email is on for ${words} at ${institution}. Turn it off here:\n\n${origin}${settingsPath}`
}

/** One notification, or several in one message. */
export function notificationMail(said: readonly Said[], reader: Reader): Mail {
  const [first] = said
  const subject =
    said.length === 1 && first ? first.title : `${said.length} new messages from ${reader.institution}`
  const body =
    said.length === 1 && first
      ? paragraph(first, reader.origin)
      : said.map((it) => `${it.title}\n${paragraph(it, reader.origin)}`).join('\n\n')
  return {
    to: reader.email,
    subject,
    text: `Hello ${reader.firstName},\n\n${body}\n\n-- \n${reason(said, reader)}\n`,
  }
}

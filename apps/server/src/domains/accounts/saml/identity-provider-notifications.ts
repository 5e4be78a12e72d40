import type { LocalisedMessage } from '#domains/notifications/message.ts'
import { identityProviderNotices } from './notices.messages.ts'

type Words = (m: ReturnType<typeof identityProviderNotices>) => [title: string, message: string]

const warning =
  (words: Words): LocalisedMessage =>
  (locale) => {
    const [title, message] = words(identityProviderNotices(locale))
    return {
      kind: 'account',
      type: 'warning',
      title,
      message,
      priority: 'high',
      navigationPath: '/app/settings/sign-in',
    }
  }

export const metadataFailed = (name: string) =>
  warning((m) => [m.metadataFailed({ name }), m.metadataFailedAdvice({ name })])

export const certificateExpires = (name: string, days: number) =>
  warning((m) => [m.certificateExpires({ name }), m.certificateExpiresAdvice({ name, days })])

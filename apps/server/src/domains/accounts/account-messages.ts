import type { LocalisedMessage } from '#domains/notifications/message.ts'
import { accountNotices } from './notices.messages.ts'

type Words = (m: ReturnType<typeof accountNotices>, locale: string) => [title: string, message: string]

const pageWarning =
  (navigationPath: string) =>
  (words: Words): LocalisedMessage =>
  (locale) => {
    const [title, message] = words(accountNotices(locale), locale)
    return { kind: 'account', type: 'warning', title, message, priority: 'high', navigationPath }
  }

const warning = pageWarning('/app/settings/security')
const passkeyWarning = pageWarning('/app/settings/passkeys')

export const passwordChanged = warning((m) => [m.passwordChanged(), m.passwordChangedAdvice()])

export const secondFactorTurnedOn = warning((m) => [m.secondFactorOn(), m.secondFactorOnAdvice()])

export const secondFactorTurnedOff = warning((m) => [m.secondFactorOff(), m.secondFactorOffAdvice()])

export const secondFactorReset = warning((m) => [m.secondFactorReset(), m.secondFactorResetAdvice()])

export const recoveryCodesRenewed = warning((m) => [m.recoveryCodesRenewed(), m.recoveryCodesRenewedAdvice()])

export const recoveryCodeUsed = (left: number) =>
  warning((m) => [m.recoveryCodeUsed(), m.recoveryCodeUsedAdvice({ left })])

export const identityLinked = (provider: string, email: string | undefined) =>
  warning((m) => [
    m.identityLinked({ provider }),
    email ? m.identityLinkedByEmailAdvice({ provider, email }) : m.identityLinkedAdvice({ provider }),
  ])

export const identityUnlinked = (provider: string) =>
  warning((m) => [m.identityUnlinked({ provider }), m.identityUnlinkedAdvice({ provider })])

export const sessionEnded = (deviceIn: (locale: string) => string, most: number) =>
  warning((m, locale) => [m.sessionEnded(), m.sessionEndedAdvice({ device: deviceIn(locale), most })])

export const passkeyAdded = (name: string) =>
  passkeyWarning((m) => [m.passkeyAdded(), m.passkeyAddedAdvice({ name })])

export const passkeyRemoved = (name: string) =>
  passkeyWarning((m) => [m.passkeyDeleted(), m.passkeyDeletedAdvice({ name })])

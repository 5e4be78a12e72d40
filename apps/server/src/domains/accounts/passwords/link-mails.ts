import { letter } from '#mail/letter.ts'
import type { Mail } from '#mail/mailer.ts'
import { linkMailMessages } from './link-mails.messages.ts'

interface LinkMail {
  email: string
  firstName: string
  link: string
  institution: string
  days: number
}

export function invitationMail(
  { email, firstName, link, institution, days }: LinkMail,
  locale: string,
): Mail {
  const m = linkMailMessages(locale)
  return {
    to: email,
    locale,
    subject: m.invitationSubject({ institution }),
    text: letter(firstName, [m.accountCreated({ institution }), link, m.linkLasts({ days })], locale),
  }
}

export function passwordResetMail(
  { email, firstName, link, institution, days }: LinkMail,
  locale: string,
): Mail {
  const m = linkMailMessages(locale)
  const advice = `${m.linkLasts({ days })} ${m.ignoreReset()}`
  return {
    to: email,
    locale,
    subject: m.resetSubject({ institution }),
    text: letter(firstName, [m.resetRequested({ institution }), link, advice], locale),
  }
}

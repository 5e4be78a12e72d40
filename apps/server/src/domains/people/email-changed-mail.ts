import { letter } from '#mail/letter.ts'
import type { Mail } from '#mail/mailer.ts'
import { fullMomentWords } from '#platform/date-words.ts'
import { type ActorName, actorParams } from './access-messages.ts'
import { accessNotices } from './notices.messages.ts'

interface FormerAddress {
  to: string
  firstName: string
  institution: string
  at: Date
  timeZone: string
  by: ActorName
}

/** Does not mention the new address: the mailbox may no longer belong to the person. */
export function emailChangedMail(of: FormerAddress, locale: string): Mail {
  const { to, firstName, institution, at, timeZone, by } = of
  const m = accessNotices(locale)
  const facts = { ...actorParams(by), institution, at: fullMomentWords(at, timeZone, locale) }
  return {
    to,
    locale,
    subject: m.emailChangedSubject({ institution }),
    text: letter(firstName, [m.emailChangedMail(facts), m.contactAdministratorAtOnce()], locale),
  }
}

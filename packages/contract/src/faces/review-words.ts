import { defaultLocale } from '../locale.ts'
import type { MyFace } from './faces.ts'
import { m } from './review-messages.ts'

// Free of zod: pages and notifications say the same.

/** The reason that says most comes first. */
function reviewReason(reasons: MyFace['reviewReasons'], locale: string): string {
  if (reasons.includes('resembles-another')) return m(locale).resemblesAnother()
  if (reasons.includes('uploaded')) return m(locale).uploaded()
  if (reasons.includes('first-registration')) return m(locale).firstRegistration()
  return m(locale).other()
}

/** Why a registration is in review, and what happens next. `again` means that an earlier face stays in use until then. */
export function reviewSentence(
  reasons: MyFace['reviewReasons'],
  again: boolean,
  locale = defaultLocale,
): string {
  const reason = reviewReason(reasons, locale)
  return again ? m(locale).again({ reason }) : m(locale).first({ reason })
}

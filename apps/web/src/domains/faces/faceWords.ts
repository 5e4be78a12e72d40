import type { MyFace } from '@campanile/contract/faces/faces.ts'
import { reviewSentence } from '@campanile/contract/faces/review-words.ts'
import type { Role } from '@campanile/contract/roles.ts'

/** Why the photo is in review, and what happens next. */
export const reviewOf = ({ status, reviewReasons }: Pick<MyFace, 'status' | 'reviewReasons'>) =>
  reviewSentence(reviewReasons, status === 'active')

/** What stays open to those who do not register a face. */
export const otherWaysSentence = (role: Role) =>
  role === 'student'
    ? 'Every other way of checking in that your class allows stays open to you, and your lecturer can always record your attendance.'
    : 'Every other way of checking in stays open to you.'

/** "What is kept: 128 numbers" as its lead and its rest. */
export function leadOf(paragraph: string): { lead: string | null; rest: string } {
  const [, lead, rest] = paragraph.match(/^([^.:]{1,30}:) (.+)$/s) ?? []
  return lead && rest ? { lead, rest } : { lead: null, rest: paragraph }
}

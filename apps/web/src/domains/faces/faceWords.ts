import type { MyFace } from '@campanile/contract/faces/faces.ts'
import { reviewSentence } from '@campanile/contract/faces/review-words.ts'
import type { Role } from '@campanile/contract/roles.ts'
import { m } from './messages.ts'

/** Why the photo is in review, and what happens next. */
export const reviewOf = ({ status, reviewReasons }: Pick<MyFace, 'status' | 'reviewReasons'>) =>
  reviewSentence(reviewReasons, status === 'active')

/** The alternatives for people without a registered face. */
export const otherWaysSentence = (role: Role) =>
  role === 'student' ? m.otherWaysForStudents() : m.otherWays()

/** "What is kept: 128 numbers" split into its lead and the rest. */
export function leadOf(paragraph: string): { lead: string | null; rest: string } {
  const [, lead, rest] = paragraph.match(/^([^.:]{1,30}:) (.+)$/s) ?? []
  return lead && rest ? { lead, rest } : { lead: null, rest: paragraph }
}

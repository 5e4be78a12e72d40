import type { MyFace } from '@campanile/contract/faces/faces.ts'
import type { Role } from '@campanile/contract/roles.ts'

/** What happens while an administrator has not looked at the photo. */
export const reviewSentence = ({ status }: Pick<MyFace, 'status'>) =>
  status === 'active'
    ? 'An administrator looks at your new photo first. Until then your earlier face counts.'
    : 'An administrator looks at your photo first. Until then check in without your face.'

/** What stays open to those who do not register a face. */
export const otherWaysSentence = (role: Role) =>
  role === 'student'
    ? 'Every other way of checking in that your class allows stays open to you, and your lecturer can always mark you.'
    : 'Every other way of checking in stays open to you.'

/** "What is kept: 128 numbers" as its lead and its rest. */
export function leadOf(paragraph: string): { lead: string | null; rest: string } {
  const [, lead, rest] = paragraph.match(/^([^.:]{1,30}:) (.+)$/s) ?? []
  return lead && rest ? { lead, rest } : { lead: null, rest: paragraph }
}

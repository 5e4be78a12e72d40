import type { MemberDates } from '@campanile/contract/people/membership.ts'
import { type Role, roleLabel } from '@campanile/contract/roles.ts'
import type { Message } from '#domains/notifications/message.ts'
import type { Mail } from '#mail/mailer.ts'
import { dateWords } from '#platform/date-words.ts'

const warning = (title: string, message: string, navigationPath: string | null): Message => ({
  kind: 'account',
  type: 'warning',
  title,
  message,
  priority: 'high',
  navigationPath,
})

const usersPath = '/app/users'
const namedAtMost = 3

/** Ada Lovelace, Grace Hopper and 4 others. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, namedAtMost)
  const others = names.length - shown.length
  if (others > 0) return `${shown.join(', ')} and ${others === 1 ? 'one other' : `${others} others`}`
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}` : String(shown[0])
}

interface NewAdmins {
  names: readonly string[]
  /** The admin who made them admins. */
  by: string
  at: string
  until: string
}

/** Sent to every admin, also the one whose session was used: it may have been someone else acting in it. */
export const newAdmins = ({ names, by, at, until }: NewAdmins): Message =>
  warning(
    names.length === 1 ? 'New admin' : `${names.length} new admins`,
    `${by} made ${listed(names)} ${names.length === 1 ? 'an admin' : 'admins'} on ${at}. Until ${until} they can’t change pay, bank details, access or security settings unless another admin vouches for them. If you didn’t expect this, disable the account and contact ${by}.`,
    usersPath,
  )

export const adminVouchedFor = (name: string, by: string): Message =>
  warning(
    'Admin vouched for',
    `${by} vouched for ${name}, who can now change pay, bank details, access and security settings. If you didn’t expect this, disable the account and contact ${by}.`,
    usersPath,
  )

export const adminRecovered = (name: string): Message =>
  warning(
    'Admin account recovered',
    `Someone with access to the server made a new password link for the admin ${name} and removed their second factor. If you didn’t expect this, disable the account and contact the people who run the server.`,
    usersPath,
  )

export const roleChanged = (role: Role, by: string): Message =>
  warning(
    'Role changed',
    `${by} changed your role to ${roleLabel(role, null)}. If you didn’t expect this, contact your administrator.`,
    null,
  )

export const emailChanged = (email: string, by: string): Message =>
  warning(
    'Email address changed',
    `${by} changed your email address to ${email}. If you didn’t expect this, contact your administrator.`,
    null,
  )

/** The end date decides how long a person can sign in, so its consequence is named. */
export function datesChanged(before: MemberDates, after: MemberDates, by: string): Message {
  const words = (day: string | null) => (day === null ? 'none' : dateWords(day))
  const changed = (what: string, from: string | null, to: string | null) =>
    from === to ? [] : [`your ${what} date from ${words(from)} to ${words(to)}`]
  const parts = [
    ...changed('start', before.startsOn, after.startsOn),
    ...changed('end', before.endsOn, after.endsOn),
  ]
  const ends = before.endsOn !== after.endsOn
  const consequence =
    ends && after.endsOn !== null ? ` You can sign in until the end of ${words(after.endsOn)}.` : ''
  return warning(
    ends ? 'End date changed' : 'Start date changed',
    `${by} changed ${parts.join(' and ')}.${consequence} If you didn’t expect this, contact your administrator.`,
    null,
  )
}

interface FormerAddress {
  to: string
  firstName: string
  institution: string
  at: string
  by: string
}

/** Does not mention the new address: the mailbox may no longer belong to the person. */
export const emailChangedMail = ({ to, firstName, institution, at, by }: FormerAddress): Mail => ({
  to,
  subject: `Your email address at ${institution} was changed`,
  text: `Hello ${firstName},

${by} changed the email address of your account at ${institution} on ${at}. From now on, messages and password links go to the new address.

If you didn't expect this, contact your administrator at once.
`,
})

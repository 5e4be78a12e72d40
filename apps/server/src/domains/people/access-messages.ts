import type { MemberDates } from '@campanile/contract/people/membership.ts'
import type { Role } from '@campanile/contract/roles.ts'
import type { LocalisedMessage } from '#domains/notifications/message.ts'
import { dateWords, fullMomentWords } from '#platform/date-words.ts'
import { listWords } from '#platform/locale.ts'
import { accessNotices } from './notices.messages.ts'

type Words = (m: ReturnType<typeof accessNotices>, locale: string) => [title: string, message: string]

const warning =
  (navigationPath: string | null, words: Words): LocalisedMessage =>
  (locale) => {
    const [title, message] = words(accessNotices(locale), locale)
    return { kind: 'account', type: 'warning', title, message, priority: 'high', navigationPath }
  }

const usersPath = '/app/users'
const profilePath = '/app/settings'
const namedAtMost = 3

/** The actor. Undefined: the system. */
export type ActorName = string | undefined

export const actorParams = (by: ActorName) => ({ isNamed: by ? 'yes' : 'no', by: by ?? '' })

/** Ada Lovelace, Grace Hopper and 4 others. */
function listed(names: readonly string[], locale: string): string {
  const count = names.length - namedAtMost
  const others = count > 0 ? [accessNotices(locale).otherPeople({ count })] : []
  return listWords([...names.slice(0, namedAtMost), ...others], locale)
}

interface NewAdmins {
  names: readonly string[]
  /** The admin who made them admins. */
  by: ActorName
  at: Date
  until: Date
  timeZone: string
}

/** Sent to every admin, also the one whose session was used: it may have been someone else acting in it. */
export const newAdmins = ({ names, by, at, until, timeZone }: NewAdmins) =>
  warning(usersPath, (m, locale) => [
    m.newAdmins({ count: names.length }),
    m.newAdminsAdvice({
      ...actorParams(by),
      names: listed(names, locale),
      count: names.length,
      at: fullMomentWords(at, timeZone, locale),
      until: fullMomentWords(until, timeZone, locale),
    }),
  ])

export const adminVouchedFor = (name: string, by: ActorName) =>
  warning(usersPath, (m) => [m.adminVouchedFor(), m.adminVouchedForAdvice({ ...actorParams(by), name })])

export const adminRecovered = (name: string) =>
  warning(usersPath, (m) => [m.adminRecovered(), m.adminRecoveredAdvice({ name })])

export const roleChanged = (role: Role, by: ActorName) =>
  warning(null, (m) => [m.roleChanged(), m.roleChangedAdvice({ ...actorParams(by), role })])

export const emailChanged = (email: string, by: ActorName) =>
  warning(null, (m) => [m.emailChanged(), m.emailChangedAdvice({ ...actorParams(by), email })])

const given = (value: string | null) => (value === null ? 'no' : 'yes')

export const phoneChanged = (phone: string | null, by: ActorName) =>
  warning(profilePath, (m) => [
    m.phoneChanged(),
    m.phoneChangedAdvice({ ...actorParams(by), hasPhone: given(phone), phone: phone ?? '' }),
  ])

export const departmentChanged = (before: string | null, after: string | null, by: ActorName) =>
  warning(null, (m) => [
    m.departmentChanged(),
    m.departmentChangedAdvice({
      ...actorParams(by),
      hadDepartment: given(before),
      before: before ?? '',
      hasDepartment: given(after),
      after: after ?? '',
    }),
  ])

/** The end date decides how long a person can sign in, so its consequence is named. */
export const datesChanged = (before: MemberDates, after: MemberDates, by: ActorName) =>
  warning(null, (m, locale) => {
    const ends = before.endsOn !== after.endsOn
    return [
      ends ? m.endDateChanged() : m.startDateChanged(),
      [
        datesSentence(before, after, by, locale),
        ends && after.endsOn !== null && m.youCanSignInUntil({ day: dateWords(after.endsOn, locale) }),
        m.contactAdministrator(),
      ]
        .filter(Boolean)
        .join(' '),
    ]
  })

function datesSentence(before: MemberDates, after: MemberDates, by: ActorName, locale: string): string {
  const m = accessNotices(locale)
  const start = {
    startBefore: dateWords(before.startsOn, locale),
    startAfter: dateWords(after.startsOn, locale),
  }
  if (before.endsOn === after.endsOn) return m.startDateChangedAdvice({ ...actorParams(by), ...start })
  const end = {
    hadEnd: before.endsOn ? 'yes' : 'no',
    endBefore: before.endsOn ? dateWords(before.endsOn, locale) : '',
    hasEnd: after.endsOn ? 'yes' : 'no',
    endAfter: after.endsOn ? dateWords(after.endsOn, locale) : '',
  }
  return before.startsOn === after.startsOn
    ? m.endDateChangedAdvice({ ...actorParams(by), ...end })
    : m.startAndEndDateChangedAdvice({ ...actorParams(by), ...start, ...end })
}

export const accountEnabled = (by: ActorName, reason: string | null) =>
  warning(null, (m) => [
    m.accountEnabled(),
    [m.accountEnabledAdvice(actorParams(by)), ...(reason ? [m.reasonGiven({ reason })] : [])].join(' '),
  ])

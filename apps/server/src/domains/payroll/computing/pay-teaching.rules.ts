import Big from 'big.js'
import { groupRows } from '#platform/grouped.ts'
import { sessionDiscrepancies } from './discrepancies.messages.ts'
import { lineMessages } from './lines.messages.ts'
import { findProfile } from './pay-basic.rules.ts'
import { amountText, countText, wholeMinor } from './pay-money.rules.ts'
import {
  type DraftLine,
  discrepancyKey,
  line,
  type MonthFacts,
  type PayDiscrepancy,
  type ProfileRule,
  type TeachingSession,
} from './pay-month.ts'

type SessionDiscrepancy = Exclude<keyof ReturnType<typeof sessionDiscrepancies>, 'cancelled-after-record'>

const recordedKinds: Record<TeachingSession['recordedBy'], SessionDiscrepancy | null> = {
  teacher: null,
  outsider: 'recorded-by-outsider',
  colleague: 'recorded-by-other',
  'nobody-of-several': 'recorded-by-nobody',
}

/** Why a session needs a decision before it is paid; null when it does not, or when it has not ended yet. */
export function findDiscrepancy(session: TeachingSession): SessionDiscrepancy | null {
  if (!session.over) return null
  if (session.status === 'cancelled') return 'cancelled'
  if (!session.recorded) return 'not-recorded'
  return recordedKinds[session.recordedBy]
}

/**
 * Sessions are paid when they have ended and were recorded, or when an admin decided so. The person who
 * recorded a session counts as its teacher, whether or not they are a lecturer of the class, unless an admin
 * decided otherwise.
 */
export function isPaid(session: TeachingSession, decisions: MonthFacts['decisions']): boolean {
  if (!session.over) return false
  const kind = findDiscrepancy(session)
  if (kind === null) return true
  const decision = decisions.get(discrepancyKey(kind, session.sessionId))
  return kind === 'recorded-by-outsider' ? decision !== 'do-not-pay' : decision === 'pay'
}

const isByTeaching = (profile: ProfileRule | undefined) => profile !== undefined && profile.basis !== 'month'

/** Sessions on days on which the person was paid by teaching. */
const countedSessions = (facts: MonthFacts) =>
  facts.sessions.filter((it) => isByTeaching(findProfile(facts, it.date)))

export const teachingDiscrepancies = (facts: MonthFacts): PayDiscrepancy[] =>
  countedSessions(facts).flatMap((it) => {
    const kind = findDiscrepancy(it)
    if (!kind) return []
    const words = sessionDiscrepancies(facts.locale)
    const about = words[kind === 'cancelled' && it.recorded ? 'cancelled-after-record' : kind]
    return [{ kind, subject: it.sessionId, sessionId: it.sessionId, on: it.date, about }]
  })

/** Hours taught, unrounded. */
export const teachingHours = (sessions: readonly TeachingSession[]): Big =>
  new Big(sessions.reduce((sum, it) => sum + it.minutes, 0)).div(60)

export const paidSessions = (facts: MonthFacts): TeachingSession[] =>
  countedSessions(facts).filter((it) => isPaid(it, facts.decisions))

/** One line per class: its taught hours or sessions times the profile's rate. */
export function teachingLines(facts: MonthFacts, profile: ProfileRule, digits: number): DraftLine[] {
  const own = paidSessions(facts).filter((it) => findProfile(facts, it.date)!.id === profile.id)
  const byClass = groupRows(
    own.toSorted((a, b) => a.courseCode.localeCompare(b.courseCode) || a.classId.localeCompare(b.classId)),
    (it) => it.classId,
  )
  const { locale } = facts
  const m = lineMessages(locale)
  const rate = amountText(profile.amount, digits, locale)
  return [...byClass.values()].map((sessions) => {
    const { classId, courseCode, courseTitle } = sessions[0]!
    const hours = teachingHours(sessions)
    const count = profile.basis === 'hour' ? hours : new Big(sessions.length)
    return line({
      kind: 'teaching',
      key: `teaching ${classId}`,
      label: `${courseCode} ${courseTitle}`,
      detail:
        profile.basis === 'hour'
          ? m.taughtHours({ hours: Number(countText(hours)), rate })
          : m.taughtSessions({ sessions: sessions.length, rate }),
      amount: wholeMinor(count.times(profile.amount)),
      events: sessions
        .toSorted((a, b) => a.date.localeCompare(b.date) || a.sessionId.localeCompare(b.sessionId))
        .map((it) => ({
          kind: 'session',
          on: it.date,
          sessionId: it.sessionId,
          leaveRequestId: null,
          minutes: it.minutes,
          status: null,
          days: null,
          checkInAt: it.recordedAt,
        })),
    })
  })
}

/** Leave of a person paid by teaching adds no pay; the line only explains the missing hours. */
export function teachingLeaveLines(facts: MonthFacts): DraftLine[] {
  const days = facts.leave.filter((it) => isByTeaching(findProfile(facts, it.date)))
  const requests = groupRows(
    days.toSorted((a, b) => a.date.localeCompare(b.date) || a.requestId.localeCompare(b.requestId)),
    (it) => it.requestId,
  )
  const m = lineMessages(facts.locale)
  return [...requests.entries()].map(([requestId, taken]) => {
    const count = taken.reduce((sum, it) => sum.plus(new Big(it.minutes).div(it.dayMinutes)), new Big(0))
    const text = countText(count)
    return line({
      kind: 'leave',
      key: `leave ${requestId}`,
      label: taken[0]!.leaveType,
      detail: m.leaveDays({ days: Number(text) }),
      amount: 0,
      events: [
        {
          kind: 'leave',
          on: taken[0]!.date,
          sessionId: null,
          leaveRequestId: requestId,
          minutes: null,
          status: null,
          days: text,
          checkInAt: null,
        },
      ],
    })
  })
}

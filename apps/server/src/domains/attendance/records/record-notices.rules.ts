import type { AttendanceStatus } from '@campanile/contract/attendance/attendance-words.ts'
import type { Message } from '#domains/notifications/message.ts'
import { reasonWords } from '#domains/notifications/reason-words.ts'
import { localDay } from '#platform/clock.ts'
import { dayWords, momentWords } from '#platform/date-words.ts'
import { disputableUntil, isDisputable } from '../disputes/disputes.rules.ts'
import { attendanceNotices } from '../notices.messages.ts'

/** A student's record before and after a change; null: none. */
export interface RecordChange {
  before: AttendanceStatus | null
  after: AttendanceStatus | null
}

interface NoticeFacts extends RecordChange {
  session: {
    id: string
    courseTitle: string
    status: 'scheduled' | 'held' | 'cancelled' | 'moved'
    startsAt: Date
    endsAt: Date
  }
  /** The person who made the change; null: closing check-in. */
  by: string | null
  reason: string | null
  now: Date
  timeZone: string
  disputeDays: number
}

const noticeTitle = ({ before, after }: RecordChange, locale: string): string => {
  const m = attendanceNotices(locale)
  if (!after) return m.recordRemoved()
  return before ? m.recordChanged() : m.recordedAs({ status: after })
}

function noticeSentence({ before, after, by: name, session, timeZone }: NoticeFacts, locale: string): string {
  const m = attendanceNotices(locale)
  const of = { course: session.courseTitle, moment: momentWords(session.startsAt, timeZone, locale) }
  if (before && after)
    return name ? m.changedBy({ ...of, before, after, name }) : m.changed({ ...of, before, after })
  if (before) return name ? m.removedBy({ ...of, before, name }) : m.removed({ ...of, before })
  return name && after ? m.recordedBy({ ...of, status: after, name }) : m.closedWithoutCheckIn(of)
}

/** Leads a student to their own record of a session, which they can dispute there. */
export const ownSessionPath = (sessionId: string) => `/app/attendance?session=${sessionId}`

const noticeType = ({ after }: RecordChange): Message['type'] => {
  if (after === 'absent') return 'warning'
  return after ? 'success' : 'info'
}

/**
 * A student's notification of a change of their record: what, from, to, who, why, and the deadline for
 * disputing it.
 */
export function changeNotice(facts: NoticeFacts, locale: string): Message {
  const { session, after, reason, now, timeZone, disputeDays } = facts
  const until = disputableUntil(session.endsAt, disputeDays)
  const canDispute =
    isDisputable({ sessionStatus: session.status, mark: after, refused: false }) && now <= until
  const sentences = [
    noticeSentence(facts, locale),
    reason && reasonWords(reason, locale),
    canDispute &&
      attendanceNotices(locale).disputableUntil({ day: dayWords(localDay(timeZone, until).date, locale) }),
  ]
  return {
    kind: 'attendance',
    type: noticeType(facts),
    title: noticeTitle(facts, locale),
    message: sentences.filter(Boolean).join(' '),
    priority: after === 'absent' ? 'high' : 'medium',
    navigationPath: ownSessionPath(session.id),
  }
}

import type { AttendanceStatus } from '@campanile/contract/attendance/attendance-words.ts'
import type { Message } from '#domains/notifications/message.ts'
import { dayIn } from '#platform/clock.ts'
import { dayWords, momentWords } from '#platform/date-words.ts'
import { disputableUntil, isDisputable } from '../disputes/disputes.rules.ts'

/** A student's record before and after a change; null: none. */
export interface RecordChange {
  before: AttendanceStatus | null
  after: AttendanceStatus | null
}

interface NoticeFacts extends RecordChange {
  session: {
    classId: string
    courseTitle: string
    status: 'scheduled' | 'held' | 'cancelled' | 'moved'
    startsAt: Date
    endsAt: Date
  }
  /** Who made the change; null: closing check-in. */
  by: string | null
  reason: string | null
  now: Date
  timeZone: string
  disputeDays: number
}

const resultTitles: Record<AttendanceStatus, string> = {
  present: 'You were recorded as present',
  late: 'You were recorded as late',
  absent: 'You were recorded as absent',
  excused: 'You were excused',
}

const titleOf = ({ before, after }: RecordChange): string => {
  if (!after) return 'Your attendance record was removed'
  return before ? 'Your attendance record was changed' : resultTitles[after]
}

function sentenceOf({ before, after, by }: NoticeFacts): string {
  const who = by ? ` by ${by}` : ''
  if (!before) return by ? `recorded as ${after}${who}` : 'check-in closed and you hadn’t checked in'
  return after ? `changed from ${before} to ${after}${who}` : `${before} removed${who}`
}

const typeOf = ({ after }: RecordChange): Message['type'] => {
  if (after === 'absent') return 'warning'
  return after ? 'success' : 'info'
}

/** What a student reads about a change of their record: what, from, to, who, why, and until when to dispute it. */
export function changeNotice(facts: NoticeFacts): Message {
  const { session, after, reason, now, timeZone, disputeDays } = facts
  const until = disputableUntil(session.endsAt, disputeDays)
  const canDispute =
    isDisputable({ sessionStatus: session.status, mark: after, refused: false }) && now <= until
  const sentences = [
    `${session.courseTitle}, ${momentWords(session.startsAt, timeZone)}: ${sentenceOf(facts)}.`,
    reason && `Reason: ${reason}.`.replace(/([.!?])\.$/, '$1'),
    canDispute && `You can dispute this until ${dayWords(dayIn(timeZone, until).date)}.`,
  ]
  return {
    kind: 'attendance',
    type: typeOf(facts),
    title: titleOf(facts),
    message: sentences.filter(Boolean).join(' '),
    priority: after === 'absent' ? 'high' : 'medium',
    navigationPath: `/app/attendance?class=${session.classId}`,
  }
}

import type { DiscrepancyDecision, DiscrepancyKind } from '@campanile/contract/payroll/pay-discrepancies.ts'
import type { PayBasis, PayLineKind } from '@campanile/contract/payroll/pay-values.ts'
import type { EmploymentType } from '@campanile/contract/roles.ts'

/** The part of a pay profile that the computation needs; money in minor units. */
export interface ProfileRule {
  id: string
  employmentType: EmploymentType
  basis: PayBasis
  amount: number
  firstDay: string
  lastDay: string | null
  items: readonly { payItemId: string; amount: number | null }[]
}

/** A working day, or part of one, on which a person was absent without leave. */
export interface Absence {
  date: string
  status: 'absent' | 'half-day'
}

/** Approved leave on one day. */
export interface LeaveDay {
  requestId: string
  date: string
  minutes: number
  dayMinutes: number
  leaveType: string
  paid: boolean
}

/** A session of a person who is paid by teaching. */
export interface TeachingSession {
  sessionId: string
  classId: string
  courseCode: string
  courseTitle: string
  /** In the institution's time zone. */
  date: string
  minutes: number
  status: 'scheduled' | 'held' | 'cancelled' | 'moved'
  /** The session has ended. */
  over: boolean
  /** Check-in was opened, or the register was taken. */
  recorded: boolean
  recordedAt: string | null
  /**
   * Who recorded it, relative to this person: `teacher`: they did, or somebody did for the only lecturer or
   * substitute; `outsider`: they did, but were not a lecturer of the class at that time; `colleague`: another
   * lecturer; `nobody-of-several`: none of the several lecturers that the class had then.
   */
  recordedBy: 'teacher' | 'outsider' | 'colleague' | 'nobody-of-several'
}

/** The input for computing one person's pay for a month. */
export interface MonthFacts {
  month: string
  /** The language of the lines and discrepancies: the institution's. */
  locale: string
  firstDay: string
  lastDay: string
  workingDays: readonly string[]
  /** Profiles that overlap the month. */
  profiles: readonly ProfileRule[]
  /** First day with the institution. */
  joinedOn: string
  /** Last day with the institution. */
  leftOn: string | null
  absences: readonly Absence[]
  leave: readonly LeaveDay[]
  sessions: readonly TeachingSession[]
  /** Decisions about discrepancies, by `discrepancyKey`. */
  decisions: ReadonlyMap<string, DiscrepancyDecision>
}

export interface LineEvent {
  kind: 'session' | 'staff-day' | 'leave'
  on: string
  sessionId: string | null
  leaveRequestId: string | null
  minutes: number | null
  status: string | null
  days: string | null
  checkInAt: string | null
}

/** A payslip line before it is stored. Lines with the same key pay for the same thing. */
export interface DraftLine {
  kind: PayLineKind
  key: string
  label: string
  detail: string | null
  /** Signed minor units that the line adds to the net pay. */
  amount: number
  payItemId: string | null
  ofMonth: string | null
  adjusts: PayLineKind | null
  events: readonly LineEvent[]
}

/** A discrepancy to review before the run is approved. */
export interface PayDiscrepancy {
  kind: DiscrepancyKind
  subject: string
  sessionId: string | null
  on: string | null
  about: string
}

/** The subject of an earlier month's discrepancy, in the run that adjusts that month. */
export const subjectOfMonth = (month: string, subject: string): string => `${month} ${subject}`

export const discrepancyKey = (kind: DiscrepancyKind, subject: string): string => `${kind} ${subject}`

/** One person's pay for a month, before adjustments of other months. */
export interface MonthPay {
  lines: DraftLine[]
  discrepancies: PayDiscrepancy[]
  /** Keys of lines that cannot be computed, or that may depend on one that cannot. */
  unknown: ReadonlySet<string> | 'all'
  /** The last profile that applies in the month. */
  profile: ProfileRule | null
}

export const line = (
  it: Pick<DraftLine, 'kind' | 'key' | 'label' | 'amount'> & Partial<DraftLine>,
): DraftLine => ({
  detail: null,
  payItemId: null,
  ofMonth: null,
  adjusts: null,
  events: [],
  ...it,
})

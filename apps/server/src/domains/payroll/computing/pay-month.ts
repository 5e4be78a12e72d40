import type { DiscrepancyDecision, DiscrepancyKind } from '@campanile/contract/payroll/pay-discrepancies.ts'
import type { PayBasis, PayLineKind } from '@campanile/contract/payroll/pay-values.ts'
import type { EmploymentType } from '@campanile/contract/roles.ts'

/** A pay profile as computing needs it; money in minor units. */
export interface ProfileRule {
  id: string
  employmentType: EmploymentType
  basis: PayBasis
  amount: number
  firstDay: string
  lastDay: string | null
  items: readonly { payItemId: string; amount: number | null }[]
}

/** A working day that somebody was not there for, in whole or in part, without leave. */
export interface Absence {
  date: string
  status: 'absent' | 'half-day'
}

/** Approved leave of one day. */
export interface LeaveDay {
  requestId: string
  date: string
  minutes: number
  dayMinutes: number
  leaveType: string
  paid: boolean
}

/** A session of somebody who is paid by teaching. */
export interface TeachingSession {
  sessionId: string
  classId: string
  courseCode: string
  courseTitle: string
  /** On the institution's clock. */
  date: string
  minutes: number
  status: 'scheduled' | 'held' | 'cancelled' | 'moved'
  /** It is over. */
  over: boolean
  /** Its check-in was opened, or its register taken. */
  recorded: boolean
  recordedAt: string | null
  /**
   * Who recorded it, seen from this person: `teacher` themselves, or on behalf of the only lecturer or substitute;
   * `outsider` themselves, no lecturer of the class at that time; `colleague` another lecturer; `nobody-of-several`
   * none of the several lecturers that the class had then.
   */
  recordedBy: 'teacher' | 'outsider' | 'colleague' | 'nobody-of-several'
}

/** All that one person's pay of one month follows from. */
export interface MonthFacts {
  month: string
  firstDay: string
  lastDay: string
  workingDays: readonly string[]
  /** Those that touch the month. */
  profiles: readonly ProfileRule[]
  /** The last day of somebody who was archived. */
  leftOn: string | null
  absences: readonly Absence[]
  leave: readonly LeaveDay[]
  sessions: readonly TeachingSession[]
  /** What was decided about discrepancies, by `discrepancyKey`. */
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

/** A line before it stands on a payslip. Lines of the same key are the same thing paid. */
export interface DraftLine {
  kind: PayLineKind
  key: string
  label: string
  detail: string | null
  /** Signed minor units: what it adds to the net pay. */
  amount: number
  payItemId: string | null
  ofMonth: string | null
  adjusts: PayLineKind | null
  events: readonly LineEvent[]
}

/** Something to look at before the run is approved. */
export interface Finding {
  kind: DiscrepancyKind
  subject: string
  sessionId: string | null
  on: string | null
  about: string
}

/** The subject of a finding about an earlier month, in the run that looks at it again. */
export const subjectOfMonth = (month: string, subject: string): string => `${month} ${subject}`

export const discrepancyKey = (kind: DiscrepancyKind, subject: string): string => `${kind} ${subject}`

/** What a month comes to for one person, before adjustments of others. */
export interface MonthPay {
  lines: DraftLine[]
  findings: Finding[]
  /** Keys of lines that cannot be worked out, or that may follow from one that cannot. */
  unknown: ReadonlySet<string> | 'all'
  /** Of the last profile that holds in the month. */
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

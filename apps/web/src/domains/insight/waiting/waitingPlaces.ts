import type { WaitingEntry, WaitingQueue } from '@campanile/contract/insight/waiting.ts'
import type { Role } from '@campanile/contract/roles.ts'
import type { TimeFormat } from '#lib/time.ts'
import { m } from './messages.ts'

interface Place {
  label: string
  /** The screen on which it is decided, with the waiting items visible. */
  path: string
  /** The destination of the side navigation that it belongs to. */
  menu: string
}

/** Every queue with its name and path. */
const places: Record<WaitingQueue, Place> = {
  mitigation: {
    label: m.mitigationForms(),
    path: '/app/mitigation?status=pending',
    menu: '/app/mitigation',
  },
  leave: {
    label: m.leaveRequests(),
    path: '/app/admin-leave-requests?status=pending',
    menu: '/app/admin-leave-requests',
  },
  'session-requests': {
    label: m.sessionRequests(),
    path: '/app/classes/session-requests',
    menu: '/app/classes',
  },
  'late-submissions': {
    label: m.lateSubmissions(),
    path: '/app/late-submissions?show=waiting',
    menu: '/app/late-submissions',
  },
  'face-reviews': { label: m.facePhotosToCheck(), path: '/app/users', menu: '/app/users' },
  'mark-sheets': {
    label: m.markSheetsToModerate(),
    path: '/app/student-results?status=submitted',
    menu: '/app/student-results',
  },
  disputes: {
    label: m.disputedAttendance(),
    path: '/app/student-attendance/review',
    menu: '/app/student-attendance',
  },
  findings: {
    label: m.unusualCheckIns(),
    path: '/app/student-attendance/review',
    menu: '/app/student-attendance',
  },
  'offline-claims': {
    label: m.offlineScans(),
    path: '/app/student-attendance/review',
    menu: '/app/student-attendance',
  },
  'staff-corrections': {
    label: m.staffCorrections(),
    path: '/app/manage-attendance/corrections',
    menu: '/app/manage-attendance',
  },
  'pay-discrepancies': { label: m.payDiscrepancies(), path: '/app/payroll', menu: '/app/payroll' },
  'pay-questions': { label: m.questionsAboutPay(), path: '/app/payroll/questions', menu: '/app/payroll' },
  mails: { label: m.unsentMail(), path: '/app/users/mail?state=unsent', menu: '/app/users' },
  'cover-requests': {
    label: m.coverRequests(),
    path: '/app/schedule/requests',
    menu: '/app/schedule',
  },
  registers: { label: m.registersToComplete(), path: '/app/attendance', menu: '/app/attendance' },
  cases: {
    label: m.casesOfStudents(),
    path: '/app/dashboard/cases',
    menu: '/app/dashboard',
  },
  marking: { label: m.toMark(), path: '/app/my-assignments', menu: '/app/my-assignments' },
}

/** Everything that waits, of all queues. */
export const waitingListPath = '/app/dashboard/waiting'

/** In place of an item in the URL: the most urgent one. */
export const mostUrgent = 'most-urgent'

/** The same list, with its most urgent item open for review. */
export const reviewAllPath = `${waitingListPath}?item=${mostUrgent}`

export const waitingLabel = ({ queue }: Pick<WaitingEntry, 'queue'>): string => places[queue].label

/** The page on which an item is decided. */
export const waitingPath = ({ queue, payRunId }: WaitingEntry): string =>
  payRunId ? `/app/payroll/runs/${payRunId}/discrepancies` : places[queue].path

/** The link of an entry on the dashboard: lecturers have no separate screen for each queue. */
export const entryPath = (entry: WaitingEntry, role: Role): string =>
  role === 'admin' ? waitingPath(entry) : `${waitingListPath}?queue=${entry.queue}`

/** How much waits behind each destination of the side navigation. */
export function waitingByMenu(entries: readonly WaitingEntry[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { queue, count } of entries) {
    const { menu } = places[queue]
    counts.set(menu, (counts.get(menu) ?? 0) + count)
  }
  return counts
}

/** Days after which an item has waited long. */
const long = 3

/** The waiting time of the oldest item, in the days that its own row shows; long: it needs attention. */
export function waitingSince(
  { oldestAt, count }: WaitingEntry,
  now: Date,
  { daysSince }: Pick<TimeFormat, 'daysSince'>,
): { words: string; long: boolean } {
  const days = daysSince(oldestAt, now)
  if (days < 1) return { words: m.sinceToday(), long: false }
  return {
    words: count === 1 ? m.hasWaited({ days }) : m.oldestHasWaited({ days }),
    long: days >= long,
  }
}

/** 46 items in 4 queues. */
export function waitingSum(entries: readonly WaitingEntry[]): string {
  const items = entries.reduce((sum, { count }) => sum + count, 0)
  return m.itemsInQueues({ items, queues: entries.length })
}

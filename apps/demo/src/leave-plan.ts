import type { LeavePart, LeaveStatus } from '@campanile/contract/leave/leave-request.ts'

export interface DemoLeave {
  /** The part of the email address before the @. */
  person: string
  type: string
  /** Weeks from this week. Negative means before it. */
  week: number
  /** 1 is Monday. */
  weekday: number
  /** Consecutive working days. One if absent. */
  days?: number
  part?: LeavePart
  startsAt?: string
  endsAt?: string
  status: LeaveStatus
  reason: string
  /** Why it was rejected or revoked. */
  answer?: string
}

/**
 * Leave requests. Tobias Okonkwo teaches on each of the first four weekdays, so his pending requests affect
 * his classes.
 */
export const demoLeave: readonly DemoLeave[] = [
  {
    person: 'lecturer',
    type: 'Annual leave',
    week: 1,
    weekday: 1,
    days: 2,
    status: 'pending',
    reason: 'My sister is getting married in Lagos. My flight back lands on Tuesday night.',
  },
  {
    person: 'lecturer',
    type: 'Sick leave',
    week: -3,
    weekday: 3,
    status: 'approved',
    reason: 'Flu.',
  },
  {
    person: 'lecturer',
    type: 'Conference and training',
    week: -2,
    weekday: 4,
    days: 2,
    status: 'rejected',
    reason: 'A workshop on teaching with large groups.',
    answer: 'The second-year exams are on these days. The workshop runs again next term.',
  },
  {
    person: 'lecturer',
    type: 'Annual leave',
    week: 4,
    weekday: 1,
    days: 3,
    status: 'approved',
    reason: 'Visiting my parents.',
  },
  {
    person: 'lecturer',
    type: 'Personal leave',
    week: 2,
    weekday: 2,
    part: 'hours',
    startsAt: '15:00',
    endsAt: '17:00',
    status: 'withdrawn',
    reason: 'A bank appointment.',
  },
  {
    person: 'lecturer',
    type: 'Annual leave',
    week: 3,
    weekday: 4,
    status: 'revoked',
    reason: 'A long weekend.',
    answer: 'The accreditation visit has been moved to this day. Thank you for coming in.',
  },
  {
    person: 'visiting',
    type: 'Conference and training',
    week: 2,
    weekday: 3,
    status: 'approved',
    reason: 'I’m giving the opening talk at a library conference in Turku.',
  },
  {
    person: 'visiting',
    type: 'Personal leave',
    week: 1,
    weekday: 4,
    part: 'morning',
    status: 'pending',
    reason: 'It’s my daughter’s first day at school.',
  },
  {
    person: 'staff',
    type: 'Annual leave',
    week: 2,
    weekday: 1,
    days: 4,
    status: 'approved',
    reason: 'A walking holiday in the Tatra mountains.',
  },
  {
    person: 'staff',
    type: 'Personal leave',
    week: 1,
    weekday: 3,
    part: 'hours',
    startsAt: '09:00',
    endsAt: '11:30',
    status: 'pending',
    reason: 'The boiler is being replaced.',
  },
  {
    person: 'staff',
    type: 'Annual leave',
    week: -4,
    weekday: 1,
    status: 'rejected',
    reason: 'A day off to work in the garden.',
    answer: 'Three of your team are already away that day.',
  },
  {
    person: 'hamish.boyd',
    type: 'Annual leave',
    week: 0,
    weekday: 1,
    days: 5,
    status: 'approved',
    reason: 'A holiday with the children.',
  },
  {
    person: 'carmen.duarte',
    type: 'Sick leave',
    week: 0,
    weekday: 3,
    days: 3,
    status: 'pending',
    reason: 'A slipped disc. I’ll send the certificate.',
  },
  {
    person: 'ewa.kowalska',
    type: 'Annual leave',
    week: 1,
    weekday: 1,
    days: 4,
    status: 'approved',
    reason: 'Moving house.',
  },
  {
    person: 'sanna.makinen',
    type: 'Unpaid leave',
    week: 2,
    weekday: 1,
    days: 3,
    status: 'pending',
    reason: 'I’ll be looking after my father when he comes home from hospital.',
  },
]

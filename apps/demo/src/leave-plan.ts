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
    reason: 'My sister gets married in Lagos, and the flight back lands on Tuesday night.',
  },
  {
    person: 'lecturer',
    type: 'Sick leave',
    week: -3,
    weekday: 3,
    status: 'approved',
    reason: 'Influenza.',
  },
  {
    person: 'lecturer',
    type: 'Conference and training',
    week: -2,
    weekday: 4,
    days: 2,
    status: 'rejected',
    reason: 'A workshop on teaching with large groups.',
    answer: 'The second-year examination is on these days. The workshop is repeated in spring.',
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
    reason: 'An appointment at the bank.',
  },
  {
    person: 'lecturer',
    type: 'Annual leave',
    week: 3,
    weekday: 4,
    status: 'revoked',
    reason: 'A long weekend.',
    answer: 'The accreditation visit was moved to this day. Thank you for coming in.',
  },
  {
    person: 'visiting',
    type: 'Conference and training',
    week: 2,
    weekday: 3,
    status: 'approved',
    reason: 'I give the opening talk at a library conference in Turku.',
  },
  {
    person: 'visiting',
    type: 'Personal leave',
    week: 1,
    weekday: 4,
    part: 'morning',
    status: 'pending',
    reason: 'My daughter starts school.',
  },
  {
    person: 'staff',
    type: 'Annual leave',
    week: 2,
    weekday: 1,
    days: 4,
    status: 'approved',
    reason: 'Walking in the Tatra mountains.',
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
    reason: 'A day in the garden.',
    answer: 'Three of your team are away that day.',
  },
  {
    person: 'hamish.boyd',
    type: 'Annual leave',
    week: 0,
    weekday: 1,
    days: 5,
    status: 'approved',
    reason: 'Autumn holiday with the children.',
  },
  {
    person: 'carmen.duarte',
    type: 'Sick leave',
    week: 0,
    weekday: 3,
    days: 3,
    status: 'pending',
    reason: 'A slipped disc; the certificate follows.',
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
    reason: 'I look after my father once he is home from hospital.',
  },
]

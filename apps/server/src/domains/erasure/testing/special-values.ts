import type { Row } from './marked-rows.ts'

const moment = '2026-11-01T09:00:00Z'
const later = '2026-11-01T10:00:00Z'

/**
 * Values required by the checks of single tables, or that make a row the person's own; `parent` requires a
 * row.
 */
export const special = (table: string, serial: number): Row => values[table]?.(serial) ?? {}

const values: Record<string, (serial: number) => Row> = {
  assignments: () => ({ due_at: later, late_until: null, late_floor: 0 }),
  staff_links: () => ({ rotating: true }),
  displays: () => ({ purpose: 'staff-link', link_id: 'parent', session_id: null, window_id: null }),
  uploads: () => ({ completed_at: moment, received: 0 }),
  exams: () => ({ ends_at: later, cancelled_at: moment, published_at: moment, weight: 10 }),
  meetings: () => ({ weekday: 1, ends_at: '10:00' }),
  sessions: () => ({ ends_at: later }),
  audit_events: () => ({ operation: 'updatePerson', entity: 'person' }),
  grade_bands: () => ({ from_percent: 50 }),
  leave_requests: () => ({ status: 'approved', part: 'whole' }),
  leave_ledger: () => ({ kind: 'entitlement' }),
  late_decisions: () => ({ superseded_at: moment }),
  mail_outbox: () => ({ state: 'sent' }),
  mark_sheets: () => ({ exam_id: 'parent' }),
  mark_entries: () => ({ state: 'marked', mark: 50, released_at: moment }),
  mark_changes: () => ({ plan: null }),
  mitigation_requests: () => ({ status: 'pending' }),
  notifications: () => ({ navigation_path: null }),
  past_class_lecturers: () => ({ since: null }),
  pay_discrepancies: () => ({ decision: null }),
  pay_line_events: () => ({ kind: 'session', session_id: 'parent' }),
  pay_lines: () => ({ kind: 'basic', of_month: null }),
  pay_profiles: () => ({ employment_type: 'full-time', basis: 'month' }),
  pay_questions: () => ({ answered_at: moment }),
  pay_runs: () => ({ kind: 'regular', status: 'paid', approved_at: moment, paid_at: moment }),
  payslips: (serial) => ({
    earnings: serial,
    deductions: 0,
    taxes: 0,
    adjustments: 0,
    carried: 0,
    net: serial,
    unpaid: 0,
  }),
  timetable_drafts: () => ({ state: 'ready', computing_since: null }),
  scheduled_reports: () => ({ weekday: 1, month_day: 1, hour: 7 }),
  report_runs: () => ({ state: 'sent' }),
  shift_rules: () => ({
    ends_at: '17:00',
    grace_minutes: 1,
    half_day_after_minutes: 2,
    absent_after_minutes: 3,
  }),
  staff_corrections: () => ({ in_time: '09:00', status: 'pending' }),
  imports: () => ({ state: 'applied' }),
  upload_pieces: () => ({ offset: 0 }),
  leave_proposals: () => ({ act: 'cover', answer: 'accepted', answered_at: moment }),
  student_cases: () => ({ closed_at: moment, outcome: 'no-action', next_step_on: '2026-11-02' }),
  session_requests: () => ({ kind: 'cancel', status: 'rejected', decided_at: moment }),
  work_annotations: () => ({ page: 1, x: 0.5, y: 0.5 }),
  work_similarities: () => ({ percent: 50 }),
  verifications: () => ({ kind: 'transcript', is_draft: false, class_id: null, revoked_at: moment }),
}

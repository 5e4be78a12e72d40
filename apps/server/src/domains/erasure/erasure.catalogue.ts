// What erasing a person does to each table, in this order. Text about other people is covered in
// `erasure.texts.ts`. A test reads the database schema and fails when a column is in neither.

/** What happens to the rows of one table that are about the person. */
export interface Step {
  /** Shown in the report; steps with the same text are combined into one line. */
  what: string
  table: string
  /** An SQL condition on row `t`, with `$me` for the person's id. */
  rows: string
  /** Columns with keys of stored files, which are deleted as well. */
  files?: readonly string[]
  /**
   * Set when the rows are kept without identifying the person: the reason, and the new values of columns, in
   * SQL.
   */
  kept?: { because: string; set?: Readonly<Record<string, string>> }
}

/** Replaces text that must not be empty. */
export const erasedWord = 'Erased'
const word = `'${erasedWord}'`
/** Replaces text where there was any. */
const blanked = (column: string) => ({ [column]: `case when t.${column} is null then null else ${word} end` })

const marks = 'Marks and what they rest on are the institution’s record of studies.'
const pay = 'Pay and what it was reckoned from has to be kept for tax and accounts.'
const proof = 'Proof that consent was asked for, and that face data was deleted; dates alone.'

const mine = (column = 'person_id') => `t.${column} = $me`
const goes = (what: string, table: string, column?: string, files?: readonly string[]): Step => ({
  what,
  table,
  rows: mine(column),
  ...(files && { files }),
})

const ownAttempts = `select a.id from submission_attempts a join submissions s on s.id = a.submission_id
  where s.student_id = $me`
/** Leave that was never taken and that nothing else refers to. */
const idleLeave = (request: string) => `${request}.person_id = $me and ${request}.status <> 'approved'
  and not exists (select 1 from leave_ledger l where l.request_id = ${request}.id)
  and not exists (select 1 from pay_line_events e where e.leave_request_id = ${request}.id)`

const access = 'Ways of signing in, sessions and devices'
const news = 'Notifications, mail and their settings'
const face = 'Face data'
const presence = 'Attendance, attempts to check in, disputes and notices'
const work = 'Files handed in, and feedback'
const requests = 'Requests for mitigation with their evidence'
const studies = 'Marks, enrolments and times of handing in, without comments and reasons'
const payroll = 'Payslips, pay profiles, working days and leave taken, without notes and reasons'

export const steps: readonly Step[] = [
  { what: access, table: 'push_registrations', rows: mine() },
  goes(access, 'sign_in_sessions'),
  goes(access, 'displays', 'paired_by'),
  goes(access, 'passwords'),
  goes(access, 'identities'),
  goes(access, 'passkeys'),
  goes(access, 'second_factors'),
  goes(access, 'recovery_codes'),
  goes(access, 'account_links'),
  goes(access, 'calendar_feeds'),
  goes('Exports of the person’s own data', 'data_exports', 'person_id', ['file']),
  goes(news, 'notifications'),
  goes(news, 'notification_preferences'),
  goes(news, 'mail_outbox'),

  goes(face, 'face_probes'),
  goes(face, 'face_profiles', 'person_id', ['photo']),
  goes(face, 'face_reviews', 'person_id', ['photo']),
  {
    what: 'Registrations of others that this face resembled',
    table: 'face_reviews',
    rows: mine('resembles_id'),
    kept: { because: 'They are others’ registrations.', set: { resembles_id: 'null', similarity: 'null' } },
  },
  { what: 'Consents and receipts', table: 'consents', rows: mine(), kept: { because: proof } },
  { what: 'Consents and receipts', table: 'face_deletions', rows: mine(), kept: { because: proof } },

  goes(presence, 'absence_notices', 'student_id'),
  goes(presence, 'disputes', 'student_id'),
  goes(presence, 'offline_claims', 'student_id'),
  goes(presence, 'attendance_changes', 'student_id'),
  // Deleted with all its sides, because a finding with one side missing means nothing.
  {
    what: presence,
    table: 'attendance_findings',
    rows: 't.id in (select s.finding_id from attendance_finding_sides s where s.student_id = $me)',
  },
  goes(presence, 'attempts'),
  goes(presence, 'attendance_records', 'student_id'),
  goes(presence, 'student_figures', 'student_id'),
  goes(presence, 'risk_figures', 'student_id'),
  goes(presence, 'staff_attempts'),
  goes(presence, 'staff_corrections'),
  goes(presence, 'staff_day_changes'),

  {
    what: work,
    table: 'upload_pieces',
    rows: 't.upload_id in (select u.id from uploads u where u.student_id = $me)',
    files: ['key'],
  },
  goes(work, 'uploads', 'student_id', ['key']),
  { what: work, table: 'submission_files', rows: `t.attempt_id in (${ownAttempts})`, files: ['key'] },
  goes(work, 'assignment_feedback', 'student_id', ['file_key']),
  goes(work, 'assignment_reminders', 'student_id'),
  {
    what: requests,
    table: 'mitigation_attachments',
    rows: 't.request_id in (select r.id from mitigation_requests r where r.student_id = $me)',
    files: ['key'],
  },
  // Its effects and sessions are deleted with it.
  goes(requests, 'mitigation_requests', 'student_id'),
  goes('Seats in exams', 'exam_seats', 'student_id'),

  {
    what: studies,
    table: 'submission_attempts',
    rows: 't.submission_id in (select s.id from submissions s where s.student_id = $me)',
    kept: { because: marks, set: { reason: 'null' } },
  },
  { what: studies, table: 'submissions', rows: mine('student_id'), kept: { because: marks } },
  {
    what: studies,
    table: 'late_decisions',
    rows: 't.submission_id in (select s.id from submissions s where s.student_id = $me)',
    kept: { because: marks, set: blanked('reason') },
  },
  { what: studies, table: 'student_due_dates', rows: mine('student_id'), kept: { because: marks } },
  {
    what: studies,
    table: 'exam_deferrals',
    rows: mine('student_id'),
    kept: { because: marks, set: { reason: word } },
  },
  {
    what: studies,
    table: 'mark_entries',
    rows: mine('student_id'),
    kept: { because: marks, set: { comment: 'null', ...blanked('withheld_reason') } },
  },
  {
    what: studies,
    table: 'mark_changes',
    rows: mine('student_id'),
    kept: { because: marks, set: { ...blanked('reason') } },
  },
  { what: studies, table: 'enrolments', rows: mine('student_id'), kept: { because: marks } },
  { what: studies, table: 'batch_members', rows: mine('student_id'), kept: { because: marks } },
  {
    what: 'Transcripts that were issued, without the name',
    table: 'verifications',
    rows: mine('student_id'),
    kept: {
      because: marks,
      set: {
        name: '$name',
        detail: 'null',
        facts: `jsonb_set(jsonb_set(t.facts, '{student,name}', to_jsonb($name), false), '{student,number}', 'null', false)`,
        ...blanked('revoked_reason'),
      },
    },
  },

  goes('The bank account', 'bank_details'),
  goes('Questions about pay', 'pay_questions'),
  {
    what: 'Files sent with requests for leave',
    table: 'leave_attachments',
    rows: 't.request_id in (select r.id from leave_requests r where r.person_id = $me)',
    files: ['key'],
  },
  {
    what: 'Requests for leave that was not taken',
    table: 'leave_request_days',
    rows: `t.request_id in (select r.id from leave_requests r where ${idleLeave('r')})`,
  },
  { what: 'Requests for leave that was not taken', table: 'leave_requests', rows: idleLeave('t') },
  {
    what: payroll,
    table: 'leave_requests',
    rows: `t.person_id = $me and not (${idleLeave('t')})`,
    kept: {
      because: pay,
      set: { reason: word, ...blanked('rejection_reason'), ...blanked('revoked_reason') },
    },
  },
  { what: payroll, table: 'leave_ledger', rows: mine(), kept: { because: pay, set: blanked('note') } },
  { what: payroll, table: 'staff_days', rows: mine(), kept: { because: pay } },
  { what: payroll, table: 'shift_rules', rows: mine(), kept: { because: pay } },
  { what: payroll, table: 'pay_profiles', rows: mine(), kept: { because: pay, set: blanked('note') } },
  {
    what: payroll,
    table: 'payslips',
    rows: mine(),
    kept: { because: pay, set: { person_name: '$name', person_number: 'null' } },
  },
  {
    what: payroll,
    table: 'pay_lines',
    rows: 't.payslip_id in (select p.id from payslips p where p.person_id = $me)',
    kept: { because: pay },
  },
  { what: payroll, table: 'pay_run_people', rows: mine(), kept: { because: pay } },
  {
    what: payroll,
    table: 'pay_discrepancies',
    rows: mine(),
    kept: { because: pay, set: { about: word, ...blanked('note') } },
  },

  {
    what: 'Identifiers in other systems',
    table: 'external_ids',
    rows: "t.kind = 'person' and t.row_id = $me",
  },
]

// Where all data about a person is stored: what an export includes, and what it leaves out and why.
// `catalogue.test.ts` checks the database: a column that names people fails it unless it is in one of the two
// lists.

/** Columns of a row that name its stored file. */
export interface OwnFile {
  key: string
  name: string
}

/** Rows of one table that are about a person. */
export interface Source {
  /** Folder in the archive. */
  domain: string
  table: string
  /**
   * The column that names the person. Where a row belongs to a person through another row, `own` has the SQL
   * condition.
   */
  column?: string
  /** SQL about row `t`, with `$me` for the person's id: the whole condition, or an additional one. */
  own?: string
  /** Columns that are not exported: secrets, file keys, other people. */
  omit?: readonly string[]
  /** The stored file of each row. */
  file?: OwnFile
}

const attachment = { key: 'key', name: 'name' }
const fileColumns = ['key', 'sha256']

/** Students may see a mark and its details once it is released and not withheld. */
const released = (entry: string) => `${entry}.released_at is not null and not ${entry}.withheld`
const ofPaidPeople = 't.pay_run_id in (select r.id from pay_runs r where r.approved_at is not null)'
const ownPayslips = `select p.id from payslips p join pay_runs r on r.id = p.pay_run_id
  where p.person_id = $me and r.approved_at is not null`
const ownAttempts = `select a.id from submission_attempts a join submissions s on s.id = a.submission_id
  where s.student_id = $me`

export const sources: readonly Source[] = [
  {
    domain: 'account',
    table: 'people',
    column: 'id',
    omit: ['face_descriptor', 'face_photo', 'profile_image'],
    file: { key: 'profile_image', name: 'profile_image' },
  },
  { domain: 'account', table: 'passwords', column: 'person_id', omit: ['hash'] },
  { domain: 'account', table: 'identities', column: 'person_id' },
  { domain: 'account', table: 'sign_in_sessions', column: 'person_id', omit: ['token_hash'] },
  { domain: 'account', table: 'displays', column: 'paired_by', omit: ['token_hash'] },
  { domain: 'account', table: 'passkeys', column: 'person_id', omit: ['public_key', 'credential_id'] },
  { domain: 'account', table: 'second_factors', column: 'person_id', omit: ['secret', 'last_step'] },
  { domain: 'account', table: 'account_links', column: 'person_id', omit: ['token_hash'] },
  { domain: 'account', table: 'calendar_feeds', column: 'person_id', omit: ['secret_hash'] },
  { domain: 'account', table: 'data_exports', column: 'person_id', omit: ['file', 'nonce', 'tag'] },
  // The values before and after a change can be about other people, so only the fact of the change is
  // exported.
  { domain: 'account', table: 'audit_events', column: 'actor_id', omit: ['before', 'after', 'mentions'] },
  { domain: 'face', table: 'consents', column: 'person_id' },
  { domain: 'face', table: 'face_profiles', column: 'person_id', omit: ['descriptor', 'photo'] },
  {
    domain: 'face',
    table: 'face_reviews',
    column: 'person_id',
    omit: ['descriptor', 'photo', 'resembles_id', 'similarity'],
  },
  { domain: 'face', table: 'face_deletions', column: 'person_id' },
  { domain: 'face', table: 'face_probes', column: 'person_id', omit: ['frames'] },
  { domain: 'notifications', table: 'notifications', column: 'person_id' },
  { domain: 'notifications', table: 'notification_preferences', column: 'person_id' },
  {
    domain: 'notifications',
    table: 'push_registrations',
    column: 'person_id',
    omit: ['endpoint_hash', 'sealed'],
  },
  { domain: 'notifications', table: 'mail_outbox', column: 'person_id', omit: ['sealed'] },
  { domain: 'studies', table: 'batch_members', column: 'student_id' },
  { domain: 'studies', table: 'enrolments', column: 'student_id' },
  { domain: 'teaching', table: 'class_lecturers', column: 'lecturer_id' },
  { domain: 'teaching', table: 'past_class_lecturers', column: 'lecturer_id' },
  { domain: 'teaching', table: 'sessions', column: 'substitute_id' },
  { domain: 'attendance', table: 'attendance_records', column: 'student_id', omit: ['marked_by'] },
  {
    domain: 'attendance',
    table: 'attendance_changes',
    column: 'student_id',
    omit: ['by', 'before_marked_by'],
  },
  { domain: 'attendance', table: 'attempts', column: 'person_id' },
  { domain: 'attendance', table: 'offline_claims', column: 'student_id', omit: ['decided_by'] },
  { domain: 'attendance', table: 'absence_notices', column: 'student_id' },
  { domain: 'attendance', table: 'disputes', column: 'student_id', omit: ['decided_by'] },
  { domain: 'working-days', table: 'staff_days', column: 'person_id' },
  { domain: 'working-days', table: 'staff_day_changes', column: 'person_id', omit: ['by'] },
  { domain: 'working-days', table: 'staff_attempts', column: 'person_id' },
  { domain: 'working-days', table: 'staff_corrections', column: 'person_id', omit: ['decided_by'] },
  { domain: 'working-days', table: 'shift_rules', column: 'person_id' },
  { domain: 'assignments', table: 'submissions', column: 'student_id' },
  {
    domain: 'assignments',
    table: 'submission_attempts',
    own: 't.submission_id in (select s.id from submissions s where s.student_id = $me)',
  },
  {
    domain: 'assignments',
    table: 'submission_files',
    own: `t.attempt_id in (${ownAttempts})`,
    omit: fileColumns,
    file: attachment,
  },
  {
    domain: 'assignments',
    table: 'late_decisions',
    own: 't.submission_id in (select s.id from submissions s where s.student_id = $me)',
    omit: ['decided_by'],
  },
  {
    domain: 'assignments',
    table: 'student_due_dates',
    column: 'student_id',
    omit: ['created_by', 'reversed_by'],
  },
  {
    domain: 'assignments',
    table: 'assignment_feedback',
    column: 'student_id',
    own: `exists (select 1 from mark_sheets m join mark_entries e on e.sheet_id = m.id
      where m.assignment_id = t.assignment_id and e.student_id = t.student_id and ${released('e')})`,
    omit: ['file_key', 'file_sha256'],
    file: { key: 'file_key', name: 'file_name' },
  },
  {
    domain: 'exams',
    table: 'exam_seats',
    column: 'student_id',
    own: 't.exam_id in (select x.id from exams x where x.published_at is not null)',
  },
  { domain: 'exams', table: 'exam_deferrals', column: 'student_id' },
  {
    domain: 'exams',
    table: 'exam_rooms',
    column: 'invigilator_id',
    own: 't.exam_id in (select x.id from exams x where x.published_at is not null)',
  },
  {
    domain: 'results',
    table: 'mark_entries',
    column: 'student_id',
    own: released('t'),
    // A comment is only for markers.
    omit: ['entered_by', 'comment'],
  },
  {
    domain: 'results',
    table: 'verifications',
    column: 'student_id',
    own: 'not t.is_draft',
    omit: ['code_hash', 'content_hash', 'issued_by', 'revoked_by'],
  },
  { domain: 'leave', table: 'leave_requests', column: 'person_id', omit: ['decided_by'] },
  {
    domain: 'leave',
    table: 'leave_attachments',
    own: 't.request_id in (select r.id from leave_requests r where r.person_id = $me)',
    omit: ['key'],
    file: attachment,
  },
  { domain: 'leave', table: 'leave_ledger', column: 'person_id', omit: ['by'] },
  {
    domain: 'mitigation',
    table: 'mitigation_requests',
    column: 'student_id',
    omit: ['reviewed_by', 'reversed_by'],
  },
  {
    domain: 'mitigation',
    table: 'mitigation_attachments',
    own: 't.request_id in (select r.id from mitigation_requests r where r.student_id = $me)',
    omit: fileColumns,
    file: attachment,
  },
  { domain: 'pay', table: 'pay_profiles', column: 'person_id' },
  { domain: 'pay', table: 'payslips', column: 'person_id', own: ofPaidPeople },
  { domain: 'pay', table: 'pay_lines', own: `t.payslip_id in (${ownPayslips})` },
  { domain: 'pay', table: 'pay_questions', column: 'person_id', omit: ['answered_by'] },
  { domain: 'pay', table: 'bank_details', column: 'person_id', omit: ['sealed', 'changed_by'] },
]

const decided =
  'It says who decided or wrote something about somebody else; what the person did is in audit_events.'

/** Columns that name people and are not exported, with the reason. */
export const leftOut: Readonly<Record<string, string>> = {
  'recovery_codes.person_id': 'Hashes of secrets, and nothing else.',
  'student_figures.student_id': 'Sums of what is in attendance, assignments and results.',
  'risk_figures.student_id': 'Reckoned every night from what is in attendance, assignments and results.',
  'assignment_reminders.student_id':
    'Marks that a reminder was sent; the reminder is among the notifications.',
  'uploads.student_id':
    'Files on their way, which go within hours; what was handed in is in submission_files.',
  'attendance_finding_sides.student_id': 'Unconfirmed observations that also tell about others.',
  'face_reviews.resembles_id': 'Somebody else’s registration that resembled this face.',
  'pay_run_people.person_id': 'A list of work still to do while a pay run is computed.',
  'pay_discrepancies.person_id': 'Working notes of a pay run; what came of them is in the payslips.',
  'mark_changes.student_id': 'How marks came about, unpublished ones included.',
  'erasures.person_id': 'Whoever was erased signs in no more; the report is the admins’.',
  'erasures.requested_by': decided,
  'assignments.created_by': decided,
  'late_decisions.decided_by': decided,
  'student_due_dates.created_by': decided,
  'student_due_dates.reversed_by': decided,
  'attendance_changes.by': decided,
  'attendance_records.marked_by': decided,
  'check_in_windows.opened_by': decided,
  'offline_claims.decided_by': decided,
  'disputes.decided_by': decided,
  'attendance_findings.decided_by': decided,
  'late_registers.taken_by': decided,
  'imports.requested_by': decided,
  'leave_ledger.by': decided,
  'leave_requests.decided_by': decided,
  'mitigation_requests.reviewed_by': decided,
  'mitigation_requests.reversed_by': decided,
  'pay_discrepancies.settled_by': decided,
  'pay_questions.answered_by': decided,
  'pay_runs.created_by': decided,
  'pay_runs.approved_by': decided,
  'pay_runs.paid_by': decided,
  'pay_runs.locked_by': decided,
  'pay_runs.reversed_by': decided,
  'bank_details.changed_by': decided,
  'verifications.issued_by': decided,
  'verifications.revoked_by': decided,
  'mark_changes.by': decided,
  'mark_entries.entered_by': decided,
  'mark_sheets.submitted_by': decided,
  'mark_sheets.published_by': decided,
  'staff_corrections.decided_by': decided,
  'staff_day_changes.by': decided,
}

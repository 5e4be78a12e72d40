/**
 * A query for related ids, named as in the contract. `version` is the version of the row itself; `student`,
 * `lecturer` and `person` are people involved with it. `only` limits the query to operations with a matching
 * path, where the same name means another row.
 */
export interface Scene {
  sql: string
  only?: RegExp
  /** Half of the requests are about one of these, however few there are. */
  often?: true
}

const plain = (table: string, id: string, more = '') =>
  `select id as "${id}", version${more} from ${table} where true`
const enrolled = `(select student_id from enrolments e where e.class_id = %.class_id and e.left_at is null
  order by random() limit 1) as student`
const taught = `(select lecturer_id from class_lecturers l where l.class_id = %.class_id
  order by random() limit 1) as lecturer`
const ofClass = (alias: string) => `${enrolled}, ${taught}`.replaceAll('%', alias)

const structure: Scene[] = [
  { sql: plain('departments', 'departmentId') },
  { sql: plain('programmes', 'programmeId', ', department_id as "departmentId"') },
  { sql: plain('courses', 'courseId', ', department_id as "departmentId"') },
  { sql: plain('rooms', 'roomId') },
  { sql: plain('terms', 'termId', ', id as "fromTermId"') },
  { sql: `select id as "holidayId" from holidays where term_id is null` },
  { sql: plain('batches', 'batchId', ', programme_id as "programmeId"') },
  {
    sql: 'select batch_id as "batchId", student_id as "studentId", student_id as student from batch_members where true',
  },
  {
    sql: `select c.id as "classId", c.course_id as "courseId", c.term_id as "termId", c.version,
      ${ofClass('c').replaceAll('c.class_id', 'c.id')} from classes c where true`,
  },
  {
    sql: `select e.class_id as "classId", e.student_id as "studentId", e.student_id as student,
      ${taught.replace('%', 'e')} from enrolments e where e.left_at is null`,
  },
  {
    sql: 'select id as "meetingId", class_id as "classId", room_id as "roomId", version from meetings where true',
  },
]

/** Rows that exist once, for the institution or for a person. */
const singles: Scene[] = [
  { sql: 'select version from institution', only: /^\/(institution|settings)$/ },
  { sql: 'select person_id as person, version from bank_details', only: /^\/my-pay\/bank-details/ },
]

/** Rows in the state that an operation expects. Rows in other states are sometimes used as well. */
const atTheirStep: Scene[] = [
  ...[
    ['pending', /^\/leave\/.*(approval|rejection|withdrawal|attachments)/],
    ['approved', /^\/leave\/.*revocation/],
  ].map(([status, only]) => ({
    sql: `select id as "requestId", person_id as person, version from leave_requests where status = '${status}'`,
    only: only as RegExp,
  })),
  {
    sql: `select id as "requestId", student_id as student, version from mitigation_requests where status = 'pending'`,
    only: /^\/mitigation.*(effects|decision|attachments)/,
  },
  ...[
    ['draft', /^\/mark-sheets.*(submission|marks|import|withholding)/],
    ['submitted', /^\/mark-sheets.*(reopening|publication)/],
  ].map(([status, only]) => ({
    sql: `select m.id as "sheetId", m.class_id as "classId", m.version, ${ofClass('m')} from mark_sheets m
      where m.status = '${status}'`,
    only: only as RegExp,
  })),
  {
    sql: `select s.id as "sessionId", s.class_id as "classId", s.version, ${ofClass('s')} from sessions s
      where s.starts_at > $1::timestamptz`,
    only: /^\/sessions.*(move|cancel|substitute|notice)/,
  },
  {
    sql: `${plain('pay_runs', 'payRunId')} and status = 'computed'`,
    only: /^\/pay-runs.*(approval|return|discrepancies)/,
  },
  { sql: `${plain('pay_runs', 'payRunId')} and status = 'paid'`, only: /^\/pay-runs.*(lock|reversal)/ },
  {
    sql: `select d.id, d.pay_run_id as "payRunId" from pay_discrepancies d where d.decision is null`,
    only: /discrepancies/,
  },
]

const people: Scene[] = [
  {
    sql: 'select id as "personId", id as "aboutId", id as "actorId", id as person, version from people where true',
  },
  { sql: `select id as "studentId", id as "personId", id as student from people where role = 'student'` },
  {
    sql: `select id as "lecturerId", id as "substituteId", id as "invigilatorId" from people where role = 'lecturer'`,
  },
  ...['passkey', 'identity', 'notification', 'registration', 'export', 'view'].map((name) => {
    const table = {
      identity: 'identities',
      registration: 'push_registrations',
      export: 'data_exports',
      view: 'saved_views',
    }[name]
    return { sql: `select id as "${name}Id", person_id as person from ${table ?? `${name}s`} where true` }
  }),
  { sql: 'select id as "signInId", person_id as person from sign_in_sessions where true' },
  { sql: 'select id as "mailId" from mail_outbox where true' },
  { sql: 'select id as "eventId" from audit_events where true' },
  { sql: 'select id as "importId" from imports where true' },
  {
    sql: 'select person_id as "userId", registered_at as "registeredAt" from face_reviews where true',
    only: /^\/faces/,
  },
]

const attendance: Scene[] = [
  {
    sql: `select s.id as "sessionId", s.class_id as "classId", s.room_id as "roomId", s.version, ${ofClass('s')}
      from sessions s where true`,
  },
  {
    sql: `select r.session_id as "sessionId", r.student_id as "studentId", r.student_id as student, r.version,
      ${taught.replace('%', 's')} from attendance_records r join sessions s on s.id = r.session_id where true`,
  },
  {
    sql: `select s.id as "sessionId", s.class_id as "classId", ${ofClass('s')} from check_in_windows w
      join sessions s on s.id = w.session_id where w.closed_at is null and w.closes_at > $1::timestamptz`,
    only: /check-in|records/,
    often: true,
  },
  {
    sql: `select s.id as "sessionId", s.class_id as "classId", ${ofClass('s')} from sessions s
      where s.starts_at between $1::timestamptz - interval '2 days' and $1::timestamptz + interval '2 days'`,
    only: /check-in|notice|kiosk|disputes/,
  },
  {
    sql: `select q.id as "sessionRequestId", q.version, q.person_id as person from session_requests q
      where q.status = 'pending'`,
  },
  {
    sql: `select o.id as "coverId", o.colleague_id as person from leave_proposals o where o.act = 'cover'`,
  },
  {
    sql: `select d.id as "disputeId", d.version, d.student_id as student, ${taught.replace('%', 's')}
      from disputes d join sessions s on s.id = d.session_id where true`,
  },
  {
    sql: `select f.id as "findingId", f.version, ${taught.replace('%', 's')} from attendance_findings f
      join attendance_finding_sides d on d.finding_id = f.id join sessions s on s.id = d.session_id where true`,
  },
  {
    sql: `select o.session_id as "sessionId", o.student_id as "studentId", o.claim_id as "claimId",
      o.student_id as student, ${taught.replace('%', 's')} from offline_claims o
      join sessions s on s.id = o.session_id where true`,
    only: /claims/,
  },
  { sql: 'select class_id as "classId", version from check_in_rules r where true', only: /check-in-rules/ },
  { sql: 'select class_id as "classId", version from class_materials m where true', only: /materials/ },
  { sql: plain('staff_links', 'linkId') },
  { sql: 'select id as "displayId", paired_by as person from displays where true' },
  { sql: `${plain('service_accounts', 'accountId')} and removed_at is null` },
  { sql: `select id as "tokenId", account_id as "accountId" from service_tokens where revoked_at is null` },
  { sql: plain('identity_providers', 'providerId') },
  { sql: plain('webhooks', 'webhookId') },
  { sql: `${plain('timetable_drafts', 'draftId')} and kind = 'classes'`, only: /timetable-drafts/ },
  { sql: `${plain('timetable_drafts', 'draftId')} and kind = 'exams'`, only: /exam-drafts/ },
  { sql: 'select id as "deliveryId", webhook_id as "webhookId" from webhook_deliveries where true' },
  { sql: plain('shift_rules', 'ruleId') },
  { sql: 'select id as "correctionId", person_id as person from staff_corrections where true' },
  {
    sql: 'select person_id as "personId", date::text as date, version from staff_days where true',
    only: /^\/staff-days/,
  },
]

const work: Scene[] = [
  {
    sql: `select a.id as "assignmentId", a.class_id as "classId", a.version, ${ofClass('a')} from assignments a where true`,
  },
  {
    sql: `select a.id as "assignmentId", e.student_id as "studentId", e.student_id as student,
      coalesce(f.version, 0) as version, ${taught.replace('%', 'a')} from assignments a
      join enrolments e on e.class_id = a.class_id
      left join assignment_feedback f on f.assignment_id = a.id and f.student_id = e.student_id where true`,
  },
  {
    sql: `select s.assignment_id as "assignmentId", s.student_id as "studentId", s.version, t.id as "submissionId",
      s.student_id as student, f.id as "fileId", f.id as "keepFileIds", ${taught.replace('%', 'a')} from submissions s
      join assignments a on a.id = s.assignment_id join submission_attempts t on t.submission_id = s.id
      join submission_files f on f.attempt_id = t.id where true`,
    only: /submissions|\/students\//,
  },
  {
    sql: `select a.id as "assignmentId", f.id as "fileId", ${ofClass('a')} from assignment_files f
      join assignments a on a.id = f.assignment_id where true`,
    only: /\/files\//,
  },
  {
    sql: `select id as "uploadId", id as "uploadIds", assignment_id as "assignmentId", student_id as student,
      received as "offset" from uploads where true`,
  },
]

const exams: Scene[] = [
  {
    sql: `select x.id as "examId", x.class_id as "classId", x.version, ${ofClass('x')} from exams x where true`,
  },
  {
    sql: `select d.id as "deferralId", d.version, d.exam_id as "examId", x.id as "sittingId" from exam_deferrals d
      left join exams x on x.id = d.new_exam_id where true`,
  },
  {
    sql: `select m.id as "sheetId", m.class_id as "classId", m.version, ${ofClass('m')} from mark_sheets m where true`,
  },
  {
    sql: `select e.sheet_id as "sheetId", e.student_id as "studentId", e.student_id as student, e.version,
      ${taught.replace('%', 'm')} from mark_entries e join mark_sheets m on m.id = e.sheet_id where true`,
  },
  { sql: plain('grade_schemes', 'schemeId') },
  {
    sql: `select id as "paperId", version, student_id as student from verifications where true`,
  },
]

const requests: Scene[] = [
  {
    sql: 'select id as "requestId", leave_type_id as "leaveTypeId", person_id as person, version from leave_requests where true',
    only: /^\/leave/,
  },
  {
    sql: `select r.id as "requestId", a.id as "attachmentId", r.person_id as person from leave_attachments a
      join leave_requests r on r.id = a.request_id where true`,
    only: /^\/leave/,
  },
  {
    sql: 'select id as "requestId", student_id as student, version from mitigation_requests where true',
    only: /^\/mitigation/,
  },
  {
    sql: `select r.id as "requestId", a.id as "attachmentId", r.student_id as student from mitigation_attachments a
      join mitigation_requests r on r.id = a.request_id where true`,
    only: /^\/mitigation/,
  },
  { sql: plain('leave_types', 'leaveTypeId') },
  {
    sql: `select person_id as "personId", leave_type_id as "leaveTypeId", year from leave_ledger where true`,
    only: /^\/leave\/people/,
  },
]

const pay: Scene[] = [
  { sql: plain('pay_items', 'payItemId') },
  { sql: plain('pay_profiles', 'payProfileId', ', person_id as "personId"') },
  { sql: plain('pay_runs', 'payRunId') },
  { sql: `${plain('pay_runs', 'payRunId')} and status not in ('paid', 'locked')` },
  { sql: 'select id as "payslipId", pay_run_id as "payRunId", person_id as person from payslips where true' },
  {
    sql: `select s.id as "payslipId", l.id as "payLineId", s.person_id as person from pay_lines l
      join payslips s on s.id = l.payslip_id where true`,
  },
  { sql: 'select id as "questionId", person_id as person from pay_questions where true' },
  {
    sql: 'select person_id as "personId", person_id as person, version from bank_details where true',
    only: /bank-details/,
  },
]

export const scenes: readonly Scene[] = [
  ...structure,
  ...singles,
  ...atTheirStep,
  ...people,
  ...attendance,
  ...work,
  ...exams,
  ...requests,
  ...pay,
]

import { decidedByOthers, programText } from '#domains/personal-data/reasons.ts'
import { type DomainData, deleteRows } from '#domains/personal-data/table-data.ts'

export const attendanceData: DomainData = {
  absence_notices: {
    person: 'student_id',
    export: { folder: 'attendance' },
    erase: [deleteRows('attendance')],
    key: ['session_id', 'student_id'],
    redact: ['reason'],
  },
  disputes: {
    person: 'student_id',
    export: { folder: 'attendance' },
    notExported: { decided_by: decidedByOthers },
    erase: [deleteRows('attendance')],
    redact: ['words', 'answer'],
  },
  offline_claims: {
    person: 'student_id',
    export: { folder: 'attendance' },
    notExported: { decided_by: decidedByOthers },
    erase: [deleteRows('attendance')],
    key: ['session_id', 'student_id'],
    redact: ['words'],
  },
  attendance_changes: {
    person: 'student_id',
    export: { folder: 'attendance' },
    notExported: { by: decidedByOthers, before_marked_by: decidedByOthers },
    erase: [deleteRows('attendance')],
    redact: ['reason'],
  },
  // Deleted with all its sides, because a finding with a missing side is meaningless.
  attendance_findings: {
    person: {
      where: 't.id in (select s.finding_id from attendance_finding_sides s where s.student_id = $me)',
    },
    notExported: { decided_by: decidedByOthers },
    erase: [deleteRows('attendance')],
    redact: ['words'],
  },
  attempts: {
    person: 'person_id',
    export: { folder: 'attendance' },
    erase: [deleteRows('attendance')],
  },
  attendance_records: {
    person: 'student_id',
    export: { folder: 'attendance' },
    notExported: { marked_by: decidedByOthers },
    erase: [deleteRows('attendance')],
  },
  attendance_finding_sides: {
    notExported: { student_id: 'Findings are unconfirmed, and also about other people.' },
  },
  check_in_windows: { notExported: { opened_by: decidedByOthers } },
  late_registers: {
    notExported: { taken_by: decidedByOthers },
    key: ['session_id'],
    redact: ['reason'],
  },
  anonymous_scans: { namesNobody: { outcome: programText } },
  check_in_rules: { namesNobody: { ways: programText } },
}

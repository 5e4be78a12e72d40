import { decidedByOthers, institutionText, programText } from '#domains/personal-data/reasons.ts'
import { type DomainData, deleteRows, keepRows } from '#domains/personal-data/table-data.ts'

export const staffAttendanceData: DomainData = {
  staff_attempts: {
    person: 'person_id',
    export: { folder: 'working-days' },
    erase: [deleteRows('attendance')],
  },
  staff_corrections: {
    person: 'person_id',
    export: { folder: 'working-days' },
    notExported: { decided_by: decidedByOthers },
    erase: [deleteRows('attendance')],
    redact: ['reason', 'answer'],
  },
  staff_day_changes: {
    person: 'person_id',
    export: { folder: 'working-days' },
    notExported: { by: decidedByOthers },
    erase: [deleteRows('attendance')],
    redact: ['before', 'after', 'reason'],
  },
  staff_days: {
    person: 'person_id',
    export: { folder: 'working-days' },
    erase: [keepRows('pay')],
    namesNobody: { leave_times: programText },
  },
  shift_rules: {
    person: 'person_id',
    export: { folder: 'working-days' },
    erase: [keepRows('pay')],
  },
  staff_links: { namesNobody: { place: institutionText, network: institutionText } },
}

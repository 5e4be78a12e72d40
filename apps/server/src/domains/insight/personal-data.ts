import { decidedByOthers } from '#domains/personal-data/reasons.ts'
import { type DomainData, deleteRows } from '#domains/personal-data/table-data.ts'

export const insightData: DomainData = {
  student_case_entries: {
    person: { where: 't.case_id in (select c.id from student_cases c where c.student_id = $me)' },
    export: { folder: 'cases' },
    notExported: { by: decidedByOthers },
    erase: [deleteRows('cases')],
    redact: ['text'],
  },
  student_cases: {
    person: 'student_id',
    export: { folder: 'cases' },
    notExported: { owner_id: decidedByOthers, opened_by: decidedByOthers, closed_by: decidedByOthers },
    erase: [deleteRows('cases')],
    pseudonymised: ['owner_id'],
    redact: ['outcome_note'],
  },
}

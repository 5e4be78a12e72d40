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
  waiting_delegations: {
    notExported: { delegate_id: decidedByOthers, delegated_by: decidedByOthers },
    pseudonymised: ['delegate_id', 'delegated_by'],
    redact: ['reason'],
  },
  waiting_notes: {
    notExported: { by: decidedByOthers },
    pseudonymised: ['by'],
    redact: ['text'],
  },
  student_cases: {
    person: 'student_id',
    export: { folder: 'cases' },
    notExported: { owner_id: decidedByOthers, opened_by: decidedByOthers, closed_by: decidedByOthers },
    erase: [deleteRows('cases')],
    pseudonymised: ['owner_id'],
    redact: ['outcome_note', 'next_step'],
  },
}

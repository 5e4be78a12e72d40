import { decidedByOthers, programText, secret } from '#domains/personal-data/reasons.ts'
import { type DomainData, deleteRows } from '#domains/personal-data/table-data.ts'

export const timetableData: DomainData = {
  calendar_feeds: {
    person: 'person_id',
    export: { folder: 'account' },
    notExported: { secret_hash: secret },
    erase: [deleteRows('access')],
  },
  sessions: {
    person: 'substitute_id',
    export: { folder: 'teaching' },
    pseudonymised: ['substitute_id'],
    redact: ['change_reason'],
  },
  session_requests: {
    person: 'person_id',
    export: { folder: 'teaching' },
    notExported: { decided_by: decidedByOthers },
    erase: [deleteRows('sessionRequests')],
    redact: ['reason', 'rejection_reason'],
  },
  timetable_drafts: {
    notExported: { created_by: decidedByOthers },
    redact: ['name'],
    namesNobody: { inputs: programText, result: programText, changes: programText },
  },
  session_bookings: { namesNobody: { resource: programText } },
}

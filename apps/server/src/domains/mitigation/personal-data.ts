import { decidedByOthers, programText, storedFile } from '#domains/personal-data/reasons.ts'
import { type DomainData, deleteRows } from '#domains/personal-data/table-data.ts'

export const mitigationData: DomainData = {
  mitigation_attachments: {
    person: { where: 't.request_id in (select r.id from mitigation_requests r where r.student_id = $me)' },
    export: { folder: 'mitigation', file: { key: 'key', name: 'name' } },
    notExported: { key: storedFile, sha256: storedFile },
    erase: [deleteRows('mitigation', { files: ['key'] })],
  },
  // Effects and sessions of a request are deleted with it.
  mitigation_requests: {
    person: 'student_id',
    export: { folder: 'mitigation' },
    notExported: { reviewed_by: decidedByOthers, reversed_by: decidedByOthers },
    erase: [deleteRows('mitigation')],
    redact: ['title', 'description', 'reason', 'admin_notes', 'reversal_reason'],
  },
  mitigation_effects: {
    redact: ['subject', 'before', 'after', 'obstacle'],
    namesNobody: { undo: programText },
  },
}

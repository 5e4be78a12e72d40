import { decidedByOthers, institutionText, programText, storedFile } from '#domains/personal-data/reasons.ts'
import { type DomainData, deleteRows, eraseText, keepRows } from '#domains/personal-data/table-data.ts'

/** Leave that was never taken and has no other references. */
const notTaken = (request: string) => `${request}.status <> 'approved'
  and not exists (select 1 from leave_ledger l where l.request_id = ${request}.id)
  and not exists (select 1 from pay_line_events e where e.leave_request_id = ${request}.id)`

export const leaveData: DomainData = {
  leave_attachments: {
    person: { where: 't.request_id in (select r.id from leave_requests r where r.person_id = $me)' },
    export: { folder: 'leave', file: { key: 'key', name: 'name' } },
    notExported: { key: storedFile },
    erase: [deleteRows('leaveFiles', { files: ['key'] })],
  },
  leave_request_days: {
    erase: [
      deleteRows('leaveNotTaken', {
        where: `t.request_id in (select r.id from leave_requests r
          where r.person_id = $me and ${notTaken('r')})`,
      }),
    ],
  },
  leave_requests: {
    person: 'person_id',
    export: { folder: 'leave' },
    notExported: { decided_by: decidedByOthers },
    erase: [
      deleteRows('leaveNotTaken', { where: `t.person_id = $me and ${notTaken('t')}` }),
      keepRows('pay', {
        where: `t.person_id = $me and not (${notTaken('t')})`,
        set: eraseText('reason', 'rejection_reason', 'revoked_reason'),
      }),
    ],
    redact: ['reason', 'rejection_reason', 'revoked_reason'],
  },
  leave_proposals: {
    person: {
      where: `t.colleague_id = $me or t.request_id in (select r.id from leave_requests r where r.person_id = $me)`,
    },
    export: { folder: 'leave' },
    notExported: { colleague_id: 'It may name a colleague who was asked to cover a session.' },
    erase: [deleteRows('leaveNotTaken')],
    redact: ['answer_reason'],
  },
  leave_ledger: {
    person: 'person_id',
    export: { folder: 'leave' },
    notExported: { by: decidedByOthers },
    erase: [keepRows('pay', { set: eraseText('note') })],
    redact: ['note'],
  },
  leave_types: { namesNobody: { name: institutionText, roles: programText } },
}

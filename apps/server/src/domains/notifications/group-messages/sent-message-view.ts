import type { SentMessageSummary, SentTo } from '@campanile/contract/notifications/group-messages.ts'
import type { MessageRow } from './group-messages.repo.ts'

const named = (id: string | null, name: string | null) => (id && name !== null ? { id, name } : null)

const sentTo = (row: MessageRow): SentTo => ({
  to: row.audience,
  class: named(row.classId, row.course),
  person: named(row.personId, row.personName),
  search: row.search,
  role: row.role,
  status: row.status,
  face: row.face,
  batch: named(row.batchId, row.batch),
  programme: named(row.programmeId, row.programme),
  department: named(row.departmentId, row.department),
})

/** A message in the list of its sender. */
export const sentSummary = (row: MessageRow): SentMessageSummary => ({
  id: row.id,
  subject: row.subject,
  sentTo: sentTo(row),
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  recipients: row.recipients,
  read: row.read,
})

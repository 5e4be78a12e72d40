import { z } from 'zod/mini'
import { sheetFormats } from '../documents.ts'
import { op } from '../operation.ts'
import { day, id, instant, matching, nothing, role, searchText } from '../values.ts'
import { auditAreas } from './audit-words.ts'

/** An area, as used in the URL. */
const area = z.enum(Object.keys(auditAreas) as [keyof typeof auditAreas])

const narrowing = {
  /** Part of a name, an email address or an action, a whole id, or a network address. */
  search: searchText,
  /** The person who acted. */
  actorId: z.optional(id),
  /** The person or row the event is about. */
  aboutId: z.optional(id),
  area: z.optional(area),
  action: z.optional(z.string().check(...matching(/^[a-zA-Z]{1,60}$/, 60))),
  /** Calendar days of the institution, both included. */
  from: z.optional(day),
  to: z.optional(day),
}

/** A person; or a service account, which has no role. */
const person = z.object({ id, name: z.string(), role: z.nullable(role) })
export type AuditPerson = z.infer<typeof person>

const auditEvent = z.object({
  id,
  at: instant,
  /** Name of the operation; `auditWords` has the words for it. */
  action: z.string(),
  /** Null: the system itself, or a person who was not signed in. */
  actor: z.nullable(person),
  entity: z.string(),
  entityId: z.string(),
  /** The first people it is about, besides the person who acted. */
  about: z.array(person),
  address: z.string(),
})
export type AuditEvent = z.infer<typeof auditEvent>

const changedValue = z.object({
  /** The name of the value, as text. */
  label: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})
export type ChangedValue = z.infer<typeof changedValue>

/** The start of the next page, as returned by the previous one. */
const cursor = z.string().check(...matching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z_[0-9a-f-]{36}$/, 61))

export const audit = {
  listAuditEvents: op({
    method: 'GET',
    path: '/audit-events',
    roles: ['admin'],
    summary: 'List audit events, newest first; access is itself audited',
    input: z.object({ ...narrowing, after: z.optional(cursor) }),
    output: z.object({ items: z.array(auditEvent), next: z.nullable(z.string()) }),
  }),
  readAuditEvent: op({
    method: 'GET',
    path: '/audit-events/{eventId}',
    roles: ['admin'],
    summary: 'Get an audit event with the values that changed',
    input: z.object({ eventId: id }),
    output: z.object({ ...auditEvent.shape, changes: z.array(changedValue), requestId: z.string() }),
  }),
  exportAuditEvents: op({
    method: 'GET',
    path: '/audit-events/export',
    kind: 'file',
    roles: ['admin'],
    summary: 'Export the filtered audit events as a file; access is itself audited',
    input: z.object({ ...narrowing, format: z.enum(sheetFormats) }),
    output: nothing,
  }),
}

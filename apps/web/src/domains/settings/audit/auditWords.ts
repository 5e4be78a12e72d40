import type { AuditEvent } from '@campanile/contract/audit/audit.ts'
import { auditAreas, auditWords } from '@campanile/contract/audit/audit-words.ts'
import { listWords } from '#lib/listWords.ts'
import { m } from './messages.ts'

/** The action in words. */
export const saysOf = ({ action }: AuditEvent) => auditWords(action)?.says ?? action

export const areaOf = ({ action }: AuditEvent) => {
  const words = auditWords(action)
  return words ? auditAreas[words.area] : ''
}

/** The actor; actions of the server have its name. */
export const whoOf = ({ actor, address }: AuditEvent) =>
  actor?.name ?? (address === 'server' ? m.campanile() : m.nobodySignedIn())

export const aboutOf = ({ about }: AuditEvent) => listWords(about.map(({ name }) => name))

/** The origin of an event: the server's own work has no address. */
export const whereOf = ({ address }: AuditEvent) => (address === 'server' ? '' : address)

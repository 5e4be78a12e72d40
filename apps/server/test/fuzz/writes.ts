import type { OperationName } from '@campanile/contract/operations.ts'
import type { Change } from './change-log.ts'

/**
 * Changed without an audit event: other logs, counters, queues, and ledger lines derived while a balance is
 * read.
 */
const bookkeeping = [
  'attempt_counters',
  'attempts',
  'anonymous_scans',
  'staff_attempts',
  'sign_in_sessions',
  'display_pairings',
  '_private_jobs',
  'stale_figures',
  'leave_ledger',
]

/** Tables in which a refused request may record that it was attempted, and by whom. */
const keptOfRefusals = [
  'attempt_counters',
  'attempts',
  'anonymous_scans',
  'staff_attempts',
  'audit_events',
  'sign_in_sessions',
]

/** Unfinished uploads, which only their sender can see. Submitting them is audited. */
const underWay = ['uploads', 'upload_pieces']

/** Further tables that these operations may write to, refused or not, and why. */
const besides: Partial<Record<OperationName, readonly string[]>> = {
  // Files are numbered, including refused ones, so that no name is used twice.
  attachMitigationFile: ['mitigation_requests'],
  // Creates an empty row to lock. If nothing is marked, the row stays empty.
  markSubmission: ['assignment_feedback', 'mark_sheets'],
  // The challenge is used up and the passkey's counter goes up even if check-in is refused.
  checkInWithPasskey: ['answered_passkey_challenges', 'passkeys'],
  // A file that is not accepted is deleted with its upload.
  completeUpload: [...underWay, '_private_jobs'],
  sendUploadPiece: underWay,
  startUpload: underWay,
  cancelUpload: underWay,
}

function changedTables(name: OperationName, changes: readonly Change[], but: readonly string[]): string[] {
  const known = [...but, ...(besides[name] ?? [])]
  return [...new Set(changes.map((it) => it.table))].filter((it) => !known.includes(it)).sort()
}

/** Tables that a request wrote to although it was refused. */
export const writtenThoughRefused = (name: OperationName, changes: readonly Change[]) =>
  changedTables(name, changes, keptOfRefusals)

/** Tables that a transaction changed without an audit event. */
export function writtenUnaudited(name: OperationName, changes: readonly Change[]): string[] {
  const audited = new Set(
    changes.filter(({ table }) => table === 'audit_events').map(({ transaction }) => transaction),
  )
  const silent = changes.filter(({ transaction }) => !audited.has(transaction))
  return changedTables(name, silent, bookkeeping)
}

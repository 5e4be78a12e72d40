import type { OperationName } from '@campanile/contract/operations.ts'
import type { Change } from './change-log.ts'

/** Logs of their own, what is seen, counted and to be done, and what follows from rules whenever a balance is read. */
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

/** What a refused request may leave behind: that it was tried, and by whom. */
const keptOfRefusals = [
  'attempt_counters',
  'attempts',
  'anonymous_scans',
  'staff_attempts',
  'audit_events',
  'sign_in_sessions',
]

/** Files on their way, which nobody but their sender sees; handing them in is audited. */
const underWay = ['uploads', 'upload_pieces']

/** What these write besides, refused or not, and why. */
const besides: Partial<Record<OperationName, readonly string[]>> = {
  // Numbers its files, refused ones too, so that no name comes twice.
  attachMitigationFile: ['mitigation_requests'],
  // An empty row to stand in line by: marked with nothing, it stays empty.
  markSubmission: ['assignment_feedback', 'mark_sheets'],
  // An answered challenge is spent, and the device counts, whatever comes of the check-in.
  checkInWithPasskey: ['answered_passkey_challenges', 'passkeys'],
  // A file that is not taken goes with its upload.
  completeUpload: [...underWay, '_private_jobs'],
  sendUploadPiece: underWay,
  startUpload: underWay,
  cancelUpload: underWay,
}

function tablesOf(name: OperationName, changes: readonly Change[], but: readonly string[]): string[] {
  const known = [...but, ...(besides[name] ?? [])]
  return [...new Set(changes.map((it) => it.table))].filter((it) => !known.includes(it)).sort()
}

/** Tables that a refused request wrote to all the same. */
export const writtenThoughRefused = (name: OperationName, changes: readonly Change[]) =>
  tablesOf(name, changes, keptOfRefusals)

/** Tables that a transaction changed without a word in the audit log. */
export function writtenUnaudited(name: OperationName, changes: readonly Change[]): string[] {
  const audited = new Set(
    changes.filter(({ table }) => table === 'audit_events').map(({ transaction }) => transaction),
  )
  const silent = changes.filter(({ transaction }) => !audited.has(transaction))
  return tablesOf(name, silent, bookkeeping)
}

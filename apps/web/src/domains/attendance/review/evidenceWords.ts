import type { AttemptMethod } from '@campanile/contract/attendance/attendance-words.ts'
import type { Dispute } from '@campanile/contract/attendance/disputes.ts'
import { refusalWords } from '../live/refusalWords.ts'

const acceptedWords: Record<AttemptMethod, string> = {
  scan: 'Scanned the code',
  face: 'Checked in by face',
  passkey: 'Checked in by passkey',
  code: 'Checked in by code',
  kiosk: 'Checked in at the kiosk',
  offline: 'Scanned the code without a connection',
}

const triedWords: Record<AttemptMethod, string> = {
  scan: 'Scan',
  face: 'Face check',
  passkey: 'Passkey',
  code: 'Code',
  kiosk: 'Kiosk',
  offline: 'Offline scan',
}

/** "Face check refused. Face does not match the registered one" */
export function attemptTitle({ method, outcome, reason }: Dispute['attempts'][number]): string {
  if (outcome === 'accepted') return acceptedWords[method]
  if (outcome === 'claimed') return 'Offline scan sent for review'
  return [`${triedWords[method]} refused`, reason && refusalWords[reason]].filter(Boolean).join('. ')
}

/** "Present to absent, Ada Adams: Left early (undone)" */
export function changeTitle({ before, after, by, reason, undoneAt }: Dispute['changes'][number]): string {
  const what = before ? `${before} to ${after}` : `recorded as ${after}`
  const first = `${what.charAt(0).toUpperCase()}${what.slice(1)}, ${by}`
  return `${first}${reason ? `: ${reason}` : ''}${undoneAt ? ' (undone)' : ''}`
}

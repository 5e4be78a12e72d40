import type { AttemptMethod } from '@campanile/contract/attendance/attendance-words.ts'
import type { Dispute } from '@campanile/contract/attendance/disputes.ts'
import { refusalWords } from '../live/refusalWords.ts'
import { m } from './messages.ts'

const acceptedWords: Record<AttemptMethod, string> = {
  scan: m.scannedTheCode(),
  face: m.checkedInByFace(),
  passkey: m.checkedInByPasskey(),
  code: 'Checked in by code',
  kiosk: m.checkedInAtTheKiosk(),
  offline: m.scannedTheCodeWithoutAConnection(),
}

const triedWords: Record<AttemptMethod, string> = {
  scan: m.scan(),
  face: m.faceCheck(),
  passkey: m.passkey(),
  code: 'Code',
  kiosk: m.kiosk(),
  offline: m.offlineScan(),
}

/** "Face check refused. Face does not match the registered one" */
export function attemptTitle({ method, outcome, reason }: Dispute['attempts'][number]): string {
  if (outcome === 'accepted') return acceptedWords[method]
  if (outcome === 'claimed') return m.offlineScanSentForReview()
  return [`${triedWords[method]} refused`, reason && refusalWords[reason]].filter(Boolean).join('. ')
}

/** "Present to absent, Ada Adams: Left early (undone)" */
export function changeTitle({ before, after, by, reason, undoneAt }: Dispute['changes'][number]): string {
  const what = before ? m.beforeToAfter({ before, after }) : m.recordedAs({ after })
  const first = `${what.charAt(0).toUpperCase()}${what.slice(1)}, ${by}`
  return `${first}${reason ? `: ${reason}` : ''}${undoneAt ? ' (undone)' : ''}`
}

import { type AttemptMethod, attendanceStatusWords } from '@campanile/contract/attendance/attendance-words.ts'
import type { Dispute } from '@campanile/contract/attendance/disputes.ts'
import { refusalWords } from '../live/refusalWords.ts'
import { m } from './messages.ts'

const acceptedWords: Record<AttemptMethod, string> = {
  scan: m.scannedTheCode(),
  face: m.checkedInByFace(),
  passkey: m.checkedInByPasskey(),
  code: m.checkedInByCode(),
  kiosk: m.checkedInAtTheKiosk(),
  offline: m.scannedTheCodeWithoutAConnection(),
}

const refusedWords: Record<AttemptMethod, string> = {
  scan: m.scanRefused(),
  face: m.faceCheckRefused(),
  passkey: m.passkeyRefused(),
  code: m.codeRefused(),
  kiosk: m.kioskRefused(),
  offline: m.offlineScanRefused(),
}

/** "Face check refused. Face does not match the registered one" */
export function attemptTitle({ method, outcome, reason }: Dispute['attempts'][number]): string {
  if (outcome === 'accepted') return acceptedWords[method]
  if (outcome === 'claimed') return m.offlineScanSentForReview()
  const attempt = refusedWords[method]
  return reason ? m.attemptRefusedBecause({ attempt, reason: refusalWords[reason] }) : attempt
}

/** "Present to Absent, Ada Adams: Left early (undone)" */
export function changeTitle({ before, after, by, reason, undoneAt }: Dispute['changes'][number]): string {
  const what = before
    ? m.changedFromTo({
        before: attendanceStatusWords[before],
        after: attendanceStatusWords[after],
        changedBy: by,
      })
    : m.recordMade({ status: after, changedBy: by })
  const change = reason ? `${what}: ${reason}` : what
  return undoneAt ? m.changeUndone({ change }) : change
}

import type { Recognition } from '@campanile/contract/attendance/kiosk.ts'
import { pageMessage } from '@campanile/contract/page-messages.ts'
import { m } from './messages.ts'

interface RecognitionWords {
  label: string
  /** The message for the person in front of the camera. */
  message: string
  good: boolean
}

/** The kiosk's message about the last face. */
export function recognitionWords({ outcome, label, status }: Recognition): RecognitionWords {
  if (outcome === 'marked')
    return {
      label,
      message: status === 'late' ? m.youAreRecordedAsLate() : m.youAreRecordedAsPresent(),
      good: true,
    }
  if (outcome === 'already-marked') return { label, message: m.yourAttendanceIsAlreadyRecorded(), good: true }
  if (outcome === 'replayed') return { label, message: pageMessage['face-replayed'], good: false }
  return { label, message: m.tryAgainOrUseYourPhone(), good: false }
}

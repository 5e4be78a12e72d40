import type { Recognition } from '@campanile/contract/attendance/kiosk.ts'
import { pageMessage } from '@campanile/contract/page-messages.ts'
import { m } from './messages.ts'

interface RecognitionWords {
  label: string
  /** What it means for the person in front of the camera. */
  message: string
  good: boolean
}

/** What the kiosk says about the face it has just seen. */
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

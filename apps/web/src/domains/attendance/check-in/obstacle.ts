import type { MyCheckIn } from '@campanile/contract/attendance.ts'
import type { Refusal } from '#camera/refusal.ts'
import { refusalWordsOf } from './refusals.ts'

/**
 * What stands between a student and the face check, the most telling first: the state of the check-in,
 * then the scan, then the face. Undefined when nothing does.
 *
 * @param scanRefusal why the scan was not accepted; an earlier scan of this browser makes up for it
 */
export function obstacleOf(
  { refusal, scanned, face }: Pick<MyCheckIn, 'refusal' | 'scanned' | 'face'>,
  scanRefusal: Refusal | undefined,
): Refusal | undefined {
  if (refusal) return refusal
  if (!scanned) return aboutTheScan(scanRefusal) ?? 'scan-required'
  if (face === 'in-review') return 'face-in-review'
  return face === 'active' ? undefined : 'face-not-registered'
}

/** A scan refused because check-in was not open says nothing any more once it is. */
function aboutTheScan(refusal: Refusal | undefined): Refusal | undefined {
  const next = refusal && refusalWordsOf(refusal).next
  return next === 'scan' || next === 'retry' ? refusal : undefined
}

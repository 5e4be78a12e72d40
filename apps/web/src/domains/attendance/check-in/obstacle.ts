import type { MyCheckIn } from '@campanile/contract/attendance/check-in.ts'
import { type CheckInRefusal, checkInRefusalWords } from './refusals.ts'

/**
 * Why a student can't check in by any method, the most important reason first: the state of the check-in,
 * then the scan. Undefined if there is none.
 * @param scanRefusal why the scan was not accepted; an earlier scan of this browser makes up for it
 */
export function obstacleOf(
  { refusal, scanned }: Pick<MyCheckIn, 'refusal' | 'scanned'>,
  scanRefusal: CheckInRefusal | undefined,
): CheckInRefusal | undefined {
  if (refusal) return refusal
  return scanned ? undefined : (aboutTheScan(scanRefusal) ?? 'scan-required')
}

/** A scan refused because check-in was not open is irrelevant once it is. */
function aboutTheScan(refusal: CheckInRefusal | undefined): CheckInRefusal | undefined {
  const next = refusal && checkInRefusalWords(refusal).next
  return next === 'scan' || next === 'retry' ? refusal : undefined
}

import type { CheckInWay, DeviceLocation, MyCheckIn } from '@campanile/contract/attendance/check-in.ts'

/** The class, and the student's location if the class requires it. */
export interface CheckInPlace {
  classId: string
  place: DeviceLocation | undefined
}

/** Whether a student can use a method now; the code has no requirement. */
export function canUse(
  way: CheckInWay,
  { face, hasPasskey }: Pick<MyCheckIn, 'face' | 'hasPasskey'>,
): boolean {
  if (way === 'face') return face === 'active'
  return way === 'code' || hasPasskey
}

/** Whether trying again must reload the student's state first. */
export const isAboutPlace = (refusal: string): boolean =>
  refusal === 'location-required' || refusal === 'location-vague' || refusal === 'too-far'

/** The ways of a class as they are offered: the one used last first, then what can be used, then what needs setting up. */
export function orderWays(
  checkIn: Pick<MyCheckIn, 'face' | 'hasPasskey' | 'ways' | 'lastWay'>,
): CheckInWay[] {
  const rank = (way: CheckInWay) => {
    if (!canUse(way, checkIn)) return 2
    return way === checkIn.lastWay ? 0 : 1
  }
  return checkIn.ways.toSorted((one, other) => rank(one) - rank(other))
}

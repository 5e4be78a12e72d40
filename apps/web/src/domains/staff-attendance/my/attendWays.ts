import type { MyStaffDay } from '@campanile/contract/staff-attendance/staff-attendance.ts'

/** face and passkey start at once; set-up adds one of them first. */
export type AttendWay = 'face' | 'passkey' | 'set-up'

/** The effect of the main button, and the alternatives below it. */
export function attendWays(
  { face, hasPasskey }: Pick<MyStaffDay, 'face' | 'hasPasskey'>,
  knowsPasskeys: boolean,
): { first: AttendWay; other: AttendWay | null } {
  const passkey = hasPasskey && knowsPasskeys ? 'passkey' : null
  if (face === 'active') return { first: 'face', other: passkey ?? (knowsPasskeys ? 'set-up' : null) }
  return { first: passkey ?? 'set-up', other: null }
}

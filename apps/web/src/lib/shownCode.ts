import type { checkInCode } from '@campanile/contract/attendance/attendance.ts'
import type { z } from 'zod/mini'

export type ShownCode = z.infer<typeof checkInCode>['codes'][number]

/** The code that belongs on the screen at an instant of the server's clock; undefined when none is known. */
export const codeAt = (codes: readonly ShownCode[], now: Date): ShownCode | undefined =>
  codes.find(
    ({ shownFrom, shownUntil }) =>
      Date.parse(shownFrom) <= now.getTime() && now.getTime() < Date.parse(shownUntil),
  )

/** Milliseconds until the code on the screen has to change; undefined if there is no code. */
export function codeChangesIn(codes: readonly ShownCode[], now: Date): number | undefined {
  const code = codeAt(codes, now)
  return code && Date.parse(code.shownUntil) - now.getTime()
}

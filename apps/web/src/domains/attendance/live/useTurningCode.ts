import { askCodesEvery, useShownCode } from '#lib/useShownCode.ts'
import { useCheckInCodes } from '../attendance.api.ts'

/** The code of a session's check-in as it stands on the screen, and why there is none. */
export function useTurningCode(sessionId: string, openedAt: string) {
  const { data, error } = useCheckInCodes(sessionId, openedAt, askCodesEvery)
  return { ...useShownCode(data), error }
}

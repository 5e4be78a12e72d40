import { useRead } from '#lib/useRead.ts'
import { askCodesEvery, useShownCode } from '#lib/useShownCode.ts'

/** The code of a session's check-in as it stands on the screen, and why there is none. */
export function useTurningCode(sessionId: string, openedAt: string) {
  const { data, error } = useRead(
    'readCheckInCode',
    { sessionId },
    // Reopening check-in invalidates every earlier code.
    { version: openedAt, refetchInterval: askCodesEvery, staleTime: 0, gcTime: 0 },
  )
  return { ...useShownCode(data), error }
}

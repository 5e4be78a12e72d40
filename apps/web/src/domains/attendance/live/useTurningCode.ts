import { useRead } from '#lib/useRead.ts'
import { askCodesEvery, useShownCode } from '#lib/useShownCode.ts'

/** The current code of a session's check-in, or why there is none. */
export function useTurningCode(sessionId: string, openedAt: string) {
  const { data, error } = useRead(
    'readCheckInCode',
    { sessionId },
    // Reopening check-in invalidates every earlier code.
    { version: openedAt, refetchInterval: askCodesEvery, staleTime: 0, gcTime: 0 },
  )
  return { ...useShownCode(data), error }
}

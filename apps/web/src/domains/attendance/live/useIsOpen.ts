import type { Register } from '@campanile/contract/attendance/attendance.ts'
import { useEffect, useReducer } from 'react'

/**
 * Whether check-in is open. A window whose time has passed is closed, even if the server has not announced it
 * yet.
 */
export function useIsOpen(window: Register['window'], clockOffset: number): boolean {
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0)
  const closesIn = window && !window.closedAt ? Date.parse(window.closesAt) - Date.now() - clockOffset : 0
  const open = closesIn > 0
  useEffect(() => {
    if (!open) return
    const timer = setTimeout(lookAgain, closesIn)
    return () => clearTimeout(timer)
  }, [open, closesIn])
  return open
}

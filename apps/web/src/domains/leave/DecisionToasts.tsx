import { useEffect, useState } from 'react'
import { useRead } from '#lib/useRead.ts'
import { showToast } from '#ui/toast.ts'
import { decisionKey, decisionToast, freshDecisions, nextSince } from './decisions.ts'

/** Outlives the component, so that a toast is not shown again after signing in again on the same page. */
const shown = new Set<string>()

/** Shows a lecturer toasts about leave that was approved or rejected since the page was loaded. */
export function DecisionToasts() {
  const [mountedAt] = useState(() => new Date().toISOString())
  // Read once, only for the distance of this device's clock from the server's.
  const clock = useRead('listMyLeaveDecisions', { since: mountedAt }, { once: true }).data
  const loadedAt = clock && new Date(performance.timeOrigin + clock.clockOffset).toISOString()
  const [answered, setAnswered] = useState<string>()
  const since = answered ?? loadedAt
  const items = useRead('listMyLeaveDecisions', since === undefined ? null : { since }).data?.items
  useEffect(() => {
    if (!items || !loadedAt) return
    for (const decision of freshDecisions(items, loadedAt, shown)) {
      shown.add(decisionKey(decision))
      void showToast(decisionToast(decision))
    }
    setAnswered((before) => nextSince(items, before ?? loadedAt))
  }, [items, loadedAt])
  return null
}

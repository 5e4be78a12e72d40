import { useEffect, useState } from 'react'
import { showToast } from '#ui/toast.ts'
import { decisionKey, decisionToast, freshDecisions, nextSince } from './decisions.ts'
import { useLeaveClock, useMyDecisions } from './leave.api.ts'

/** Outlives the component: what was shown stays shown when somebody signs in again on the same page. */
const shown = new Set<string>()

/** Tells a lecturer of leave that was approved or rejected since the page was loaded; draws nothing itself. */
export function DecisionToasts() {
  const clockOffset = useLeaveClock()
  const loadedAt =
    clockOffset === undefined ? undefined : new Date(performance.timeOrigin + clockOffset).toISOString()
  const [answered, setAnswered] = useState<string>()
  const since = answered ?? loadedAt
  const items = useMyDecisions(since)
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

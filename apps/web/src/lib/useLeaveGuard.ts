import { useEffect, useState } from 'react'
import { pageHistory } from './pageHistory.ts'

type Ask = (goOn: () => void) => void

/** Forms with unsaved input. The last one asks, and its answer applies to all. */
const asking: Ask[] = []

const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()

function startAsking(ask: Ask) {
  asking.push(ask)
  pageHistory.setHold((goOn) => asking.at(-1)?.(goOn))
  window.addEventListener('beforeunload', onUnload)
  return () => {
    asking.splice(asking.indexOf(ask), 1)
    if (asking.length > 0) return
    pageHistory.setHold(undefined)
    window.removeEventListener('beforeunload', onUnload)
  }
}

/**
 * Blocks navigation to another screen while there is unsaved input; `leave` continues it. The browser itself
 * asks before the tab is closed.
 */
export function useLeaveGuard(when: boolean) {
  const [held, setHeld] = useState<{ goOn: () => void }>()
  useEffect(() => (when ? startAsking((goOn) => setHeld({ goOn })) : undefined), [when])
  return {
    isHeld: held !== undefined,
    stay: () => setHeld(undefined),
    leave: () => {
      setHeld(undefined)
      held?.goOn()
    },
  }
}

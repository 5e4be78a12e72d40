import { useContext, useEffect, useState } from 'react'
import { UNSAFE_NavigationContext } from 'react-router'

/**
 * Holds a way to another screen back while something is not saved; what is held goes on with `leave`. Closing the
 * browser's tab is held by the browser's own question.
 */
export function useLeaveGuard(when: boolean) {
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const [held, setHeld] = useState<{ goOn: () => void }>()
  useEffect(() => {
    if (!when) return
    const { push } = navigator
    // The declarative router has no way to hold a navigation back but this one.
    navigator.push = (...way) => setHeld({ goOn: () => push.apply(navigator, way) })
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => {
      navigator.push = push
      window.removeEventListener('beforeunload', ask)
    }
  }, [when, navigator])
  return {
    isHeld: held !== undefined,
    stay: () => setHeld(undefined),
    leave: () => {
      setHeld(undefined)
      held?.goOn()
    },
  }
}

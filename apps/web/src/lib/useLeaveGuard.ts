import { useContext, useEffect, useState } from 'react'
import { type Navigator, UNSAFE_NavigationContext } from 'react-router'
import { guardPops } from './popGate.ts'

type Ask = (goOn: () => void) => void

/** Forms that hold something unsaved; the one that came last asks, and its answer is good for all. */
const asking: Ask[] = []
let stopWatching: (() => void) | undefined

/** The router numbers its entries of the browser's history. */
const placeOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx

/**
 * Holds ways to other screens back. The declarative router has no means of its own: a link is held before it begins; the
 * browser's Back and Forward have happened already when they are heard, so they are taken back before the router hears.
 */
function watch(navigator: Navigator): () => void {
  const { push } = navigator
  let here = placeOf(history.state)
  let passing = false
  const hold = (goOn: () => void) => asking.at(-1)?.(goOn)
  navigator.push = (...way) =>
    hold(() => {
      push.apply(navigator, way)
      here = placeOf(history.state)
    })
  const openPops = guardPops((event) => {
    const there = placeOf(event.state)
    if (passing || here === undefined || there === undefined) {
      passing = false
      here = there
      return
    }
    event.stopImmediatePropagation()
    const steps = there - here
    // Taken back, it comes here again.
    if (steps === 0) return
    history.go(-steps)
    hold(() => {
      passing = true
      history.go(steps)
    })
  })
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', onUnload)
  return () => {
    navigator.push = push
    openPops()
    window.removeEventListener('beforeunload', onUnload)
  }
}

/**
 * Holds a way to another screen back while something is not saved; what is held goes on with `leave`. Closing the
 * browser's tab is held by the browser's own question.
 */
export function useLeaveGuard(when: boolean) {
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const [held, setHeld] = useState<{ goOn: () => void }>()
  useEffect(() => {
    if (!when) return
    const ask: Ask = (goOn) => setHeld({ goOn })
    asking.push(ask)
    stopWatching ??= watch(navigator)
    return () => {
      asking.splice(asking.indexOf(ask), 1)
      if (asking.length > 0) return
      stopWatching?.()
      stopWatching = undefined
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

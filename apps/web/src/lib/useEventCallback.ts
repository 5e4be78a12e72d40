import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function of constant identity that runs the latest one, so that memoised rows are not drawn again. */
export function useEventCallback<Args extends unknown[]>(act: (...args: Args) => void) {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}

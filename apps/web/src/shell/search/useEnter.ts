import { type KeyboardEvent, useEffect, useRef } from 'react'

const movingKeys = ['ArrowDown', 'ArrowUp', 'Home', 'End']

interface Best {
  /** Enter was pressed before the best was known. */
  awaited: boolean
  setAwaited: (awaited: boolean) => void
  /** Opens the best match for the text; absent while it is unknown, or if there is none. */
  open: (() => void) | undefined
  isComing: boolean
  /** Asks again if that failed. */
  retry: (() => void) | undefined
}

/**
 * Enter opens the entry selected with arrows or pointer; without a selection, it waits for the best match and
 * opens that.
 */
export function useEnter({ awaited, setAwaited, open, isComing, retry }: Best) {
  const chosen = useRef(false)
  useEffect(() => {
    if (!awaited || (!open && isComing)) return
    setAwaited(false)
    open?.()
  })
  return {
    /** Handled before the list receives the key. */
    onKeyDown(event: KeyboardEvent) {
      if (open && movingKeys.includes(event.key)) chosen.current = true
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || chosen.current) return
      event.preventDefault()
      if (open) return open()
      retry?.()
      setAwaited(isComing || retry !== undefined)
    },
    onPointerMove() {
      if (open) chosen.current = true
    },
    onType() {
      chosen.current = false
      setAwaited(false)
    },
  }
}

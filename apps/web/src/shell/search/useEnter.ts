import { type KeyboardEvent, useEffect, useRef } from 'react'

const movingKeys = ['ArrowDown', 'ArrowUp', 'Home', 'End']

interface Best {
  /** Enter was pressed before the best was known. */
  awaited: boolean
  setAwaited: (awaited: boolean) => void
  /** Opens the best of what is typed; absent while it is not known, or there is none. */
  open: (() => void) | undefined
  isComing: boolean
  /** Asks once more, where that failed. */
  retry: (() => void) | undefined
}

/** Enter opens what was selected by arrow or pointer; without a choice the best of what is typed, for which it waits. */
export function useEnter({ awaited, setAwaited, open, isComing, retry }: Best) {
  const chosen = useRef(false)
  useEffect(() => {
    if (!awaited || (!open && isComing)) return
    setAwaited(false)
    open?.()
  })
  return {
    /** Before the list hears of the key. */
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

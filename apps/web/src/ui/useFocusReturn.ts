import { useEffect, useRef } from 'react'

/** The focus before a dialog that has just closed. */
let beforeLast: Element | null = null

/** Gives the focus back to where it was: the dialogs have no trigger that Radix could return it to. */
export function useFocusReturn() {
  const before = useRef<Element | null>(null)
  // A dialog that loads is replaced by the one that is loaded, which opens when the focus is nowhere any more.
  useEffect(
    () => () => {
      beforeLast = before.current
    },
    [],
  )
  return {
    remember() {
      const { activeElement, body } = document
      before.current = activeElement === body ? beforeLast : activeElement
    },
    /** Unless something else has received the focus, such as the screen that an option opened. */
    giveBack(event: Event) {
      beforeLast = null
      event.preventDefault()
      if (document.activeElement !== document.body) return
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
    },
  }
}

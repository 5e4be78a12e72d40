import { useRef } from 'react'

/** Gives the focus back to where it was: the dialogs have no trigger of their own that would do it. */
export function useFocusReturn() {
  const before = useRef<Element | null>(null)
  return {
    remember() {
      before.current = document.activeElement
    },
    /** Unless something else has taken the focus meanwhile, such as the screen that a choice led to. */
    giveBack(event: Event) {
      event.preventDefault()
      if (document.activeElement !== document.body) return
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
    },
  }
}

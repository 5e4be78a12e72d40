import { useLayoutEffect } from 'react'

/** Ctrl K, or Command K, from anywhere, opens and closes. */
export function useSearchShortcut(onSearch: () => void) {
  // An ordinary effect can run after the page is visible, and a key pressed in between would be lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      onSearch()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [onSearch])
}

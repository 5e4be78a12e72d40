import { useLayoutEffect } from 'react'

/** Ctrl K, or Command K, from anywhere, opens and closes. */
export function useSearchShortcut(onSearch: () => void) {
  // Listens as soon as the page can be seen: an ordinary effect of a busy browser may run later than a key.
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

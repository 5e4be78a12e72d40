import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Open elements, as Radix marks them. */
const overlays = '[role="dialog"][data-state="open"], [role="menu"][data-state="open"]'

/**
 * Moves the focus to the main region when the path changes, as a page load would, except on the first page. A
 * screen may take a while to load: anything that the person has opened in the meantime keeps the focus and
 * stays open.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!document.querySelector(overlays)) main.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [pathname, main])
}

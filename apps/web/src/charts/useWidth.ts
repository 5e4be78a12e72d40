import { useCallback, useState } from 'react'

/** The width that an element is given, in pixels; its ref, and the width. */
export function useWidth(first: number) {
  const [width, setWidth] = useState(first)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(Math.max(200, Math.floor(element.clientWidth))))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width] as const
}

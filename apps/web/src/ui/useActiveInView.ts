import { useLayoutEffect, useRef } from 'react'

/** For a row that is drawn sideways: `active` changing brings the tab that is open to its middle. */
export function useActiveInView<T extends HTMLElement>(active: string) {
  const row = useRef<T>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is open whenever it changes.
  useLayoutEffect(() => {
    const tab = row.current?.querySelector('[aria-current="page"], [data-state="active"]')
    if (!row.current || !tab) return
    const [outer, inner] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    row.current.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
  }, [active])
  return row
}

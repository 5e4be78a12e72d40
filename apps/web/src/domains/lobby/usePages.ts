import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Milliseconds that a page is shown: enough to find a class on it. */
const standing = 12_000

/** The number of rows of a height, in pixels, that an element can show; follows its size. */
export function useFitting(rowHeight: number) {
  const frame = useRef<HTMLDivElement>(null)
  const [fitting, setFitting] = useState(1)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const count = () => setFitting(Math.max(1, Math.floor(element.clientHeight / rowHeight)))
    count()
    const watcher = new ResizeObserver(count)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [rowHeight])
  return { frame, fitting }
}

/** Cycles through this many pages until a person pauses it. */
export function useTurningPage(pages: number) {
  const [turn, setTurn] = useState(0)
  const [paused, setPaused] = useState(false)
  useEffect(() => {
    if (pages < 2 || paused) return
    const timer = setInterval(() => setTurn((now) => now + 1), standing)
    return () => clearInterval(timer)
  }, [pages, paused])
  return { page: pages > 0 ? turn % pages : 0, paused, toggle: () => setPaused((now) => !now) }
}

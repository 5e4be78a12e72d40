import { useEffect, useRef, useState } from 'react'

/** The value, changed no more often than every so many milliseconds; the last one always arrives. */
export function useThrottled<T>(value: T, every: number): T {
  const [told, setTold] = useState(value)
  const toldAt = useRef(0)
  useEffect(() => {
    const wait = Math.max(0, toldAt.current + every - Date.now())
    const timer = setTimeout(() => {
      toldAt.current = Date.now()
      setTold(value)
    }, wait)
    return () => clearTimeout(timer)
  }, [value, every])
  return told
}

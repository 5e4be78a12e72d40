import { useEffect, useState } from 'react'

/** The value as it stood when it last came to rest for so many milliseconds. */
export function usePaused<T>(value: T, milliseconds: number): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return rested
}

import { useEffect, useState } from 'react'

/** False until the component has been mounted for this many milliseconds. */
export function useDelay(milliseconds: number) {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return over
}

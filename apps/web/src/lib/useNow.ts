import { useEffect, useState } from 'react'

/** The time by this device's clock, told anew every so many milliseconds. */
export function useNow(every: number) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}

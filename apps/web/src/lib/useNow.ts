import { useEffect, useState } from 'react'

/** The time by this device's clock, updated every `every` milliseconds. */
export function useNow(every: number) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}

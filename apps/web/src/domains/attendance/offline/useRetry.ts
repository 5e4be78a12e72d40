import { useEffect, useEffectEvent } from 'react'

/** Milliseconds between attempts while the server is out of reach though the browser is online. */
const retryPause = 20_000

/** Asks the server again as soon as the browser is back online, and from time to time until it answers. */
export function useRetry(onRetry: () => void) {
  const retry = useEffectEvent(() => {
    if (navigator.onLine) onRetry()
  })
  useEffect(() => {
    const again = () => retry()
    const timer = setInterval(again, retryPause)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [])
}

import { useEffect } from 'react'

/** Keeps the screen on while the component is mounted and visible, if the browser can. */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let left = false
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      // Refused on a low battery, for example: the screen then turns off as usual.
      const held = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (left) void held?.release()
      else lock = held
    }
    void hold()
    // The browser releases it when the page is hidden.
    document.addEventListener('visibilitychange', hold)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [])
}

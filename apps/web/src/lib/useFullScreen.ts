import { useEffect, useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

const leave = () => {
  if (document.fullscreenElement) void document.exitFullscreen()
}

/** The page over the whole screen, as long as the component is mounted; undefined if the browser cannot. */
export function useFullScreen() {
  const on = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  useEffect(() => leave, [])
  if (!document.fullscreenEnabled) return undefined
  return { on, toggle: () => (on ? leave() : void document.documentElement.requestFullscreen()) }
}

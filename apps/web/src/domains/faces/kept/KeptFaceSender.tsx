import { useEffect, useEffectEvent } from 'react'
import { isServerFailure } from '#lib/errors.ts'
import { listenLive } from '#lib/live.ts'
import { useOnline } from '#lib/useOnline.ts'
import { useKeptFace, useSendFailure, useSendKeptFace } from './useKeptFace.ts'

/** Milliseconds between attempts while the server is out of reach or fails though the browser is online. */
const retryPause = 30_000

/** Sends a photo that waits on this device as soon as the server can be reached. Shows nothing itself. */
export function KeptFaceSender() {
  const kept = useKeptFace().data
  const failure = useSendFailure()
  const online = useOnline()
  const send = useSendKeptFace()
  const attempt = useEffectEvent(() => send.mutate())
  // A refused photo is not sent again automatically.
  const isWaiting = kept != null && (failure === null || isServerFailure(failure))
  useEffect(() => {
    if (!isWaiting || !online) return
    attempt()
    const timer = setInterval(() => attempt(), retryPause)
    const stopListening = listenLive({
      onConnect: () => attempt(),
      onMissed: () => undefined,
      onEvent: () => undefined,
      onLost: () => undefined,
    })
    return () => {
      clearInterval(timer)
      stopListening()
    }
  }, [isWaiting, online])
  return null
}

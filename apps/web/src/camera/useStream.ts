import { type RefObject, useEffect } from 'react'

/** Shows a stream in a video element as long as both exist. */
export function useStream(video: RefObject<HTMLVideoElement | null>, stream: MediaStream | null) {
  useEffect(() => {
    const element = video.current
    if (!element) return
    element.srcObject = stream
    return () => {
      element.srcObject = null
    }
  }, [video, stream])
}

import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { openQrReader } from './qrReader.ts'

interface QrCodesOptions {
  /** The playing camera picture. */
  video: RefObject<HTMLVideoElement | null>
  /** Pictures are read while this holds: the camera is on, and a code is needed. The reader is fetched then. */
  active: boolean
  onCodes: (texts: string[]) => void
}

/** Waits until the camera has delivered a new picture, so that none is read twice. */
const nextPicture = (video: HTMLVideoElement) =>
  new Promise<void>((resolve) => video.requestVideoFrameCallback(() => resolve()))

/** Reads QR codes from the camera, picture after picture. Answers whether the reader could not be started. */
export function useQrCodes({ video, active, onCodes }: QrCodesOptions): { hasFailed: boolean } {
  const [hasFailed, setHasFailed] = useState(false)
  const tell = useEffectEvent(onCodes)
  useEffect(() => {
    const picture = video.current
    if (!active || !picture) return
    let ended = false
    const opening = openQrReader()
    async function run(from: HTMLVideoElement) {
      const reader = await opening
      while (!ended) {
        await nextPicture(from)
        if (ended) return
        const texts = await reader.read(from)
        if (!ended && texts.length > 0) tell(texts)
      }
    }
    run(picture).catch(() => !ended && setHasFailed(true))
    return () => {
      ended = true
      // The last reading may never be answered. A reader that could not be opened needs no closing.
      opening.then(
        (reader) => reader.close(),
        () => undefined,
      )
    }
  }, [video, active])
  return { hasFailed }
}

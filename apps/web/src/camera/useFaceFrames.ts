import { FaceEngineError, type Wanted } from '@campanile/face/engine.ts'
import type { FrameAnalysis } from '@campanile/face/frame-analysis.ts'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { checkEngine, sharedEngine } from './faceEngine.ts'

interface FaceFramesOptions {
  /** The playing camera picture: `CameraStage` fills it. */
  video: RefObject<HTMLVideoElement | null>
  /**
   * Frames are analysed while this is true: the camera is on, the engine is initialised, and frames are
   * needed.
   */
  active: boolean
  /** Results to compute for the next frame in addition to boxes and points; read before each frame. */
  wanted: () => Wanted
  /** Comes in order, one frame at a time, and no more once `active` has ended. */
  onAnalysis: (analysis: FrameAnalysis) => void
}

/** Waits until the camera has delivered a new picture, so that none is analysed twice. */
const nextPicture = (video: HTMLVideoElement) =>
  new Promise<void>((resolve) => video.requestVideoFrameCallback(() => resolve()))

/** Feeds camera frames to the face engine, as fast as it answers. All work is done in the engine's worker. */
export function useFaceFrames({ video, active, wanted, onAnalysis }: FaceFramesOptions) {
  const askWanted = useEffectEvent(wanted)
  const tell = useEffectEvent(onAnalysis)
  useEffect(() => {
    const picture = video.current
    if (!active || !picture) return
    let ended = false
    async function run(from: HTMLVideoElement) {
      while (!ended) {
        await nextPicture(from)
        if (ended) return
        const analysis = await sharedEngine().analyse(from, askWanted())
        if (!ended) tell(analysis)
      }
    }
    run(picture).catch((error: unknown) => {
      if (!(error instanceof FaceEngineError)) throw error
      checkEngine()
    })
    return () => {
      ended = true
    }
  }, [video, active])
}

import type { FrameAnalysis } from '@campanile/face/frame-analysis.ts'
import { registrationFrames } from '@campanile/face/registration.ts'
import { useRef, useState } from 'react'
import { useCamera } from '#camera/useCamera.ts'
import { useFaceEngine } from '#camera/useFaceEngine.ts'
import { useFaceFrames } from '#camera/useFaceFrames.ts'
import { faceMessages, failureSentence } from '../faceMessages.ts'
import type { Shot } from '../shot.ts'
import { captureProblems, emptyCapture, isReady, nextCapture } from './capture.ts'
import { snapshotOf } from './snapshot.ts'

interface CameraShotOptions {
  /** Whether to take the photo without the shutter. */
  isAutomatic: boolean
  onShot: (shot: Shot) => void
  /** Why the shutter gave no photo. */
  onFailure: (sentence: string) => void
}

const withDescriptor = { descriptor: true }

/**
 * Watches the camera, collects good frames, and takes the photo automatically once every check has passed for
 * a moment, or when the shutter is used, and then waits for the missing frames.
 */
export function useCameraShot({ isAutomatic, onShot, onFailure }: CameraShotOptions) {
  const camera = useCamera()
  const { engine, status, initialized, retry } = useFaceEngine()
  const video = useRef<HTMLVideoElement>(null)
  const capture = useRef(emptyCapture)
  const photo = useRef<Pick<Shot, 'jpeg' | 'analysis' | 'takenAt'>>(null)
  const isTaking = useRef(false)
  const [shown, setShown] = useState({ capture: emptyCapture, hasPhoto: false })

  function see(analysis: FrameAnalysis) {
    capture.current = nextCapture(capture.current, analysis, performance.now())
    if (capture.current.startedOver) photo.current = null
    const descriptors = registrationFrames(capture.current.registration)
    setShown({ capture: capture.current, hasPhoto: photo.current !== null })
    if (photo.current && descriptors) onShot({ ...photo.current, descriptors, source: 'camera' })
    else if (isAutomatic && isReady(capture.current)) take()
  }

  /** The still picture has to pass the checks too; if it fails one, the message explains why. */
  async function still(from: HTMLVideoElement): Promise<string | null> {
    const takenAt = new Date()
    const { canvas, jpeg } = await snapshotOf(from)
    const analysis = await engine.analyse(canvas, withDescriptor)
    const [problem] = captureProblems(analysis)
    if (!problem) photo.current = { jpeg, analysis, takenAt }
    see(analysis)
    if (!problem) return null
    return analysis.faces.length === 0 ? faceMessages.noFace : problem.advice
  }

  function take(refused?: (sentence: string) => void) {
    if (isTaking.current || !video.current) return
    isTaking.current = true
    still(video.current)
      .then(
        (sentence) => sentence && refused?.(sentence),
        (error: unknown) => onFailure(failureSentence(error)),
      )
      .finally(() => {
        isTaking.current = false
      })
  }

  useFaceFrames({
    video,
    active: camera.state.phase === 'on' && initialized,
    wanted: () => withDescriptor,
    onAnalysis: see,
  })
  return {
    camera,
    video,
    engineStatus: status,
    reloadEngine: retry,
    shutter: () => take(onFailure),
    ...shown,
  }
}

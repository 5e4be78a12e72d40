import type { LivenessAction } from '@campanile/contract/faces/faces.ts'
import {
  nextVerification,
  startVerification,
  verificationFrames,
  wantedOfNextFrame,
} from '@campanile/face/verification.ts'
import { type RefObject, useEffect, useEffectEvent, useReducer, useState } from 'react'
import { descriptorText } from './descriptorText.ts'
import { useFaceFrames } from './useFaceFrames.ts'

/** Milliseconds without any face in the picture, and in all, after which the check is given up. */
const patience = { face: 20_000, action: 80_000 }

interface VerificationOptions {
  video: RefObject<HTMLVideoElement | null>
  action: LivenessAction
  onProof: (descriptors: string[]) => void
  onGiveUp: (problem: 'no-face' | 'action-not-shown') => void
}

/** Runs an act after a time, unless the component has gone by then. */
function useAfter(milliseconds: number, act: () => void) {
  const run = useEffectEvent(act)
  useEffect(() => {
    const timer = setTimeout(() => run(), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
}

/** Watches the camera for a face that shows the action; everything happens on the device. */
export function useVerification({ video, action, onProof, onGiveUp }: VerificationOptions) {
  const [verification, look] = useReducer(nextVerification, action, startVerification)
  const [faceSeen, setFaceSeen] = useState(false)
  const frames = verificationFrames(verification)
  useFaceFrames({
    video,
    active: frames === null,
    wanted: () => wantedOfNextFrame(verification),
    onAnalysis(analysis) {
      if (analysis.faces.length > 0) setFaceSeen(true)
      look(analysis)
    },
  })
  const prove = useEffectEvent(() => frames && onProof(frames.map(descriptorText)))
  const done = frames !== null
  useEffect(() => {
    if (done) prove()
  }, [done])
  useAfter(patience.face, () => !faceSeen && onGiveUp('no-face'))
  useAfter(patience.action, () => !done && onGiveUp('action-not-shown'))
  return verification
}

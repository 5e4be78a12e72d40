import type { LivenessAction } from '@campanile/contract/faces/faces.ts'
import { useRef } from 'react'
import { CameraStage } from './CameraStage.tsx'
import { faceInstruction, faceProgress } from './faceInstruction.ts'
import { stageClass } from './stageClass.ts'
import type { Camera } from './useCamera.ts'
import { useVerification } from './useVerification.ts'

interface FaceStageProps {
  camera: Camera
  action: LivenessAction
  onProof: (descriptors: string[]) => void
  onGiveUp: (problem: 'no-face' | 'action-not-shown') => void
}

/** The camera's picture while a movement is requested. */
export function FaceStage({ camera, ...options }: FaceStageProps) {
  const video = useRef<HTMLVideoElement>(null)
  const verification = useVerification({ video, ...options })
  return (
    <CameraStage
      camera={camera}
      video={video}
      instruction={faceInstruction(verification)}
      progress={faceProgress(verification)}
      className={stageClass}
    />
  )
}

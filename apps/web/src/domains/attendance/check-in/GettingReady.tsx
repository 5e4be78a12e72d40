import { useRef } from 'react'
import { CameraStage } from '#camera/CameraStage.tsx'
import type { Camera } from '#camera/useCamera.ts'
import { stageClass } from './stageClass.ts'

const gettingReady = { text: 'Getting ready', good: false }

/** The camera's picture until models and challenge are there. */
export function GettingReady({ camera }: { camera: Camera }) {
  const video = useRef<HTMLVideoElement>(null)
  return <CameraStage camera={camera} video={video} instruction={gettingReady} className={stageClass} />
}

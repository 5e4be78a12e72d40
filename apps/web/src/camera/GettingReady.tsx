import { useRef } from 'react'
import { CameraStage } from './CameraStage.tsx'
import { m } from './messages.ts'
import { stageClass } from './stageClass.ts'
import type { Camera } from './useCamera.ts'

const gettingReady = { text: m.gettingReady(), good: false }

/** The camera's picture until models and challenge are ready. */
export function GettingReady({ camera }: { camera: Camera }) {
  const video = useRef<HTMLVideoElement>(null)
  return <CameraStage camera={camera} video={video} instruction={gettingReady} className={stageClass} />
}

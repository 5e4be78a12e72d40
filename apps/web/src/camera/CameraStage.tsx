import { SwitchCamera } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import { cn } from '#lib/cn.ts'
import { BusyIcon } from '#ui/BusyIcon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { ArchGuide } from './ArchGuide.tsx'
import type { Camera } from './useCamera.ts'
import { type Instruction, useSteady } from './useSteady.ts'

interface CameraStageProps {
  camera: Camera
  /** Gets the video element, for `useFaceFrames` and snapshots. Its picture is not mirrored, only its look. */
  video: RefObject<HTMLVideoElement | null>
  /** What to do now; shown and read out once it has stood for a moment. */
  instruction: Instruction
  /** How much of the arch is drawn in brass, 0 to 1. */
  progress?: number
  /** Sets the size: the picture fills it. */
  className?: string
}

const pill = 'inline-flex items-center gap-2 rounded-full'
const nightPill = 'bg-night/75 text-white backdrop-blur'

/** The camera's picture behind the arch, with the instruction. Shown while the camera starts or is on. */
export function CameraStage(props: CameraStageProps) {
  const { camera, video, progress = 0, className } = props
  const instruction = useSteady(props.instruction)
  const stream = camera.state.phase === 'on' ? camera.state.stream : null
  useEffect(() => {
    const element = video.current
    if (!element) return
    element.srcObject = stream
    return () => {
      element.srcObject = null
    }
  }, [video, stream])
  return (
    <div className={cn('relative overflow-hidden bg-night text-white', className)}>
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        aria-label="Your camera"
        className={cn('absolute inset-0 size-full object-cover', camera.side === 'user' && '-scale-x-100')}
      />
      <ArchGuide progress={progress} />
      <div className="absolute inset-x-0 top-3 flex justify-between px-3">
        <span className={cn(pill, nightPill, 'h-7 px-3 text-xs font-label')}>
          {stream ? (
            <span className="size-1.5 rounded-full bg-bad" aria-hidden="true" />
          ) : (
            <BusyIcon size={12} />
          )}
          {stream ? 'Camera on' : 'Starting the camera'}
        </span>
        {camera.canSwitch && (
          <IconButton
            label="Switch camera"
            onClick={camera.switchSide}
            className={cn(nightPill, 'rounded-full hover:bg-night hover:text-white')}
          >
            <SwitchCamera size={17} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <div role="status" className="absolute inset-x-3 bottom-4 text-center">
        <span
          className={cn(
            pill,
            'min-h-9 px-4 py-1 text-base font-title shadow-2',
            instruction.good ? 'bg-brass-fill text-on-brass' : 'bg-night/85 text-white',
          )}
        >
          {instruction.text}
        </span>
      </div>
    </div>
  )
}

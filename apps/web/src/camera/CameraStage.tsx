import { SwitchCamera } from 'lucide-react'
import type { RefObject } from 'react'
import { cn } from '#lib/cn.ts'
import { BusyIcon } from '#ui/BusyIcon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { CameraPicture } from './CameraPicture.tsx'
import { m } from './messages.ts'
import type { Camera } from './useCamera.ts'
import { type Instruction, useSteady } from './useSteady.ts'
import { useStream } from './useStream.ts'

interface CameraStageProps {
  camera: Camera
  /**
   * Receives the video element, for `useFaceFrames` and snapshots. Only its display is mirrored, not its
   * picture.
   */
  video: RefObject<HTMLVideoElement | null>
  /** The current instruction, shown below the picture and announced once it has not changed for a moment. */
  instruction: Instruction
  /** How much of the arch is drawn in brass, 0 to 1. */
  progress?: number
  /** Sets the size of picture and instruction together. */
  className?: string
}

const onPicture = 'rounded-full bg-night/75 text-white backdrop-blur'

/** The camera's picture behind the arch, and the instruction below it. Shown while the camera starts or is on. */
export function CameraStage(props: CameraStageProps) {
  const { camera, video, progress = 0, className } = props
  const instruction = useSteady(props.instruction)
  const stream = camera.state.phase === 'on' ? camera.state.stream : null
  useStream(video, stream)
  return (
    <div className={cn('flex flex-col overflow-hidden bg-night text-white', className)}>
      <div className="relative min-h-0 flex-1 overflow-hidden">
        <CameraPicture ref={video} isMirrored={camera.side === 'user'} />
        <ArchGuide progress={progress} />
        <div className="absolute inset-x-0 top-3 flex justify-between px-3">
          <span className={cn(onPicture, 'inline-flex h-7 items-center gap-2 px-3 text-xs font-label')}>
            {stream ? (
              <span className="size-1.5 rounded-full bg-bad" aria-hidden="true" />
            ) : (
              <BusyIcon size={12} />
            )}
            {stream ? m.cameraOn() : m.startingTheCamera()}
          </span>
          {camera.canSwitch && (
            <IconButton
              label={m.switchCamera()}
              onClick={camera.switchSide}
              className={cn(onPicture, 'hover:bg-night hover:text-white')}
            >
              <SwitchCamera size={17} aria-hidden="true" />
            </IconButton>
          )}
        </div>
      </div>
      <div
        role="status"
        className={cn(
          'flex min-h-15 shrink-0 items-center justify-center px-4 py-2 text-center text-base font-title',
          instruction.good && 'bg-brass-fill text-on-brass',
        )}
      >
        {instruction.text}
      </div>
    </div>
  )
}

const arch = 'M116 424V214a124 124 0 0 1 248 0V424a22 22 0 0 1-22 22H138a22 22 0 0 1-22-22Z'

/**
 * The arch that the face has to fill: the area beside it is dimmed, and a brass line around it shows the
 * progress.
 */
const ArchGuide = ({ progress }: { progress: number }) => (
  <svg
    viewBox="0 0 480 520"
    preserveAspectRatio="xMidYMid slice"
    className="absolute inset-0 size-full"
    aria-hidden="true"
  >
    <path
      d={`M-400-400H880V920H-400Z${arch}`}
      fillRule="evenodd"
      className="fill-[oklch(0.2_0.03_218)] opacity-60"
    />
    <path d={arch} fill="none" className="stroke-white/55" strokeWidth="3" />
    <path
      d={arch}
      fill="none"
      pathLength={1}
      strokeDasharray={`${progress} 1`}
      strokeWidth="5"
      strokeLinecap="round"
      className={cn(
        'stroke-brass-fill transition-[stroke-dasharray] duration-150 ease-linear',
        progress === 0 && 'opacity-0',
      )}
    />
  </svg>
)

import { Camera, CameraOff, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { CameraStage } from '#camera/CameraStage.tsx'
import { type CameraProblem, cameraAdvice } from '#camera/cameraProblem.ts'
import type { Instruction } from '#camera/useSteady.ts'
import { Button } from '#ui/Button.tsx'
import { faceMessages } from '../faceMessages.ts'
import type { Shot } from '../shot.ts'
import { CheckLines } from './CheckLines.tsx'
import { type Capture, captureProgress, isReady } from './capture.ts'
import { checkList } from './checks.ts'
import { EngineFailed } from './EngineFailed.tsx'
import { m } from './messages.ts'
import { registrationStageClass } from './stageClass.ts'
import { useCameraShot } from './useCameraShot.ts'

interface CameraCaptureProps {
  /** The choice between the ways. */
  choice: ReactNode
  /** Whether the photo is taken without pressing the button. */
  isAutomatic: boolean
  onShot: (shot: Shot) => void
  onFailure: (sentence: string) => void
}

interface CameraView {
  isStarting: boolean
  isAutomatic: boolean
  capture: Capture
  hasPhoto: boolean
}

function instructionOf({ isStarting, isAutomatic, capture, hasPhoto }: CameraView): Instruction {
  const { problems } = capture
  if (isStarting) return { text: m.gettingReady(), good: false }
  if (!problems) return { text: m.lookIntoTheCamera(), good: false }
  const [problem] = problems
  if (problem) return { text: problem.advice, good: false }
  if (hasPhoto) return { text: m.photoTakenHoldStill(), good: true }
  if (!isAutomatic && isReady(capture)) return { text: m.readyPressTheButton(), good: true }
  return { text: m.goodHoldStill(), good: true }
}

interface ShutterProps {
  onPress: () => void
  disabled: boolean
  isAutomatic: boolean
}

const Shutter = ({ onPress, disabled, isAutomatic }: ShutterProps) => (
  <div className="mb-5 flex flex-col items-center gap-2.5">
    <button
      type="button"
      aria-label={m.takePhoto()}
      disabled={disabled}
      onClick={onPress}
      className="group grid size-[72px] place-items-center rounded-full ring-[3px] ring-inset ring-brand transition-transform active:scale-95 disabled:opacity-50"
    >
      <span className="grid size-[58px] place-items-center rounded-full bg-brand text-on-brand group-hover:bg-brand-hover">
        <Camera size={24} aria-hidden="true" />
      </span>
    </button>
    <p className="text-sm text-ink-3">
      {isAutomatic ? m.photoIsTakenAutomatically() : m.pressTheButtonToTryAgain()}
    </p>
  </div>
)

/** The camera behind the arch. The photo is taken automatically or by the shutter. */
export function CameraCapture({ choice, isAutomatic, onShot, onFailure }: CameraCaptureProps) {
  const { camera, video, capture, hasPhoto, engineStatus, reloadEngine, shutter } = useCameraShot({
    isAutomatic,
    onShot,
    onFailure,
  })
  const { state } = camera
  return (
    <>
      {state.phase === 'failed' ? (
        <div className={registrationStageClass}>
          <CameraFailed problem={state.problem} onRetry={camera.restart} />
        </div>
      ) : (
        <CameraStage
          camera={camera}
          video={video}
          instruction={instructionOf({
            isStarting: state.phase === 'starting' || engineStatus === 'loading',
            isAutomatic,
            capture,
            hasPhoto,
          })}
          progress={captureProgress(capture)}
          className={registrationStageClass}
        />
      )}
      <div className="flex flex-col p-6 max-md:p-4">
        {engineStatus === 'failed' && <EngineFailed onRetry={reloadEngine} />}
        <CheckLines lines={checkList(capture.problems)} />
        <p className="mt-6 text-sm text-ink-3 max-md:hidden">{m.takeOffHats()}</p>
        <div className="mt-auto md:pt-6">
          {state.phase !== 'failed' && (
            <Shutter onPress={shutter} disabled={state.phase !== 'on'} isAutomatic={isAutomatic} />
          )}
          {choice}
        </div>
      </div>
    </>
  )
}

interface CameraFailedProps {
  problem: CameraProblem
  onRetry: () => void
}

/** Shown instead of the camera's picture. */
const CameraFailed = ({ problem, onRetry }: CameraFailedProps) => (
  <div role="alert" className="flex h-full flex-col items-center justify-center px-6 py-10 text-center">
    <span className="arch grid h-[88px] w-20 place-items-center bg-surface text-ink-3">
      <CameraOff size={28} strokeWidth={1.5} aria-hidden="true" />
    </span>
    <p className="mt-5 max-w-80 text-md font-title">{faceMessages.camera}</p>
    <p className="mt-1 max-w-80 text-base text-ink-2">{cameraAdvice[problem]}</p>
    <Button className="mt-5" size="lg" icon={<RefreshCw size={15} aria-hidden="true" />} onClick={onRetry}>
      {m.tryAgain()}
    </Button>
  </div>
)

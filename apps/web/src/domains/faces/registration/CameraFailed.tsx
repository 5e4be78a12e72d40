import { CameraOff, RefreshCw } from 'lucide-react'
import { type CameraProblem, cameraAdvice } from '#camera/cameraProblem.ts'
import { Button } from '#ui/Button.tsx'
import { faceMessages } from '../faceMessages.ts'

interface CameraFailedProps {
  problem: CameraProblem
  onRetry: () => void
}

/** In the place of the camera's picture. */
export const CameraFailed = ({ problem, onRetry }: CameraFailedProps) => (
  <div role="alert" className="flex h-full flex-col items-center justify-center px-6 py-10 text-center">
    <span className="arch grid h-[88px] w-20 place-items-center bg-surface text-ink-3">
      <CameraOff size={28} strokeWidth={1.5} aria-hidden="true" />
    </span>
    <p className="mt-5 max-w-80 text-md font-title">{faceMessages.camera}</p>
    <p className="mt-1 max-w-80 text-base text-ink-2">{cameraAdvice[problem]}</p>
    <Button className="mt-5" size="lg" icon={<RefreshCw size={15} aria-hidden="true" />} onClick={onRetry}>
      Try again
    </Button>
  </div>
)

import { ScanFace } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { FaceCamera } from '#camera/FaceCamera.tsx'
import { useFaceEngine } from '#camera/useFaceEngine.ts'
import { Button } from '#ui/Button.tsx'
import { Busy } from './Busy.tsx'
import { m } from './messages.ts'
import { RefusalPanel } from './RefusalPanel.tsx'
import type { CheckInRefusal } from './refusals.ts'
import { useClassFaceCheck } from './useClassFaceCheck.ts'
import { WayCard } from './WayCard.tsx'
import type { CheckInPlace } from './ways.ts'

/** After the check was cancelled. */
function Ready({ onStart }: { onStart: () => void }) {
  // Loaded while the person reads, so that the check starts at once.
  useFaceEngine()
  return (
    <WayCard icon={ScanFace} title={m.showYourFaceToCheckIn()} message={m.lookIntoTheCameraAndMove()}>
      <Button variant="primary" size="xl" className="mt-5 w-full" onClick={onStart}>
        {m.startFaceCheck()}
      </Button>
      <p className="mt-3 text-sm text-ink-3">{m.noCameraOtherWays()}</p>
    </WayCard>
  )
}

interface FaceCheckProps {
  at: CheckInPlace
  /** The camera needs the room of the page's other parts, or gives it back. */
  onCamera: (isOn: boolean) => void
  onRetry: (refusal: CheckInRefusal) => void
}

/** From the camera, which starts at once, to the receipt that replaces it, or to the reason why not. */
export function FaceCheck({ at, onCamera, onRetry }: FaceCheckProps) {
  const flow = useClassFaceCheck(at)
  const { step } = flow
  const isLooking = step.name === 'camera'
  const tell = useEffectEvent(onCamera)
  useEffect(() => {
    tell(isLooking)
    return () => tell(false)
  }, [isLooking])
  switch (step.name) {
    case 'ready':
      return <Ready onStart={flow.open} />
    case 'camera':
      return <FaceCamera flow={flow} challenge={step.challenge} />
    case 'sending':
      return <Busy>{m.checkingYourFace()}</Busy>
    case 'failed':
      return (
        <RefusalPanel
          refusal={step.refusal}
          advice={step.advice}
          onRetry={() => {
            flow.open()
            onRetry(step.refusal)
          }}
        />
      )
  }
}

import { ScanFace } from 'lucide-react'
import { FaceCamera } from '#camera/FaceCamera.tsx'
import { useFaceEngine } from '#camera/useFaceEngine.ts'
import { BusyIcon } from '#ui/BusyIcon.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { RefusalPanel } from './RefusalPanel.tsx'
import type { CheckInRefusal } from './refusals.ts'
import { useClassFaceCheck } from './useClassFaceCheck.ts'
import { WayCard } from './WayCard.tsx'
import type { CheckInPlace } from './ways.ts'

function Ready({ onStart }: { onStart: () => void }) {
  // Loaded while the person reads, so that the check starts at once.
  useFaceEngine()
  return (
    <WayCard
      icon={ScanFace}
      title="Show your face to check in"
      message="You look into the camera and make one small movement. It takes a few seconds."
    >
      <Button variant="primary" size="xl" className="mt-5 w-full" onClick={onStart}>
        Start face check
      </Button>
      <p className="mt-3 text-sm text-ink-3">
        No camera? Check in another way, or ask your lecturer to mark you.
      </p>
    </WayCard>
  )
}

const Sending = () => (
  <Card className="p-8 text-center">
    <p role="status" className="flex items-center justify-center gap-2.5 text-md text-ink-2">
      <BusyIcon size={20} />
      Checking your face
    </p>
  </Card>
)

interface FaceCheckProps {
  at: CheckInPlace
  onRetry: (refusal: CheckInRefusal) => void
}

/** From the start button to the receipt, which takes this one's place, or to the reason why not. */
export function FaceCheck({ at, onRetry }: FaceCheckProps) {
  const flow = useClassFaceCheck(at)
  const { step } = flow
  switch (step.name) {
    case 'ready':
      return <Ready onStart={flow.open} />
    case 'camera':
      return <FaceCamera flow={flow} challenge={step.challenge} />
    case 'sending':
      return <Sending />
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

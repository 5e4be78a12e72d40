import { ScanFace } from 'lucide-react'
import { FaceCamera } from '#camera/FaceCamera.tsx'
import { useFaceEngine } from '#camera/useFaceEngine.ts'
import { BusyIcon } from '#ui/BusyIcon.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { RefusalPanel } from './RefusalPanel.tsx'
import { useClassFaceCheck } from './useClassFaceCheck.ts'

function Ready({ onStart }: { onStart: () => void }) {
  // Loaded while the person reads, so that the check starts at once.
  useFaceEngine()
  return (
    <Card className="p-5 text-center">
      <span className="arch mx-auto grid h-[66px] w-[60px] place-items-center bg-brand-tint text-brand-ink">
        <ScanFace size={28} strokeWidth={1.6} aria-hidden="true" />
      </span>
      <h2 className="mt-4 text-lg font-[620]">Show your face to check in</h2>
      <p className="mt-1 text-base text-ink-2">
        You look into the camera and make one small movement. It takes a few seconds.
      </p>
      <Button variant="primary" size="xl" className="mt-5 w-full" onClick={onStart}>
        Start face check
      </Button>
      <p className="mt-3 text-sm text-ink-3">No camera? Ask your lecturer to mark you.</p>
    </Card>
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
  classId: string
  onRetry: () => void
}

/** From the start button to the receipt, which takes this one's place, or to the reason why not. */
export function FaceCheck({ classId, onRetry }: FaceCheckProps) {
  const flow = useClassFaceCheck(classId)
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
            onRetry()
          }}
        />
      )
  }
}

import type { LivenessAction } from '@campanile/contract/faces/faces.ts'
import { ScanFace } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { FaceCamera } from '#camera/FaceCamera.tsx'
import type { DeviceProblem } from '#camera/refusal.ts'
import { useFaceCheck } from '#camera/useFaceCheck.ts'
import { useFaceEngine } from '#camera/useFaceEngine.ts'
import { useAct } from '#lib/useAct.ts'
import { Button } from '#ui/Button.tsx'
import { Busy } from './Busy.tsx'
import { m } from './messages.ts'
import { takeFaceChallenge } from './opening.ts'
import { RefusalPanel } from './RefusalPanel.tsx'
import type { CheckInRefusal } from './refusals.ts'
import { WayCard } from './WayCard.tsx'
import type { CheckInPlace } from './ways.ts'
import { writeReceipt } from './writeReceipt.ts'

/** After the check was cancelled. */
function Ready({ onStart }: { onStart: () => void }) {
  // Preloaded while the person reads, so that the check starts at once.
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

/** The face check that checks a student in to a class. The camera starts at once. */
function useClassFaceCheck(at: CheckInPlace) {
  const startFaceCheck = useAct('startFaceCheck')
  const checkIn = useAct('checkInWithFace', { onAnswer: writeReceipt })
  const report = useAct('reportCheckInProblem')
  const acts = {
    start: async (not: LivenessAction | undefined) =>
      (not === undefined && takeFaceChallenge(at.classId)) || startFaceCheck.mutateAsync({ ...at, not }),
    prove: (proof: { challenge: string; descriptors: string[] }) => checkIn.mutateAsync({ ...at, ...proof }),
    report: (problem: DeviceProblem) => report.mutate({ classId: at.classId, problem }),
  }
  return useFaceCheck(acts, 'camera')
}

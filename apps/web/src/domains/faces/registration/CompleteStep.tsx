import type { MyFace } from '@campanile/contract/faces/faces.ts'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '#ui/Button.tsx'
import { faceMessages } from '../faceMessages.ts'
import { reviewOf } from '../faceWords.ts'
import { EndStep } from './EndStep.tsx'
import { m } from './messages.ts'

/** Milliseconds: spec.md section 9. */
const autoClose = 2_000

interface CompleteStepProps {
  face: MyFace
  onClose: () => void
}

/** Closes automatically. */
function Registered({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const timer = setTimeout(() => close(), autoClose)
    return () => clearTimeout(timer)
  }, [])
  return (
    <EndStep kind="done" title={faceMessages.success}>
      {m.youCanNowCheckIn()}
    </EndStep>
  )
}

/** A registration that waits for an admin is not complete yet, so the message stays until it is dismissed. */
export const CompleteStep = ({ face, onClose }: CompleteStepProps) =>
  face.inReview ? (
    <EndStep kind="in-review" title={m.yourPhotoIsInReview()}>
      <p>{reviewOf(face)}</p>
      <Button size="lg" variant="primary" className="mt-6 min-w-32" onClick={onClose}>
        {m.done()}
      </Button>
    </EndStep>
  ) : (
    <Registered onClose={onClose} />
  )

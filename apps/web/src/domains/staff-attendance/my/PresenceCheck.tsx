import { ScanFace } from 'lucide-react'
import { Link } from 'react-router'
import { FaceCamera } from '#camera/FaceCamera.tsx'
import { useFaceEngine } from '#camera/useFaceEngine.ts'
import { settingsPath } from '#lib/settingsPath.ts'
import { BusyIcon } from '#ui/BusyIcon.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { StaffRefusal } from './StaffRefusal.tsx'
import type { Attendance, Place } from './useAttend.ts'
import { useStaffFaceCheck } from './useStaffFaceCheck.ts'

interface PresenceCheckProps {
  act: Attendance
  place: Place
  hasPasskey: boolean
}

const words = {
  'check-in': { title: 'Show your face to check in', button: 'Check in' },
  'check-out': { title: 'Show your face to check out', button: 'Check out' },
}

function Ready({ act, onStart }: { act: PresenceCheckProps['act']; onStart: () => void }) {
  // Loaded while the person reads, so that the check starts at once.
  useFaceEngine()
  return (
    <Card className="p-5 text-center">
      <span className="arch mx-auto grid h-[66px] w-[60px] place-items-center bg-brand-tint text-brand-ink">
        <ScanFace size={28} strokeWidth={1.6} aria-hidden="true" />
      </span>
      <h2 className="mt-4 text-lg font-title">{words[act].title}</h2>
      <p className="mt-1 text-base text-ink-2">
        You look into the camera and make one small movement. It takes a few seconds.
      </p>
      <Button variant="primary" size="xl" className="mt-5 w-full" onClick={onStart}>
        {words[act].button}
      </Button>
    </Card>
  )
}

/** The camera is nobody's duty. */
const AddPasskey = () => (
  <p className="text-center text-sm text-ink-2">
    Rather not use the camera?{' '}
    <Link to={settingsPath.passkeys} className="font-label text-brand-ink underline">
      Add a passkey
    </Link>{' '}
    and come back to this page.
  </p>
)

/** From the button to the server's answer, which changes the day this stands under, or to the reason why not. */
export function PresenceCheck({ act, place, hasPasskey }: PresenceCheckProps) {
  const flow = useStaffFaceCheck(act, place)
  const { step } = flow
  switch (step.name) {
    case 'ready':
      return (
        <>
          <Ready act={act} onStart={flow.open} />
          {hasPasskey ? <PasskeyButton act={act} place={place} /> : <AddPasskey />}
        </>
      )
    case 'camera':
      return (
        <div className="grid gap-4">
          <FaceCamera flow={flow} challenge={step.challenge} />
        </div>
      )
    case 'sending':
      return (
        <Card className="p-8 text-center">
          <p role="status" className="flex items-center justify-center gap-2.5 text-md text-ink-2">
            <BusyIcon size={20} />
            Checking your face
          </p>
        </Card>
      )
    case 'failed':
      return <StaffRefusal refusal={step.refusal} advice={step.advice} onRetry={flow.open} />
  }
}

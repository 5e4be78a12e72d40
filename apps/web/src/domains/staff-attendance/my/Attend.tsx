import type { MyStaffDay } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { useState } from 'react'
import { FaceCamera } from '#camera/FaceCamera.tsx'
import { BusyIcon } from '#ui/BusyIcon.tsx'
import { Card } from '#ui/Card.tsx'
import { AttendButtons } from './AttendButtons.tsx'
import { MyDayCard } from './MyDayCard.tsx'
import { m } from './messages.ts'
import { SetUpCard } from './SetUpCard.tsx'
import { StaffRefusal } from './StaffRefusal.tsx'
import type { AttendanceAct, Place } from './useAttend.ts'
import { usePasskeyCheck } from './usePasskeyCheck.ts'
import { useStaffFaceCheck } from './useStaffFaceCheck.ts'

interface AttendProps {
  act: AttendanceAct
  place: Place
  today: MyStaffDay
  /** A face or passkey was added, so the day must be read again. */
  onSetUp: () => void
}

/**
 * The day's card with its button. One tap starts the check, and the camera replaces the card until it ends.
 */
export function Attend({ act, place, today, onSetUp }: AttendProps) {
  const face = useStaffFaceCheck(act, place)
  const passkey = usePasskeyCheck(act, place)
  const [isSettingUp, setUp] = useState(false)
  const { step } = face
  const continueWith = (start: () => void) => {
    setUp(false)
    onSetUp()
    start()
  }
  if (step.name === 'camera') {
    return (
      <section aria-label={m.faceCheck()} className="grid gap-4">
        <FaceCamera flow={face} challenge={step.challenge} />
      </section>
    )
  }
  if (step.name === 'sending') {
    return (
      <Card className="p-8 text-center">
        <p role="status" className="flex items-center justify-center gap-2.5 text-md text-ink-2">
          <BusyIcon size={20} />
          {m.checkingYourFace()}
        </p>
      </Card>
    )
  }
  return (
    <>
      {step.name === 'failed' && (
        <StaffRefusal refusal={step.refusal} advice={step.advice} onRetry={face.open} />
      )}
      {passkey.refusal && <StaffRefusal {...passkey.refusal} onRetry={passkey.start} />}
      <MyDayCard today={today}>
        <AttendButtons
          act={act}
          today={today}
          isBusy={passkey.isPending}
          onStart={{ face: face.open, passkey: passkey.start, 'set-up': () => setUp(true) }}
        />
      </MyDayCard>
      {isSettingUp && (
        <SetUpCard
          face={today.face}
          onFace={() => continueWith(face.open)}
          onPasskey={() => continueWith(passkey.start)}
        />
      )}
    </>
  )
}

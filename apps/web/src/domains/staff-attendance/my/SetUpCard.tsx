import type { MyStaffDay } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { use } from 'react'
import { RegisterFace } from '#camera/RegisterFace.tsx'
import { knowsPasskeys } from '#lib/passkey.ts'
import { SetUpContext } from '#lib/setUp.ts'
import { Card } from '#ui/Card.tsx'
import { m } from './messages.ts'

interface SetUpCardProps {
  face: MyStaffDay['face']
  /** The face is registered. */
  onFace: () => void
  /** The passkey is added. */
  onPasskey: () => void
}

const titles: Record<MyStaffDay['face'], string> = {
  none: m.setUpYourCheckIn(),
  rejected: m.setUpYourCheckIn(),
  'in-review': m.yourFacePhotoIsInReview(),
  active: m.addPasskey(),
}
const messages: Record<MyStaffDay['face'], string> = {
  none: m.registerFaceOrAddPasskey(),
  rejected: m.facePhotoWasNotAccepted(),
  'in-review': m.photoHasToBeAcceptedAddPasskey(),
  active: m.howAPasskeyIsUnlocked(),
}

/** Sets up a check-in method without leaving the page, and then continues the check-in. */
export function SetUpCard({ face, onFace, onPasskey }: SetUpCardProps) {
  const setUp = use(SetUpContext)
  const needsFace = face === 'none' || face === 'rejected'
  return (
    <Card aria-labelledby="set-up" className="p-5 text-center">
      <h2 id="set-up" className="text-lg font-title">
        {titles[face]}
      </h2>
      <p className="mb-5 mt-1 text-base text-ink-2">{messages[face]}</p>
      <div className="grid gap-3">
        {needsFace && <RegisterFace onDone={onFace} />}
        {setUp && knowsPasskeys() && <setUp.Passkey onDone={onPasskey} />}
      </div>
    </Card>
  )
}

import { PasskeySetUp } from '#domains/accounts/passkeys/PasskeySetUp.tsx'
import { CheckInScreen } from '#domains/attendance/check-in/CheckInScreen.tsx'
import { SetUpContext } from '#domains/attendance/check-in/setUp.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'

const FaceSetUp = lazyDialog(() => import('#domains/faces/FaceSetUp.tsx'), 'FaceSetUp')

const setUp = { Face: FaceSetUp, Passkey: PasskeySetUp }

/** `/attendance/{classId}/{token}`: checking in, and setting up a face or passkey on the way. */
export const CheckInPage = () => (
  <SetUpContext value={setUp}>
    <CheckInScreen />
  </SetUpContext>
)

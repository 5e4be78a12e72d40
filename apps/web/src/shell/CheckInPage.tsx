import { CheckInScreen } from '#domains/attendance/check-in/CheckInScreen.tsx'
import { SetUpArea } from './SetUpArea.tsx'

/** `/attendance/{classId}/{token}`: checking in, and setting up a face or passkey on the way. */
export const CheckInPage = () => (
  <SetUpArea>
    <CheckInScreen />
  </SetUpArea>
)

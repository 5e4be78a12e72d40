import { StaffLinkScreen } from '#domains/staff-attendance/link/StaffLinkScreen.tsx'
import { SetUpArea } from './SetUpArea.tsx'

/** `/staff-attendance/{linkId}` */
export const StaffPlacePage = () => (
  <SetUpArea>
    <StaffLinkScreen audience="staff" />
  </SetUpArea>
)

/** `/lecturer-attendance/{linkId}` */
export const LecturerPlacePage = () => (
  <SetUpArea>
    <StaffLinkScreen audience="lecturer" />
  </SetUpArea>
)
